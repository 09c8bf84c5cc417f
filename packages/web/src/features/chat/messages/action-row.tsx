import type { ActionOutcome } from '@whittle/contract/chat';
import type { Action } from '@whittle/domain/chat/action-stream';
import { Check, OctagonAlert, RotateCcw, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { textSize } from '../../../lib/numbers.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { type ActionState, actionState, actionWords, writtenChars } from './action-words.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { LeftOutRows } from './left-out-rows.tsx';

/** Who ended a reply within an action: the builder, or the stream by itself, for which GEN-10 has one sentence. */
export type EndedBy = 'stream' | 'builder';

type ActionRowProps = {
  action: Action;
  outcome: ActionOutcome | undefined;
  endedBy: EndedBy;
  onOpen: (index: number) => void;
};

/** One change of a reply in a verb and a name; pressing it shows the code (GEN-03). */
export const ActionRow = memo(function ActionRow({ action, outcome, endedBy, onOpen }: ActionRowProps) {
  const state = actionState(action, outcome);
  const { verb, kind, name } = actionWords(action, state, outcome?.records);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(action.index)}
        title={action.title || undefined}
        className="quick focus-inset flex min-h-8 w-full items-start gap-2 px-3 py-1.5 text-start hover:bg-hover coarse:min-h-11 coarse:items-center"
      >
        <StateIcon state={state} />
        <span className="min-w-0 flex-1">
          <span className="text-ink-2">
            {verb} {kind}
          </span>{' '}
          <span className="font-medium break-words">{name}</span>
          {state === 'truncated' && (
            <span className="type-meta mt-1 block w-fit rounded-chip bg-warning-mark px-1.5 py-0.5 text-ink-on-mark">
              {texts.cutActions[endedBy]}
            </span>
          )}
          {outcome?.message && state !== 'truncated' && (
            <span className="mt-0.5 block text-ink-2">{outcome.message}</span>
          )}
        </span>
        {state === 'working' && (
          <span className="type-meta tabular shrink-0 pt-0.5 text-ink-3">{textSize(writtenChars(action))}</span>
        )}
      </button>
      {outcome?.records && <LeftOutRows records={outcome.records} />}
    </li>
  );
});

function StateIcon({ state }: { state: ActionState }) {
  const place = 'mt-0.5 shrink-0 coarse:mt-0';
  switch (state) {
    case 'working':
      return (
        <span className={`${place} inline-flex size-4 items-center justify-center text-ink-2`}>
          <Spinner />
        </span>
      );
    case 'done':
      return <Check aria-hidden size={16} className={`${place} text-success`} />;
    case 'truncated':
      return <TriangleAlert aria-hidden size={16} className={`${place} text-warning`} />;
    case 'again':
      return <RotateCcw aria-hidden size={16} className={`${place} text-ink-3`} />;
    case 'refused':
      return <OctagonAlert aria-hidden size={16} className={`${place} text-danger`} />;
  }
}
