import { EventEmitter } from 'node:events';
import type { AppId } from '@whittle/contract/ids';
import type { BlockResult, RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import { followEvents } from '../../../adapters/follow-events.ts';
import { type RunProgress, type StoredRun, toRun } from './runs.store.ts';

export type Again = { kind: 'redo' | 'validate'; before: readonly BlockResult[] };

/** A run that this process works on. */
export type LiveRun = {
  /** What is made or checked again, and what the blocks of it were; null for a run of the whole tool. */
  again: Again | null;
  stored: StoredRun;
  run: ToolRun;
  progress: RunProgress;
  /** Ends the work. */
  abort: AbortController;
  /** Aborted when the work is over, so that nothing is stored after it. */
  ended: AbortController;
  /** What a growing text was when it was last told. */
  told: Map<string, string>;
  events: EventEmitter<{ event: [RunEvent] }>;
};

export type LiveRuns = ReturnType<typeof createLiveRuns>;

/** The runs that this process works on, and who reads along. */
export function createLiveRuns() {
  const runs = new Map<string, LiveRun>();
  const keyOf = (appId: AppId, runId: string) => `${appId} ${runId}`;

  return {
    start(stored: StoredRun, again: Again | null = null): LiveRun {
      const run = toRun(stored);
      const { answer, model, promptTokens, completionTokens, sources, stageAnswers } = stored;
      const progress = {
        ...{ answer, model, promptTokens, completionTokens, sources },
        blocks: [...run.blocks],
        stageAnswers: { ...stageAnswers },
      };
      const [abort, ended] = [new AbortController(), new AbortController()];
      const one: LiveRun = { again, stored, run, progress, abort, ended, told: new Map(), events: new EventEmitter() };
      one.events.setMaxListeners(0);
      runs.set(keyOf(stored.appId, run.id), one);
      return one;
    },
    find: (appId: AppId, runId: string): LiveRun | null => runs.get(keyOf(appId, runId)) ?? null,
    all: (): LiveRun[] => [...runs.values()],
    /** Tells who reads along what a block is now; of a text that grew only what is new. */
    tell({ events, told }: LiveRun, block: BlockResult) {
      const before = told.get(block.blockId);
      const isText = block.state === 'pending' && typeof block.value === 'string';
      if (isText) told.set(block.blockId, block.value as string);
      else told.delete(block.blockId);
      const hasGrown = isText && before !== undefined && (block.value as string).startsWith(before);
      if (!hasGrown) return void events.emit('event', { type: 'block', block });
      const text = (block.value as string).slice(before.length);
      if (text !== '') events.emit('event', { type: 'text', blockId: block.blockId, from: before.length, text });
    },
    end(appId: AppId, run: ToolRun) {
      const one = runs.get(keyOf(appId, run.id));
      runs.delete(keyOf(appId, run.id));
      one?.events.emit('event', { type: 'end', run });
    },
    /** The run as it is now, then what changes. */
    follow: ({ run, progress, events }: LiveRun, signal: AbortSignal): AsyncGenerator<RunEvent> =>
      followEvents(events, signal, () => ({
        type: 'run',
        run: { ...run, blocks: [...progress.blocks], sources: progress.sources },
      })),
  };
}
