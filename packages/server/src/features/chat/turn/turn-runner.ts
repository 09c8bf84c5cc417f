import type { AppId } from '@whittle/contract/ids';
import type { Logger } from 'pino';
import { type InterruptionKind, type Turn, TurnInterrupted } from './turn.ts';

/** The turns that this process runs, whoever asked for them. */
export interface TurnRunner {
  /** Runs the turn in the background. */
  start(turn: Turn): void;
  /** False when this process does not run a turn of the app. */
  interrupt(appId: AppId, kind: InterruptionKind): boolean;
  isRunning(appId: AppId): boolean;
  /** The server stops: no turn is to be started any more. */
  readonly isStopping: boolean;
  running(): Turn[];
  /** Interrupts every turn and resolves when they have stored where they are. */
  stop(): Promise<void>;
}

type Running = { turn: Turn; controller: AbortController; done: Promise<void> };

export function createTurnRunner({
  run,
  log,
  turnMs,
}: {
  run(turn: Turn, signal: AbortSignal): Promise<void>;
  log: Logger;
  /** Longest turn. */
  turnMs: number;
}): TurnRunner {
  const running = new Map<AppId, Running>();
  let isStopping = false;

  const interrupt = (appId: AppId, kind: InterruptionKind) => {
    running.get(appId)?.controller.abort(new TurnInterrupted(kind));
    return running.has(appId);
  };

  return {
    start(turn) {
      const controller = new AbortController();
      const limit = setTimeout(() => controller.abort(new TurnInterrupted('too-slow')), turnMs);
      const done = run(turn, controller.signal)
        .catch((err: unknown) => log.error({ err, appId: turn.appId, turnId: turn.id }, 'a turn was left to others'))
        .finally(() => {
          clearTimeout(limit);
          if (running.get(turn.appId)?.turn === turn) running.delete(turn.appId);
        });
      running.set(turn.appId, { turn, controller, done });
    },
    interrupt,
    isRunning: (appId) => running.has(appId),
    get isStopping() {
      return isStopping;
    },
    running: () => [...running.values()].map(({ turn }) => turn),
    async stop() {
      isStopping = true;
      const all = [...running.values()];
      for (const { turn } of all) interrupt(turn.appId, 'shutdown');
      await Promise.all(all.map(({ done }) => done));
    },
  };
}
