import type { ActionOutcome } from '@whittle/contract/chat';
import type { Block } from '@whittle/domain/chat/action-stream';
import { ChevronRight, FileDiff } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { ActionRow, type EndedBy } from './action-row.tsx';
import { chatTexts as texts } from '../chat.texts.ts';

type ActionGroupProps = {
  group: Extract<Block, { kind: 'group' }>;
  outcomes: readonly ActionOutcome[];
  /** The newest message stays open where something went wrong; older ones are history. */
  isLast: boolean;
  /** The reply that the group stands in is still being written. */
  isStreaming: boolean;
  endedBy: EndedBy;
  /** The changes of the whole reply are offered at its last group. */
  showsChanges: boolean;
  onOpenAction: (index: number) => void;
  /** Null when the turn made no version to compare. */
  onOpenChanges: (() => void) | null;
};

const leavesRowsOut = ({ records }: ActionOutcome) => records !== undefined && records.imported < records.total;

/** What a reply changes under one title: open while it is written, folded to title and count when it is done (GEN-09). */
export const ActionGroup = memo(function ActionGroup({
  group,
  outcomes,
  isLast,
  isStreaming,
  endedBy,
  showsChanges,
  onOpenAction,
  onOpenChanges,
}: ActionGroupProps) {
  const [isOpenByHand, setIsOpenByHand] = useState<boolean | null>(null);
  const [isAskedTooEarly, setIsAskedTooEarly] = useState(false);
  const listId = useId();
  const hasProblem = group.actions.some((action) => {
    const outcome = outcomes.find(({ index }) => index === action.index);
    if (outcome?.problem === 'asked-again') return false;
    return action.isTruncated || (outcome !== undefined && (!outcome.ok || leavesRowsOut(outcome)));
  });
  const isOpen = isOpenByHand ?? (isStreaming || (isLast && hasProblem));
  const isWhole = group.isComplete || !isStreaming;

  return (
    <section
      className={cx(
        'border border-line bg-surface',
        isWhole ? 'notch' : 'rounded-tile rounded-se-none',
        isWhole && isStreaming && 'notch-opens',
      )}
    >
      <div className="flex items-center gap-1 pe-3">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpenByHand(!isOpen)}
            className="quick focus-inset flex min-h-10 w-full items-center gap-2 rounded-s-tile px-3 py-2 text-start hover:bg-hover coarse:min-h-11"
          >
            <ChevronRight aria-hidden size={16} className={cx('mt-0.5 self-start text-ink-3', isOpen && 'rotate-90')} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold break-words" dir="auto">
                {group.title}
              </span>
              <span className="type-meta tabular block text-ink-2">{texts.files(group.actions.length)}</span>
            </span>
          </button>
        </h2>
        {showsChanges && (onOpenChanges || isStreaming) && (
          <Button
            variant="plain"
            size="small"
            icon={<FileDiff size={16} aria-hidden />}
            onClick={() => (isStreaming ? setIsAskedTooEarly(true) : onOpenChanges?.())}
          >
            {texts.allChanges}
          </Button>
        )}
      </div>
      <p role="status" className={isAskedTooEarly && isStreaming ? 'px-3 pb-2 text-warning' : 'sr-only'}>
        {isAskedTooEarly && isStreaming ? texts.waitForChanges : ''}
      </p>
      <ul id={listId} hidden={!isOpen} className="border-t border-line py-1">
        {group.actions.map((action) => (
          <ActionRow
            key={action.index}
            action={action}
            outcome={outcomes.find(({ index }) => index === action.index)}
            endedBy={endedBy}
            onOpen={onOpenAction}
          />
        ))}
        {group.actions.length === 0 && isWhole && <li className="px-3 py-1.5 text-ink-2">{texts.noFileChanges}</li>}
      </ul>
    </section>
  );
});
