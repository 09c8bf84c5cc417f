import { limits } from '@whittle/contract/limits';

/** Why the builder stepped in: the frame is silent, loads itself without end, or speaks too much. */
export type FrameTrouble = 'silent' | 'reloads' | 'floods';

/**
 * How a frame is doing (PREV-11, PREV-12). A `stopped` frame is gone; a `restarting` one is gone and another one comes.
 */
export type FrameHealth = {
  phase: 'starting' | 'running' | 'stopped' | 'restarting';
  /** Pings without an answer. */
  missed: number;
  /** The instants, in ms, at which the page's script began. */
  loads: readonly number[];
  trouble: FrameTrouble | null;
  /** The app's newest version when the frame was placed or last spoke: a later one has not reached a frame in trouble. */
  version: string | null;
  /** When the frame was taken away, in ms. */
  stoppedAt: number | null;
  /** Frames in a row that took the place of one which did not answer, and have not said anything yet. */
  tries: number;
};

export type FrameHealthEvent =
  | { type: 'frame-placed'; version: string | null }
  | { type: 'heard'; version: string | null }
  | { type: 'script-began'; at: number; version: string | null }
  | { type: 'ping-sent' }
  | { type: 'flooded'; at: number }
  /** Whoever looks after a frame in trouble takes it away. Does nothing to a frame that is well, or not yet there. */
  | { type: 'stopped'; at: number }
  /** A new frame is wanted. One that answers is simply replaced; any other is taken away first. */
  | { type: 'restart-wanted'; at: number; version: string | null }
  | { type: 'restart-failed' };

export const newFrame: FrameHealth = {
  phase: 'starting',
  missed: 0,
  loads: [],
  trouble: null,
  version: null,
  stoppedAt: null,
  tries: 0,
};

const missedAtMost = limits.previewSilenceMs / limits.previewPingMs;
/** The first load fetches the libraries, over a slow line perhaps. */
const missedAtStart = 8;
/** How often a frame that says nothing, in the place of one that did not answer, is replaced without asking. */
const triesAtMost = 3;

const isGone = ({ phase }: FrameHealth) => phase === 'stopped' || phase === 'restarting';

/** Total and pure. What takes the frame away ends only with a new frame; silence ends by itself when the app answers. */
export function frameHealth(state: FrameHealth, event: FrameHealthEvent): FrameHealth {
  switch (event.type) {
    case 'frame-placed': {
      const isInPlaceOfSilent = isGone(state) || state.missed > 0;
      return { ...newFrame, version: event.version, tries: isInPlaceOfSilent ? state.tries + 1 : 0 };
    }
    case 'restart-wanted':
      if (!isGone(state) && state.trouble === null && !isStuck(state)) return state;
      return {
        ...state,
        phase: 'restarting',
        trouble: null,
        version: event.version,
        stoppedAt: state.stoppedAt ?? event.at,
      };
    case 'restart-failed':
      return state.phase === 'restarting' ? { ...state, phase: 'stopped' } : state;
    case 'stopped':
      if (state.trouble === null || state.phase === 'restarting') return state;
      return { ...state, phase: 'stopped', trouble: null, stoppedAt: state.stoppedAt ?? event.at };
  }
  if (isGone(state)) return state;
  switch (event.type) {
    case 'heard':
      return hear(state, event.version);
    case 'script-began': {
      const loads = [...state.loads.filter((at) => event.at - at < limits.previewLoadsMs), event.at];
      if (loads.length > limits.previewLoads) return takeAway({ ...state, loads }, 'reloads', event.at);
      return { ...hear(state, event.version), loads };
    }
    case 'ping-sent': {
      const missed = state.missed + 1;
      const isSilent = missed > (state.phase === 'starting' ? missedAtStart : missedAtMost);
      return { ...state, missed, trouble: isSilent ? 'silent' : null };
    }
    case 'flooded':
      return takeAway(state, 'floods', event.at);
  }
}

function hear(state: FrameHealth, version: string | null): FrameHealth {
  const isNews = state.missed > 0 || state.phase !== 'running' || state.trouble !== null || state.version !== version;
  return isNews ? { ...state, phase: 'running', missed: 0, trouble: null, version, tries: 0 } : state;
}

const takeAway = (state: FrameHealth, trouble: FrameTrouble, at: number): FrameHealth => ({
  ...state,
  phase: 'stopped',
  trouble,
  stoppedAt: at,
});

/** A frame that landed in the process of the one before it, which has not ended yet, never loads. */
const isStuck = ({ phase, tries, missed }: FrameHealth) =>
  phase === 'starting' && tries > 0 && tries <= triesAtMost && missed > tries * 2;

type Now = {
  /** The app's newest version. */
  version: string | null;
  isTurnRunning: boolean;
};

/**
 * Whether a new frame is to be placed without anybody asking: an app in trouble changed, or the frame got stuck. A
 * question of the state and not of an event, so it does not matter which of the two came first.
 */
export function isRestartDue(health: FrameHealth, { version, isTurnRunning }: Now): boolean {
  if (isStuck(health)) return true;
  const isInTrouble = health.phase === 'stopped' || (health.trouble !== null && health.phase !== 'restarting');
  return isInTrouble && !isTurnRunning && version !== null && version !== health.version;
}
