import type { CapState } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import { roundMoney } from '../../lib/money.ts';
import { Notice } from '../../ui/notice.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { spendTexts as texts } from './spend.texts.ts';

/** How much of each limit of the month is spent. */
export function CapStates({ states, currency }: { states: readonly CapState[]; currency: string }) {
  if (states.length === 0) return null;
  const amount = (micros: number) => roundMoney(amountOf(micros), currency);
  return (
    <section aria-labelledby="month" className="flex flex-col gap-3">
      <h2 id="month" className="type-heading">
        {texts.month}
      </h2>
      {states.map(({ scope, capMicros, spentMicros, isNear, isReached }) => (
        <div key={scope} className="flex max-w-form flex-col gap-1.5">
          <p className="tabular flex justify-between gap-3">
            <span>{texts.scopes[scope]}</span>
            <span>{texts.used(amount(spentMicros), amount(capMicros))}</span>
          </p>
          <ProgressBar
            label={texts.scopes[scope]}
            value={spentMicros}
            max={capMicros}
            valueText={texts.used(amount(spentMicros), amount(capMicros))}
          />
          {isNear && <Notice kind={isReached ? 'danger' : 'warning'}>{isReached ? texts.reached : texts.near}</Notice>}
        </div>
      ))}
    </section>
  );
}
