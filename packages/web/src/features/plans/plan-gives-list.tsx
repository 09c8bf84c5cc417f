import type { PlanId } from '@whittle/contract/plans/plan-table';
import { Check } from 'lucide-react';
import { planGives } from './plan-gives.ts';

/** What a plan has, a line each. */
export function PlanGivesList({ plan }: { plan: PlanId }) {
  return (
    <ul className="flex flex-1 flex-col gap-1.5">
      {planGives(plan).map((line) => (
        <li key={line} className="flex items-start gap-2">
          <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-accent-text" />
          {line}
        </li>
      ))}
    </ul>
  );
}
