import { createLru } from '../lru.ts';
import type { Job } from './fair-queue.ts';

const keptKinds = 5_000;
/** How much the last time counts against those before. */
const newest = 0.3;

/** How long work is expected to take, by how long the same kind took for the same app. What is new is expected to be short. */
export function createCosts() {
  const averages = createLru<number>({ maxWeight: keptKinds, weigh: () => 1 });
  const keyOf = ({ app, kind }: Pick<Job, 'app' | 'kind'>) => `${app}/${kind}`;
  return {
    expected: (job: Pick<Job, 'app' | 'kind'>): number => averages.get(keyOf(job)) ?? 0,
    note(job: Pick<Job, 'app' | 'kind'>, tookMs: number): void {
      const before = averages.get(keyOf(job));
      // Work that turns out long counts as such from its first end on.
      averages.set(keyOf(job), before === undefined ? tookMs : before + newest * (tookMs - before));
    },
  };
}
