import type { CapState, TurnEstimate } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import { money } from '../../../lib/money.ts';
import { Notice } from '../../../ui/notice.tsx';
import { priceTexts as texts } from './price.texts.ts';

/** What the message will cost, beside Send. */
export function TurnPrice({ estimate }: { estimate: TurnEstimate }) {
  if (!estimate || estimate.highMicros === 0) return null;
  const { lowMicros, highMicros, currency, basis } = estimate;
  const [low, high] = [lowMicros, highMicros].map((micros) => money(amountOf(micros), currency));
  return (
    <span className="type-meta tabular text-ink-3" title={texts.basis[basis]}>
      <span className="sr-only">{texts.willCost} </span>
      {low === high ? texts.about(high!) : texts.range(low!, high!)}
    </span>
  );
}

/** A limit that is nearly or wholly spent. */
export function NearLimits({ near }: { near: readonly CapState[] }) {
  return near.map(({ scope, isReached }) => (
    <Notice key={scope} kind="warning">
      {isReached ? texts.reached[scope] : texts.near[scope]}
    </Notice>
  ));
}
