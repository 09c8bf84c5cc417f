import { useEffect, useEffectEvent, useState } from 'react';

/** Stops the running turn, also by Ctrl+. from anywhere in the window. */
export function useStop(isTurnRunning: boolean, onStop: () => Promise<void>, onFailure: () => void) {
  const [isStopping, setIsStopping] = useState(false);
  const stop = async () => {
    setIsStopping(true);
    try {
      await onStop();
    } catch {
      onFailure();
    } finally {
      setIsStopping(false);
    }
  };
  const onStopKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '.' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void stop();
  });
  useEffect(() => {
    if (!isTurnRunning) return;
    document.addEventListener('keydown', onStopKey);
    return () => document.removeEventListener('keydown', onStopKey);
  }, [isTurnRunning]);
  return { isStopping, stop };
}
