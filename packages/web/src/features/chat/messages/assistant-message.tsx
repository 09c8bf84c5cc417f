import type { Annotation, ChatMessage } from '@whittle/contract/chat';
import { withoutPartMarks } from '@whittle/domain/chat/action-stream';
import { ScrollText, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { linesInShownLanguage } from '../../../lib/sentences.ts';
import { exactTime } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AccessRequests } from '../../../core/access/access-requests.tsx';
import { ActionGroup } from './action-group.tsx';
import type { ChatHandlers } from '../chat-handlers.ts';
import { shownModel } from '../../../core/models/shown-model.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { readReply } from '../../../core/replies/read-reply.ts';
import { RefusedChanges } from './refused-changes.tsx';
import { ReplyText } from './reply-text.tsx';
import { TurnProblem } from './turn-problem.tsx';
import { TurnReceipt } from './turn-receipt.tsx';

/** What the product says about work by hand is named in the reader's language. */
const authorOf = ({ systemActionInfo, model, usage }: Annotation, answering: string) =>
  systemActionInfo ? texts.tools[systemActionInfo.tool] : shownModel(model ?? usage?.modelInfo.model ?? answering);

type AssistantMessageProps = {
  message: ChatMessage;
  /** Name of the model that answers at present: the author until the message names its own. */
  answering: string;
  isLast: boolean;
  /** Whether the reply changed the app, nothing came after it, and there is a state before it. */
  canUndo: boolean;
  /** A restore runs. */
  isBusy: boolean;
  handlers: ChatHandlers;
};

/** A reply as it streams and when it is done. Blocks that are closed are not drawn again. */
export const AssistantMessage = memo(function AssistantMessage({
  message,
  answering,
  isLast,
  canUndo,
  isBusy,
  handlers,
}: AssistantMessageProps) {
  const { id, annotation } = message;
  const { blocks } = readReply(message);
  const isStreaming = message.status === 'streaming';
  // All groups of a reply are one version, so its changes are shown once.
  const lastGroup = blocks.findLastIndex(({ kind }) => kind === 'group');
  return (
    <article aria-busy={isStreaming} className="group/message flex max-w-message flex-col gap-3">
      <header
        title={exactTime(message.createdAt)}
        className="type-meta flex items-center gap-1.5 self-start text-ink-2"
      >
        <Mark size={14} />
        <span className="min-w-0 truncate">{authorOf(annotation, answering)}</span>
        {annotation.mode === 'plan' && <span>· {texts.planned}</span>}
        {!isStreaming && (
          <span className="-my-1 flex opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 coarse:opacity-100">
            {handlers.mayCopy && message.content !== '' && (
              <CopyButton text={withoutPartMarks(message.content)} label={texts.copyMessage} />
            )}
            {handlers.openDebugLog && (
              <IconButton
                label={texts.debugLog}
                icon={<ScrollText aria-hidden size={14} />}
                onClick={handlers.openDebugLog(id)}
                className="size-6"
              />
            )}
          </span>
        )}
      </header>
      {isStreaming && blocks.length === 0 && (
        <p className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {texts.thinking}
        </p>
      )}
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <ReplyText
            key={index}
            text={annotation.systemActionInfo ? linesInShownLanguage(block.text.trim()) : block.text}
            hasCaret={isStreaming && index === blocks.length - 1}
          />
        ) : (
          <ActionGroup
            key={index}
            group={block}
            outcomes={annotation.actions}
            isLast={isLast}
            isStreaming={isStreaming}
            endedBy={annotation.outcome === 'stopped' ? 'builder' : 'stream'}
            showsChanges={index === lastGroup}
            onOpenAction={handlers.openAction(id)}
            onOpenChanges={annotation.versionId ? handlers.openChanges(id) : null}
          />
        ),
      )}
      <AccessRequests
        appId={handlers.appId}
        asked={annotation.accessRequests.map((request) => ({ messageId: id, request }))}
      />
      <TurnProblem message={message} isLast={isLast} onKeepGoing={handlers.keepGoing} onTryAgain={handlers.tryAgain} />
      {annotation.outcome === 'complete' && (
        <RefusedChanges actions={annotation.actions} onAskAgain={isLast ? handlers.askAgain : null} />
      )}
      {isLast && annotation.mode === 'plan' && annotation.outcome === 'complete' && (
        <Button variant="filled" onClick={handlers.buildPlan} className="self-start">
          {texts.buildPlan}
        </Button>
      )}
      {!isStreaming && annotation.outcome !== 'failed' && (
        <TurnReceipt
          onGoBack={canUndo ? handlers.undoReply(id) : null}
          checks={annotation.checks}
          usage={annotation.usage}
          model={annotation.model}
          cost={annotation.turnCost}
        />
      )}
      {handlers.showsVersions && !isStreaming && annotation.versionId && (
        <p className="type-code self-start rounded-control bg-sunken px-2 py-0.5 break-all text-ink-3">
          {texts.versionId(annotation.versionId)}
        </p>
      )}
      {canUndo && (
        <Button
          variant="plain"
          size="small"
          disabled={isBusy}
          icon={<Undo2 aria-hidden size={16} />}
          onClick={handlers.undoReply(id)}
          className="-ms-2 self-start text-ink-3"
        >
          {isBusy ? texts.reverting : texts.undoThis}
        </Button>
      )}
    </article>
  );
});
