import { createLru } from '../adapters/lru.ts';

const keptApps = 5_000;

/** Apps that wait with large work for what they had. `ended` is called when the rest of one is over. */
export function createRests(now: () => number, ended: () => void) {
  const until = createLru<number>({ maxWeight: keptApps, weigh: () => 1 });
  const isResting = (app: string): boolean => (until.get(app) ?? 0) > now();
  return {
    isResting,
    rest(app: string, ms: number): void {
      if (ms <= 0) return;
      until.set(app, Math.max(now(), until.get(app) ?? 0) + ms);
      const wake = () => {
        const left = (until.get(app) ?? 0) - now();
        if (left > 0) setTimeout(wake, left).unref();
        else ended();
      };
      wake();
    },
  };
}
