import type { ReactNode } from 'react';
import { ListChecks, ScrollText, Square } from 'lucide-react';
import { AttachButton } from '../../../core/attachments/attach-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import { type ModelChoice, ModelMenu } from './model-menu.tsx';

type ComposerBarProps = {
  onAttach: (files: File[]) => void;
  isPlan: boolean;
  onPlan: (isPlan: boolean) => void;
  onOpenRules: () => void;
  /** Null for whoever may not choose a model. */
  modelChoice: ModelChoice | null;
  /** Name of the model that answers everybody. */
  usualModel: string;
  /** What the message will cost. */
  price: ReactNode;
  isTurnRunning: boolean;
  isStopping: boolean;
  onStop: () => void;
  isEmpty: boolean;
  /** The account has nothing left to say. */
  isBlocked: boolean;
  isSending: boolean;
  onSubmit: () => void;
};

/** Below the box: what goes with a message on the left, sending and stopping on the right. */
export function ComposerBar(props: ComposerBarProps) {
  const { onAttach, isPlan, onPlan, onOpenRules, isTurnRunning, isStopping, onStop, isEmpty, isBlocked } = props;
  const { isSending, onSubmit, price, modelChoice, usualModel } = props;
  return (
    <div className="flex flex-wrap items-center gap-1 p-1.5 pt-0">
      <AttachButton onAttach={onAttach} />
      <IconButton label={texts.rules} icon={<ScrollText aria-hidden size={16} />} onClick={onOpenRules} />
      <Tooltip text={texts.planFirstHelp}>
        <button
          type="button"
          aria-pressed={isPlan}
          onClick={() => onPlan(!isPlan)}
          className="quick inline-flex min-h-8 items-center justify-center gap-1.5 rounded-control px-2 whitespace-nowrap text-ink-2 hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-text coarse:min-h-11 coarse:min-w-11"
        >
          <ListChecks aria-hidden size={16} />
          {/* On a phone all of the bar stays in one row. */}
          <span className="coarse:max-sm:sr-only">{texts.planFirst}</span>
        </button>
      </Tooltip>
      {modelChoice && <ModelMenu usual={usualModel} {...modelChoice} />}
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
        {price}
        {isTurnRunning && (
          <Button
            isBusy={isStopping}
            icon={<Square aria-hidden size={12} fill="currentColor" />}
            title={texts.stopKeys}
            aria-keyshortcuts="Control+. Meta+."
            // Where Send was: the second click of a double click on it is none on this.
            onClick={({ detail }) => detail < 2 && onStop()}
          >
            {texts.stop}
          </Button>
        )}
        {(!isTurnRunning || !isEmpty) && (
          <Button
            variant={isEmpty ? 'plain' : 'filled'}
            disabled={isEmpty || isBlocked}
            isBusy={isSending}
            onClick={onSubmit}
          >
            {isTurnRunning ? texts.sendLater : texts.send}
          </Button>
        )}
      </div>
    </div>
  );
}
