import type { ProcessLink } from '../../../adapters/realtime/process-link.ts';
import { createBatchQueue } from './batch-queue.ts';
import { createBatchRunner } from './batch-runner.ts';
import { createBatchesService } from './batches.service.ts';

type Deps = Omit<Parameters<typeof createBatchRunner>[0], 'queue' | 'alive'> &
  Omit<Parameters<typeof createBatchesService>[0], 'runner'> & { link: ProcessLink };

/** Batch runs, and what does them. */
export function createBatches(deps: Deps) {
  const queue = createBatchQueue({ ...deps, processId: deps.link.processId });
  const runner = createBatchRunner({ ...deps, queue, alive: deps.link.alive });
  return { ...createBatchesService({ ...deps, runner }), runs: runner };
}
