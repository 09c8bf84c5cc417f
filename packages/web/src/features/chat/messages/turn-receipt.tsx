import type { Usage } from '@whittle/contract/chat';
import type { TurnCost } from '@whittle/contract/spend/spend';
import { amountOf } from '@whittle/domain/models/money';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import { money } from '../../../lib/money.ts';
import { duration } from '../../../lib/times.ts';
import { shownModel } from '../../../core/models/shown-model.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { priceTexts } from '../usage/price.texts.ts';
import { TurnCheck } from './turn-check.tsx';

type TurnReceiptProps = {
  onGoBack: (() => void) | null;
  checks: TurnChecks | null;
  usage: Usage | undefined;
  model: string | undefined;
  cost: TurnCost | undefined;
};

/** What was proven after a turn, and what the turn took. */
export function TurnReceipt({ onGoBack, checks, usage, model, cost }: TurnReceiptProps) {
  return (
    <div className="flex flex-col gap-2">
      {checks && <TurnCheck checks={checks} onGoBack={onGoBack} />}
      {usage && <p className="type-meta tabular text-ink-3">{receipt(usage, model)}</p>}
      {cost && cost.workMicros + cost.repairMicros > 0 && (
        <p className="type-meta tabular text-ink-3">{bill(cost, checks?.stopped ?? 0)}</p>
      )}
    </div>
  );
}

/** New work, corrections of it that nobody asked for, and what was not sent again. */
function bill({ workMicros, repairMicros, currency }: TurnCost, stopped: number): string {
  const price = (micros: number) => money(amountOf(micros), currency);
  const repairs = repairMicros > 0 ? [priceTexts.repairs(price(repairMicros))] : [];
  const notSent = stopped > 0 ? [priceTexts.stopped(stopped)] : [];
  return [priceTexts.work(price(workMicros)), ...repairs, ...notSent].join(' · ');
}

/** Who wrote, how long it took, the tokens where the model counts any, and their price where it is known. */
function receipt({ modelInfo, durationMs, totalTokens, cost }: Usage, model: string | undefined): string {
  const tokens = totalTokens > 0 ? [texts.tokens(totalTokens)] : [];
  const price = cost && totalTokens > 0 ? [money(cost.amount, cost.currency)] : [];
  return [shownModel(model ?? modelInfo.model), duration(durationMs), ...tokens, ...price].join(' · ');
}
