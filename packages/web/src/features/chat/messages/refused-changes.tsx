import type { ActionOutcome } from '@whittle/contract/chat';
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../chat.texts.ts';

type RefusedChangesProps = {
  actions: readonly ActionOutcome[];
  /** Only the last reply offers to ask for them again. */
  onAskAgain: (() => void) | null;
};

/** What became of an action elsewhere: it came again, or the whole reply is to be continued. */
const elsewhere = ['asked-again', 'truncated'];

/** What a complete reply wanted to change and could not; the reasons stand beside its actions. */
export function RefusedChanges({ actions, onAskAgain }: RefusedChangesProps) {
  const refused = actions.filter(({ ok, problem = '' }) => !ok && !elsewhere.includes(problem));
  if (refused.length === 0) return null;
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="flex items-start gap-2 text-warning">
        <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
        {texts.notMade(refused.length)}
      </p>
      {onAskAgain && (
        <Button size="small" onClick={onAskAgain}>
          {texts.askAgain}
        </Button>
      )}
    </div>
  );
}
