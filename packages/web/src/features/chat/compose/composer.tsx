import type { ChatMessage, PickedElement } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { attachmentTexts } from '../../../core/attachments/attachments.texts.ts';
import { useDroppedFiles } from '../../../core/attachments/use-dropped-files.ts';
import { cx } from '../../../lib/cx.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsPlanLimited } from '../../../core/plans/upgrade-link.ts';
import { UpgradeNotice } from '../../../core/plans/upgrade-notice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AttachmentStrip } from '../attachments/attachment-strip.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import type { SendMessage } from '../chat-handlers.ts';
import { newMessageId, sendFailure } from '../chat.requests.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { ComposerBar } from './composer-bar.tsx';
import { ElementChip } from '../element-chip.tsx';
import { NearLimits, TurnPrice } from '../usage/turn-price.tsx';
import { useTurnEstimate } from '../usage/use-turn-estimate.ts';
import type { ModelChoice } from './model-menu.tsx';
import type { MessageLimits } from './use-message-limits.ts';
import { useStop } from './use-stop.ts';

type Draft = { read: () => string; write: (text: string) => void };

export type ComposerProps = {
  appId: string;
  draft: Draft;
  isFirst: boolean;
  isTurnRunning: boolean;
  model: { label: string; isBuiltIn: boolean; seesPictures: boolean | null };
  limits: MessageLimits;
  /** Sends the draft as soon as it is there: the request was already made on the home screen. */
  sendsAtOnce: boolean;
  /** Files that go with that request; it waits for them. */
  firstFiles: readonly File[];
  onSend: SendMessage;
  onStop: () => Promise<void>;
  /** Text that a suggestion puts into the box; `at` tells two equal ones apart. */
  suggestion: { text: string; at: number } | null;
  /** The last reply that has ended: prices before and after it differ. */
  lastTurn: string | undefined;
  isPlan: boolean;
  onPlan: (isPlan: boolean) => void;
  element: PickedElement | null;
  onRemoveElement: () => void;
  /** The last message, while it is written again. */
  edited: ChatMessage | null;
  onEditLast: () => void;
  onStopEditing: () => void;
  onOpenRules: () => void;
  onOpenImport: (file: File | null) => void;
  modelChoice: ModelChoice | null;
};

/** Where messages are written. What is typed is kept per app until the server has taken it (GEN-16). */
export function Composer(props: ComposerProps) {
  const { appId, draft, isFirst, isTurnRunning, model, sendsAtOnce, onSend, suggestion, isPlan, onPlan } = props;
  const {
    limits: account,
    element,
    onRemoveElement,
    edited,
    onEditLast,
    onStopEditing,
    onOpenRules,
    onOpenImport,
  } = props;
  const [text, setText] = useState(draft.read);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const attachments = useAttachments(appId, props.firstFiles);
  const dropped = useDroppedFiles(attachments.add);
  const { isStopping, stop } = useStop(isTurnRunning, props.onStop, () => setProblem(texts.stopFailed));
  const box = useRef<HTMLTextAreaElement>(null);
  const attempt = useRef<{ text: string; id: string } | null>(null);
  const problemId = useId();
  const isEmpty = text.trim() === '';
  const estimate = useTurnEstimate(appId, text, {
    ...{ isFree: model.isBuiltIn, turn: props.lastTurn, attached: attachments.ready },
  });
  const hasUnseen = model.seesPictures === false && attachments.files.some(({ isPicture }) => isPicture);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
    if (!edited) draft.write(next);
  };

  const submit = async () => {
    const message = text.trim();
    if (isEmpty || isSending || account.usedUp) return;
    if (message.length > limits.chatMessageMaxChars) return setProblem(texts.tooLong(message.length));
    if (attachments.isUploading) return setProblem(texts.uploadsRunning);
    if (attachments.hasFailed) return setProblem(texts.uploadsFailed);
    if (attempt.current?.text !== message) attempt.current = { text: message, id: newMessageId() };
    setIsSending(true);
    setProblem(null);
    try {
      await onSend(message, {
        id: attempt.current.id,
        attachments: attachments.ready,
        mode: isPlan ? 'plan' : 'build',
        queue: true,
        ...(element && { element }),
        ...(edited && { replaces: edited.id }),
      });
      attempt.current = null;
      // What was typed while the message was on its way stays.
      setText((now) => (now === text ? '' : now));
      draft.write(box.current?.value === text ? '' : (box.current?.value ?? ''));
      attachments.clear();
      onRemoveElement();
      onStopEditing();
    } catch (error) {
      if (!account.takeRefusal(error)) setProblem(sendFailure(error));
    } finally {
      setIsSending(false);
    }
  };

  const { isUploading } = attachments;
  const hasSentAtOnce = useRef(false);
  const sendAtOnce = useEffectEvent(() => {
    if (hasSentAtOnce.current) return;
    hasSentAtOnce.current = true;
    void submit();
  });
  useEffect(() => {
    if (sendsAtOnce && !isUploading) sendAtOnce();
  }, [sendsAtOnce, isUploading]);

  const fill = useEffectEvent((words: string) => {
    write(words);
    box.current?.focus();
  });
  useEffect(() => {
    if (suggestion) fill(suggestion.text);
  }, [suggestion]);
  useEffect(() => {
    if (edited) fill(edited.content);
  }, [edited]);

  const leaveEditing = () => {
    onStopEditing();
    setText(draft.read());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowUp' && text === '' && !isTurnRunning) {
      event.preventDefault();
      onEditLast();
    } else if (event.key === 'Escape') {
      if (edited) leaveEditing();
      else if (isTurnRunning && isEmpty) void stop();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void submit();
    }
  };

  const isPlanLimited = useIsPlanLimited();
  const shownProblem = account.usedUp ?? problem ?? attachments.problem;
  return (
    <div className="flex flex-col gap-2 px-4 pb-4" {...dropped.onto}>
      {edited && (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={leaveEditing}>
              {texts.stopEditing}
            </Button>
          }
        >
          {texts.editing}
        </Notice>
      )}
      {shownProblem && (
        <div id={problemId}>
          {account.usedUp && isPlanLimited ? (
            <UpgradeNotice>{shownProblem}</UpgradeNotice>
          ) : (
            <Notice kind={account.usedUp ? 'warning' : 'danger'}>{shownProblem}</Notice>
          )}
        </div>
      )}
      {estimate && <NearLimits near={estimate.near} />}
      {account.hint && <p className="type-meta text-ink-2">{account.hint}</p>}
      {hasUnseen && <Notice kind="warning">{texts.blindModel(model.label)}</Notice>}
      <div
        className={cx(
          'relative flex flex-col rounded-tile border bg-surface focus-within:outline-2 focus-within:outline-focus',
          dropped.isDraggedOver ? 'border-accent' : 'border-edge',
        )}
      >
        {element && (
          <div className="flex p-2 pb-0">
            <ElementChip element={element} onRemove={onRemoveElement} />
          </div>
        )}
        <AttachmentStrip
          attachments={attachments}
          onAskImport={model.isBuiltIn ? null : (names) => fill(texts.importRequest(names))}
          onOpenImport={onOpenImport}
        />
        <textarea
          ref={box}
          rows={1}
          dir="auto"
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={dropped.onPaste}
          aria-label={texts.placeholder}
          aria-describedby={shownProblem ? problemId : undefined}
          aria-keyshortcuts="Enter"
          placeholder={
            dropped.isDraggedOver
              ? attachmentTexts.dropFiles
              : isPlan
                ? texts.placeholderPlan
                : isFirst
                  ? texts.placeholderFirst
                  : texts.placeholder
          }
          className="type-reading field-sizing-content max-h-[40dvh] min-h-11 resize-none bg-transparent px-3 pt-2.5 pb-1 outline-none coarse:text-[1rem]"
        />
        <ComposerBar
          onAttach={attachments.add}
          isPlan={isPlan}
          onPlan={onPlan}
          onOpenRules={onOpenRules}
          modelChoice={props.modelChoice}
          usualModel={model.label}
          price={<TurnPrice estimate={estimate} />}
          isTurnRunning={isTurnRunning}
          isStopping={isStopping}
          onStop={() => void stop()}
          isEmpty={isEmpty}
          isBlocked={account.usedUp !== null}
          isSending={isSending}
          onSubmit={() => void submit()}
        />
      </div>
    </div>
  );
}
