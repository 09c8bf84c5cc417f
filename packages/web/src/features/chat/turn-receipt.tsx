import type { TurnChecks, Usage } from '@whittle/contract/chat';
import { ChevronRight, CircleCheck, TriangleAlert } from 'lucide-react';
import { count } from '../../lib/numbers.ts';
import { duration } from '../../lib/times.ts';
import { chatTexts as texts } from './chat.texts.ts';

type TurnReceiptProps = { checks: TurnChecks | null; usage: Usage | undefined; model: string | undefined };

/** What was proven after a turn, and what the turn took. */
export function TurnReceipt({ checks, usage, model }: TurnReceiptProps) {
  return (
    <div className="flex flex-col gap-1">
      {checks && checks.problems.length === 0 && (
        <p className="flex items-center gap-1.5 text-ink-2">
          <CircleCheck aria-hidden size={16} className="text-success" />
          <span className="tabular">{texts.checked(checks.filesChecked, 0)}</span>
        </p>
      )}
      {checks && checks.problems.length > 0 && (
        <details className="group">
          <summary className="flex w-fit list-none items-center gap-1.5 text-warning">
            <TriangleAlert aria-hidden size={16} />
            <span className="tabular">{texts.checked(checks.filesChecked, checks.problems.length)}</span>
            <ChevronRight aria-hidden size={16} className="group-open:rotate-90" />
          </summary>
          <ul className="mt-1 flex flex-col gap-1 pl-5.5">
            {checks.problems.map((problem) => (
              <li key={`${problem.file}:${problem.line}:${problem.message}`} className="break-words">
                <span className="type-code">{problem.file}</span>
                {problem.line !== null && <span className="text-ink-2">, {texts.line(problem.line)}</span>}:{' '}
                {problem.message}
              </li>
            ))}
          </ul>
        </details>
      )}
      {usage && <p className="type-meta tabular text-ink-3">{receipt(usage, model)}</p>}
    </div>
  );
}

/** Who wrote, how long it took, and the tokens where the model counts any. */
function receipt({ modelInfo, durationMs, totalTokens }: Usage, model: string | undefined): string {
  const tokens = totalTokens > 0 ? [`${count(totalTokens)} tokens`] : [];
  return [model ?? modelInfo.model, duration(durationMs), ...tokens].join(' · ');
}
