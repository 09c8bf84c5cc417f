import type { SpendDifference } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import { money } from '../../lib/money.ts';
import { count } from '../../lib/numbers.ts';
import { Notice } from '../../ui/notice.tsx';
import { spendTexts as texts } from './spend.texts.ts';

type SpendDifferencesProps = { differences: readonly SpendDifference[]; currency: string };

/** Where a provider's own figures are not ours, a line for each day and model (USAGE-12). */
export function SpendDifferences({ differences, currency }: SpendDifferencesProps) {
  if (differences.length === 0) return null;
  const price = (micros: number) => money(amountOf(micros), currency);
  return (
    <div className="flex flex-col gap-2">
      <Notice kind="warning">{texts.differences}</Notice>
      <ul className="type-meta tabular text-ink-2">
        {differences.map(({ day, provider, model, calls, cost, tokens }) => (
          <li key={`${day} ${provider} ${model}`} className="[overflow-wrap:anywhere]">
            {[
              texts.differsOn(day, model, calls),
              ...(cost ? [texts.costDiffers(price(cost.reportedMicros), price(cost.computedMicros))] : []),
              ...(tokens ? [texts.tokensDiffer(count(tokens.reported), count(tokens.computed))] : []),
            ].join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
