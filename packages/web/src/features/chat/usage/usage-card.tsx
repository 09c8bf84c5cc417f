import type { UsageSummary } from '@whittle/contract/chat';
import { money, roundMoney } from '../../../lib/money.ts';
import { count, short } from '../../../lib/numbers.ts';
import { usageTexts as texts } from './usage.texts.ts';
import { useUsage } from './usage.requests.ts';

type UsageCardProps = { appId: string; /** Changes whenever a reply has ended. */ turn: string | undefined };

/** What the conversation has used so far: one line that opens to its parts. For platform admins (USAGE-02 to USAGE-04). */
export function UsageCard({ appId, turn }: UsageCardProps) {
  const { data } = useUsage(appId, turn);
  if (!data || data.turns === 0) return null;
  return (
    <details className="type-meta tabular mx-4 mb-2 rounded-control bg-sunken text-ink-2">
      <summary className="cursor-pointer px-3 py-1.5 coarse:py-3">
        {texts.summary(short(data.totalTokens), data.turns)}
        {data.costs && (
          <span title={money(data.costs.total, data.costs.currency)}>
            {` · ${roundMoney(data.costs.total, data.costs.currency)}`}
          </span>
        )}
      </summary>
      <table className="w-full">
        <caption className="sr-only">{texts.caption}</caption>
        <thead>
          <tr className="text-ink-3">
            <th scope="col" className="px-3 py-1 text-start font-normal">
              {texts.part}
            </th>
            <th scope="col" className="px-3 py-1 text-end font-normal">
              {texts.tokens}
            </th>
            <th scope="col" className="px-3 py-1 text-end font-normal">
              {texts.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {partsOf(data).map(({ label, tokens, cost }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className="px-3 py-1 text-start font-normal">
                {label}
              </th>
              <td className="px-3 py-1 text-end" title={count(tokens)}>
                {short(tokens)}
              </td>
              <td className="px-3 py-1 text-end" title={cost === null ? undefined : money(cost, data.costs!.currency)}>
                {cost === null ? texts.unknown : roundMoney(cost, data.costs!.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.unpriced > 0 && <p className="border-t border-line px-3 py-1.5">{texts.unpriced(data.unpriced)}</p>}
    </details>
  );
}

type Part = { label: string; tokens: number; cost: number | null };

/** Tokens of the cache are part of the prompt's: each is counted once. */
function partsOf({ costs, ...used }: UsageSummary): Part[] {
  const { promptTokens, cacheReadTokens, cacheWriteTokens, completionTokens, totalTokens } = used;
  const fresh = Math.max(0, promptTokens - cacheReadTokens - cacheWriteTokens);
  return [
    { label: texts.input, tokens: fresh, cost: costs && costs.input },
    { label: texts.cacheRead, tokens: cacheReadTokens, cost: costs && costs.cacheRead },
    { label: texts.cacheWrite, tokens: cacheWriteTokens, cost: costs && costs.cacheWrite },
    { label: texts.output, tokens: completionTokens, cost: costs && costs.output },
    { label: texts.total, tokens: totalTokens, cost: costs && costs.total },
  ];
}
