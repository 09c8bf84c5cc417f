import type { TurnChecks, Usage } from '@whittle/contract/chat';
import { count } from '../../lib/numbers.ts';
import { duration } from '../../lib/times.ts';
import { TurnCheck } from './turn-check.tsx';

type TurnReceiptProps = {
  appId: string;
  versionId: string | null;
  isLast: boolean;
  checks: TurnChecks | null;
  usage: Usage | undefined;
  model: string | undefined;
};

/** What was proven after a turn, and what the turn took. */
export function TurnReceipt({ appId, versionId, isLast, checks, usage, model }: TurnReceiptProps) {
  return (
    <div className="flex flex-col gap-1">
      {checks && <TurnCheck appId={appId} checks={checks} versionId={versionId} isLast={isLast} />}
      {usage && <p className="type-meta tabular text-ink-3">{receipt(usage, model)}</p>}
    </div>
  );
}

/** Who wrote, how long it took, and the tokens where the model counts any. */
function receipt({ modelInfo, durationMs, totalTokens }: Usage, model: string | undefined): string {
  const tokens = totalTokens > 0 ? [`${count(totalTokens)} tokens`] : [];
  return [model ?? modelInfo.model, duration(durationMs), ...tokens].join(' · ');
}
