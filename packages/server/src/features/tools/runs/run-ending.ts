import type { BlockResult, ToolRun } from '@whittle/contract/tools/tool-run';
import { AppError } from '../../../http/app-error.ts';
import type { LiveRun } from './live-runs.ts';
import type { RunEnd, StoredRun } from './runs.store.ts';

/** What is stored of a run's end, and whether it is given back to who ran it. */
export type Ending = { how: Partial<RunEnd>; isFree: boolean };

type Cause = { kind: 'done' } | { kind: 'failed'; problem: NonNullable<ToolRun['problem']> } | { kind: 'cancelled' };

export const problemOf = ({ code, message }: AppError) => ({ code, message });

/** The end of a run that this process worked on. Blocks that were to be made or checked again and were not are as they were before. */
export function endingOf({ progress, again }: Pick<LiveRun, 'progress' | 'again'>, cause: Cause): Ending {
  if (again) {
    const blocks = cause.kind === 'done' ? progress.blocks : again.before.reduce(withBlock, progress.blocks);
    const problem = cause.kind === 'failed' ? cause.problem : null;
    return { how: { ...progress, blocks, state: 'success', problem }, isFree: false };
  }
  if (cause.kind === 'failed') return { how: { ...progress, state: 'error', problem: cause.problem }, isFree: true };
  if (cause.kind === 'cancelled')
    return { how: { ...progress, state: 'cancelled', problem: null }, isFree: progress.answer === '' };
  const isEmpty = progress.blocks.every(({ state }) => state === 'failed');
  const needsModel = isEmpty && progress.blocks.every(({ problem }) => problem === 'needs-model');
  return {
    how: {
      ...progress,
      state: needsModel ? 'error' : 'success',
      problem: needsModel ? problemOf(new AppError('model-missing')) : null,
    },
    isFree: isEmpty,
  };
}

/** The end of a run that another process worked on, which is gone or does not hear us. */
export function endingOfStored({ redos, blocks, answer }: StoredRun, kind: 'cancelled' | 'interrupted'): Ending {
  const problem = kind === 'interrupted' ? problemOf(new AppError('run-interrupted')) : null;
  if (redos > 0) {
    const left = blocks.map((block): BlockResult =>
      block.state === 'pending' ? { ...block, state: 'failed', problem: 'missing' } : block,
    );
    return { how: { blocks: left, state: 'success', problem }, isFree: false };
  }
  if (kind === 'interrupted') return { how: { state: 'error', problem }, isFree: true };
  return { how: { state: 'cancelled', problem: null }, isFree: answer === '' };
}

export const withBlock = (blocks: readonly BlockResult[], block: BlockResult): BlockResult[] =>
  blocks.some(({ blockId }) => blockId === block.blockId)
    ? blocks.map((one) => (one.blockId === block.blockId ? block : one))
    : [...blocks, block];
