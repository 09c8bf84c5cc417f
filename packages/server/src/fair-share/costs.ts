import { createLru } from '../adapters/lru.ts';
import type { Job } from './fair-queue.ts';

const keptKinds = 5_000;
/** How much the last time counts against those before. */
const newest = 0.3;

/** What is new counts as `unknown`, and is expected to be short. */
export type Length = 'short' | 'unknown' | 'long';

/** How long a kind of work is expected to take. */
export class Cost {
  expectedMs = 0;
  /** Bytes of the last answer, where that was large. */
  largeBytes = 0;
  #isKnown = false;
  readonly #longMs: number;

  constructor(longMs: number) {
    this.#longMs = longMs;
  }

  get length(): Length {
    if (this.expectedMs > this.#longMs || this.largeBytes > 0) return 'long';
    return this.#isKnown ? 'short' : 'unknown';
  }

  note(tookMs: number): void {
    // Work that turns out long counts as such from its first end on.
    this.expectedMs = this.#isKnown ? this.expectedMs + newest * (tookMs - this.expectedMs) : tookMs;
    this.#isKnown = true;
  }
}

/** Finds the cost of work, by how long the same kind took for the same app. */
export function createCosts(longMs: number) {
  const costs = createLru<Cost>({ maxWeight: keptKinds, weigh: () => 1 });
  return ({ app, kind }: Pick<Job, 'app' | 'kind'>): Cost => {
    const key = `${app}/${kind}`;
    const known = costs.get(key);
    if (known) return known;
    const cost = new Cost(longMs);
    costs.set(key, cost);
    return cost;
  };
}
