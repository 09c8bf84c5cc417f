import { useRef } from 'react';

/** Runs `work` unless it is still running. What a mutation says of itself is drawn later than a second click may come. */
export function useOneAtATime<A extends unknown[]>(work: (...given: A) => Promise<unknown>): (...given: A) => void {
  const isRunning = useRef(false);
  return (...given) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void work(...given).finally(() => (isRunning.current = false));
  };
}
