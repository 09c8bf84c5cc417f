import type { Integrations, UsageRow } from '@whittle/contract/integrations';
import { useState } from 'react';
import { money } from '../../lib/money.ts';
import { count } from '../../lib/numbers.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { integrationsTexts as texts } from './integrations.texts.ts';

type By = 'endpoint' | 'day';
/** `cost` is what is known of it; `isCostKnown` says whether that is all. */
type Total = { name: string; calls: number; failures: number; tokens: number; cost: number; isCostKnown: boolean };

const views = [
  { value: 'endpoint', label: texts.byEndpoint },
  { value: 'day', label: texts.byDay },
] as const;

/** How often what was called, with the tokens of the model, by endpoint or by day. */
export function UsageTable({ usage, currency, today }: Pick<Integrations, 'usage' | 'currency' | 'today'>) {
  const [by, setBy] = useState<By>('endpoint');
  return (
    <section aria-labelledby="usage-title">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="usage-title" className="type-heading">
          {texts.usage}
        </h3>
        {usage.length > 0 && <Segmented label={texts.usage} value={by} onChange={setBy} options={views} />}
      </div>
      <p className="tabular mt-1 text-ink-2">
        {texts.today(today.tokens, today.tokensMax)} · {texts.todayImages(today.images, today.imagesMax)}
      </p>
      {usage.length === 0 ? (
        <p className="mt-2 text-ink-2">{texts.noUsage}</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="mt-3 w-full">
            <thead>
              <tr className="type-meta border-b border-line text-ink-2">
                <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                  {by === 'day' ? texts.day : texts.columns.endpoint}
                </th>
                <th scope="col" className="px-2 text-end font-medium">
                  {texts.columns.calls}
                </th>
                <th scope="col" className="px-2 text-end font-medium">
                  {texts.columns.failures}
                </th>
                <th scope="col" className="px-2 text-end font-medium">
                  {texts.columns.tokens}
                </th>
                <th scope="col" className="ps-2 text-end font-medium">
                  {texts.columns.cost}
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {totals(usage, by).map(({ name, calls, failures, tokens, ...costs }) => (
                <tr key={name}>
                  <th scope="row" className="py-2 pe-3 text-start font-normal break-all">
                    {name}
                  </th>
                  <td className="tabular px-2 text-end">{count(calls)}</td>
                  <td className="tabular px-2 text-end">{count(failures)}</td>
                  <td className="tabular px-2 text-end">{count(tokens)}</td>
                  <td className="tabular ps-2 text-end">{costWords(costs, currency)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** An unknown price is said to be unknown; with others that are known the sum is the least that it was. */
function costWords({ cost, isCostKnown }: Pick<Total, 'cost' | 'isCostKnown'>, currency: string): string {
  if (isCostKnown) return cost === 0 ? texts.noCost : money(cost, currency);
  return cost === 0 ? texts.unknownCost : texts.costAtLeast(money(cost, currency));
}

/** Rows come newest day first, which the days keep; endpoints stand by how often they were called. */
function totals(usage: readonly UsageRow[], by: By): Total[] {
  const sums = new Map<string, Total>();
  for (const row of usage) {
    const name = by === 'day' ? row.day : row.endpoint;
    const sum = sums.get(name) ?? { name, calls: 0, failures: 0, tokens: 0, cost: 0, isCostKnown: true };
    sums.set(name, {
      name,
      calls: sum.calls + row.calls,
      failures: sum.failures + row.failures,
      tokens: sum.tokens + row.promptTokens + row.completionTokens,
      cost: sum.cost + (row.cost ?? 0),
      isCostKnown: sum.isCostKnown && row.cost !== null,
    });
  }
  const rows = [...sums.values()];
  return by === 'day' ? rows : rows.toSorted((a, b) => b.calls - a.calls);
}
