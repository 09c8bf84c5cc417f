import type { Clock } from '../../adapters/clock.ts';

const windowMs = 60_000;
const maxAddresses = 50_000;

/**
 * Counts calls per network address within a minute, in this process alone: a table of them would cost more than what it
 * protects.
 */
export function createCallLimit(clock: Clock, max: number) {
  let since = 0;
  const calls = new Map<string, number>();
  return {
    take(address: string): boolean {
      const now = clock.now().getTime();
      if (Math.abs(now - since) >= windowMs || calls.size >= maxAddresses) {
        since = now;
        calls.clear();
      }
      const count = (calls.get(address) ?? 0) + 1;
      calls.set(address, count);
      return count <= max;
    },
  };
}
