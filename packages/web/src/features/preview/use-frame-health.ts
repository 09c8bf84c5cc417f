import { limits } from '@whittle/contract/limits';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { frameHealth, type FrameHealth, type FrameHealthEvent, newFrame } from './frame-health.ts';

type Options = {
  /** Changes with each new frame; null while there is none. */
  load: number | null;
  /** The app's newest version. */
  version: string | null;
  ping: (id: number) => void;
};

/** Asks the frame every two seconds whether it still answers, as long as somebody looks at this window (PREV-11). */
export function useFrameHealth({ load, version, ping }: Options): [FrameHealth, (event: FrameHealthEvent) => void] {
  const [health, dispatch] = useReducer(frameHealth, newFrame);
  const isGone = health.phase === 'stopped' || health.phase === 'restarting';

  const onPlaced = useEffectEvent(() => dispatch({ type: 'frame-placed', version }));
  useEffect(() => {
    if (load !== null) onPlaced();
  }, [load]);

  useEffect(() => {
    if (load === null || isGone) return;
    let id = 0;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      ping((id += 1));
      dispatch({ type: 'ping-sent' });
    }, limits.previewPingMs);
    return () => clearInterval(timer);
  }, [load, isGone, ping]);

  return [health, dispatch];
}
