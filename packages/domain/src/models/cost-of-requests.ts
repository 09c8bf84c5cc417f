import type { UsageCosts } from '@whittle/contract/chat';
import { type CostParts, shownParts, type Rates } from './cost-of.ts';
import { amountOf, type Micros } from './money.ts';

/** A request as the ledger has it: what we computed by its own rates, and what counts, which its provider may have reported. */
export type PaidRequest = { rates: Rates | null; costs: CostParts | null; costMicros: Micros | null };

const parts = ['input', 'cacheRead', 'cacheWrite', 'output', 'images'] as const;

/**
 * What requests cost together, each at its own price; null where no price of any is known. The rates stand in it where
 * all of them had the same (USAGE-11).
 */
export function costOfRequests(requests: readonly PaidRequest[]): UsageCosts | null {
  const paid = requests.flatMap(({ costMicros, ...one }) => (costMicros === null ? [] : { ...one, costMicros }));
  // One that failed before its answer cost nothing, whatever its price: that says nothing of the others.
  const isKnown = paid.length === requests.length || paid.some(({ costMicros }) => costMicros > 0);
  if (paid.length === 0 || !isKnown) return null;
  const sums = { input: 0, cacheRead: 0, cacheWrite: 0, output: 0, images: 0 };
  for (const { costs, costMicros } of paid) {
    const shared = costs && shareOut(costs, costMicros);
    for (const part of parts) sums[part] += shared?.[part] ?? 0;
  }
  const total = paid.reduce((sum, { costMicros }) => sum + costMicros, 0);
  const priced = paid.filter(({ costMicros }) => costMicros > 0);
  const [first] = priced.length > 0 ? priced : paid;
  const isSame = (priced.length > 0 ? priced : paid).every(
    ({ rates }) => JSON.stringify(rates) === JSON.stringify(first!.rates),
  );
  return {
    ...shownParts(sums),
    total: amountOf(total),
    ...(isSame && first!.rates && { rates: shownParts(first!.rates) }),
  };
}

/** The parts of what was paid, in the proportions that we computed; together they are exactly what was paid. */
function shareOut(costs: CostParts, paid: Micros): Omit<CostParts, 'total'> | null {
  if (costs.total === paid) return costs;
  if (costs.total === 0) return null;
  const share = (part: Micros) => Math.floor((part / costs.total) * paid);
  const shares = {
    ...{ input: share(costs.input), cacheRead: share(costs.cacheRead), cacheWrite: share(costs.cacheWrite) },
    ...{ output: share(costs.output), images: share(costs.images) },
  };
  const largest = parts.reduce((a, b) => (costs[b] > costs[a] ? b : a));
  shares[largest] += paid - parts.reduce((sum, part) => sum + shares[part], 0);
  return shares;
}
