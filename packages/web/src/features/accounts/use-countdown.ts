import { useCallback, useEffect, useState } from 'react';

/** Whole seconds until zero, and the function that starts over. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  const restart = useCallback(() => setLeft(seconds), [seconds]);
  return [left, restart];
}
