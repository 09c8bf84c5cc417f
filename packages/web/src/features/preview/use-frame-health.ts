import { limits } from '@whittle/contract/limits';
import { useEffect, useReducer } from 'react';
import { frameHealth, type FrameHealth, type FrameHealthEvent, newFrame } from './frame-health.ts';

type Options = {
  /** Changes with each new frame; null while there is none. */
  load: number | null;
  ping: (id: number) => void;
};

/** Asks the frame every two seconds whether it still answers, as long as somebody looks at this window (PREV-11). */
export function useFrameHealth({ load, ping }: Options): [FrameHealth, (event: FrameHealthEvent) => void] {
  const [health, dispatch] = useReducer(frameHealth, newFrame);

  useEffect(() => {
    if (load !== null) dispatch({ type: 'frame-placed' });
  }, [load]);

  useEffect(() => {
    if (load === null || health.phase === 'stopped') return;
    let id = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      ping((id += 1));
      dispatch({ type: 'ping-sent' });
    }, limits.previewPingMs);
    return () => clearInterval(timer);
  }, [load, health.phase, ping]);

  return [health, dispatch];
}
