import { limits } from '@whittle/contract/limits';

/** Why the builder stepped in: the frame is silent, loads itself without end, or speaks too much. */
export type FrameTrouble = 'silent' | 'reloads' | 'floods';

/**
 * How a frame is doing (PREV-11, PREV-12). `missed` counts pings without an answer; a frame that has not said anything
 * yet is given longer. `loads` holds the instants, in ms, at which the page's script began. A `stopped` frame is gone.
 */
export type FrameHealth = {
  phase: 'starting' | 'running' | 'stopped';
  missed: number;
  loads: readonly number[];
  trouble: FrameTrouble | null;
};

export type FrameHealthEvent =
  | { type: 'frame-placed' }
  | { type: 'heard' }
  | { type: 'script-began'; at: number }
  | { type: 'ping-sent' }
  | { type: 'flooded' }
  | { type: 'stopped' };

export const newFrame: FrameHealth = { phase: 'starting', missed: 0, loads: [], trouble: null };

const missedAtMost = limits.previewSilenceMs / limits.previewPingMs;
/** The first load fetches the libraries, over a slow line perhaps. */
const missedAtStart = 8;

/** Total and pure. What takes the frame away ends only with a new frame; silence ends by itself when the app answers. */
export function frameHealth(state: FrameHealth, event: FrameHealthEvent): FrameHealth {
  if (event.type === 'frame-placed') return newFrame;
  if (state.phase === 'stopped') return state;
  switch (event.type) {
    case 'heard':
      return state.missed === 0 && state.phase === 'running' && state.trouble === null
        ? state
        : { ...state, phase: 'running', missed: 0, trouble: null };
    case 'script-began': {
      const loads = [...state.loads.filter((at) => event.at - at < limits.previewLoadsMs), event.at];
      if (loads.length > limits.previewLoads) return { ...state, phase: 'stopped', trouble: 'reloads', loads };
      return { phase: 'running', missed: 0, trouble: null, loads };
    }
    case 'ping-sent': {
      const missed = state.missed + 1;
      const isSilent = missed > (state.phase === 'starting' ? missedAtStart : missedAtMost);
      return { ...state, missed, trouble: isSilent ? 'silent' : null };
    }
    case 'flooded':
      return { ...state, phase: 'stopped', trouble: 'floods' };
    case 'stopped':
      return { ...state, phase: 'stopped', trouble: null };
  }
}
