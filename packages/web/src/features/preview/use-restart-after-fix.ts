import { useEffect, useState } from 'react';
import type { Preview } from './use-preview.ts';

/** A stopped app that the assistant was asked to mend starts again when it has finished. Answers how to ask for that. */
export function useRestartAfterFix({ isStopped, refresh }: Preview, isTurnRunning: boolean): () => void {
  const [stage, setStage] = useState<'none' | 'asked' | 'working'>('none');
  if (stage === 'asked' && isTurnRunning) setStage('working');
  const isDue = stage === 'working' && !isTurnRunning;
  useEffect(() => {
    if (!isDue) return;
    setStage('none');
    if (isStopped) refresh();
  }, [isDue, isStopped, refresh]);
  return () => setStage('asked');
}
