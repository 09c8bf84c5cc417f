import type { PickedElement } from '@whittle/contract/chat';
import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { type ReactNode, useMemo, useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { Notice } from '../../ui/notice.tsx';
import { Composer } from './compose/composer.tsx';
import { type ChatHandlers, type MessageExtras, type SendMessage, once } from './chat-handlers.ts';
import { stopTurn } from './chat.requests.ts';
import { chatTexts as texts } from './chat.texts.ts';
import { EmptyChat } from './empty-chat.tsx';
import { MessageList } from './messages/message-list.tsx';
import { QueueList } from './queue/queue-list.tsx';
import { UsageCard } from './usage/usage-card.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { turnResult } from './live/turn-status.ts';
import { useHeldUp } from './live/use-held-up.ts';
import { useMessageLimits } from './compose/use-message-limits.ts';
import { stateBefore, versionOfTurn } from './messages/version-of-turn.ts';

type ChatPanelProps = {
  conversation: Conversation;
  onLoadOlder: () => Promise<void>;
  draft: { read: () => string; write: (text: string) => void };
  sendsAtOnce: boolean;
  firstFiles: readonly File[];
  onSend: SendMessage;
  onOpenAction: (messageId: string, index: number) => void;
  onOpenChanges: (messageId: string) => void;
  /** Null for whoever may not see debug logs. */
  onOpenDebugLog: ((messageId: string) => void) | null;
  /** The element of the preview that the next message is about. */
  element: PickedElement | null;
  onRemoveElement: () => void;
  /** Where the app's files lie, empty while that is not known. */
  filesOrigin: string;
  onRevert: (target: { messageId: string; versionId: string; isUndo?: boolean }) => void;
  /** What stands between the conversation and the box: of the running app, and of what it did. */
  notices: ReactNode;
  /** The message whose version is being restored. */
  revertingMessageId: string | null;
  onOpenImport: (file: File | null) => void;
  /** Platform admins copy messages (ADMIN-04) and choose the model (GEN-25). */
  isAdmin: boolean;
};

/** The chat of an app: what was said, and the box for what comes next. */
export function ChatPanel(props: ChatPanelProps) {
  const { conversation, onLoadOlder, draft, sendsAtOnce, onSend, onOpenAction, onOpenChanges, onOpenDebugLog } = props;
  const { element, onRemoveElement, filesOrigin, onOpenImport, onRevert, notices, revertingMessageId, isAdmin } = props;
  const { messages, app } = conversation;
  const [suggestion, setSuggestion] = useState<{ text: string; at: number } | null>(null);
  const [editedId, setEditedId] = useState<string | null>(null);
  const [hasRulesOpen, setHasRulesOpen] = useState(false);
  const [isPlan, setIsPlan] = usePlanMode(app.id);
  const [chosen, choose] = useState<string | null>(null);
  const sendToChosen: SendMessage = (text, extras) =>
    onSend(text, chosen === null ? extras : { model: chosen, ...extras });
  const isTurnRunning = streamingMessage(conversation) !== undefined;
  const heldUp = useHeldUp(isTurnRunning, conversation.cursor);
  const limits = useMessageLimits(conversation);
  const edited = isTurnRunning ? undefined : messages.findLast(({ id }) => id === editedId);

  const latest = useLatest({
    conversation,
    limits,
    onSend: sendToChosen,
    onOpenAction,
    onOpenChanges,
    onOpenDebugLog,
    onRevert,
    isPlan,
    setIsPlan,
  });
  const hasDebugLogs = onOpenDebugLog !== null;

  const handlers = useMemo<ChatHandlers>(() => {
    /** A failure leaves the words in the box, where they can be sent again. */
    const sendOrSuggest = (text: string, extras?: MessageExtras) =>
      latest.current.onSend(text, extras).catch((error: unknown) => {
        latest.current.limits.takeRefusal(error);
        setSuggestion({ text, at: Date.now() });
      });
    return {
      appId: app.id,
      mayCopy: isAdmin,
      showsVersions: isAdmin,
      openAction: once((messageId) => (index: number) => latest.current.onOpenAction(messageId, index)),
      openChanges: once((messageId) => () => latest.current.onOpenChanges(messageId)),
      openDebugLog: hasDebugLogs ? once((messageId) => () => latest.current.onOpenDebugLog?.(messageId)) : null,
      keepGoing: () => {
        const mode = latest.current.conversation.messages.at(-1)?.annotation.mode ?? 'build';
        void sendOrSuggest(texts.continueMessage, { mode });
      },
      revert: once((messageId) => () => {
        const { messages: now } = latest.current.conversation;
        const versionId = versionOfTurn(
          now,
          now.findIndex(({ id }) => id === messageId),
        );
        if (versionId) latest.current.onRevert({ messageId, versionId });
      }),
      undoReply: once((messageId) => () => {
        const { messages: now } = latest.current.conversation;
        const state = stateBefore(
          now,
          now.findIndex(({ id }) => id === messageId),
        );
        if (state) latest.current.onRevert({ ...state, isUndo: true });
      }),
      tryAgain: () => {
        const asked = latest.current.conversation.messages.findLast((message) => message.role === 'user');
        if (!asked) return;
        const { mode, element: about, fromApp } = asked.annotation;
        const { attachments } = asked;
        void sendOrSuggest(asked.content, {
          attachments,
          ...(mode && { mode }),
          ...(about && { element: about }),
          ...(fromApp && { fromApp }),
        });
      },
      askAgain: () => void sendOrSuggest(texts.askAgainMessage, { mode: 'build' }),
      buildPlan: () => {
        latest.current.setIsPlan(false);
        void sendOrSuggest(texts.buildPlan, { mode: 'build' });
      },
      edit: once((messageId) => () => setEditedId(messageId)),
    };
  }, [app.id, hasDebugLogs, isAdmin, latest]);

  const editLast = () => {
    const asked = messages.at(-2);
    if (asked?.role === 'user' && !asked.annotation.fromApp) setEditedId(asked.id);
  };

  const lastTurn = messages.findLast(({ annotation }) => annotation.usage ?? annotation.turnCost)?.id;
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {messages.length === 0 ? (
        <EmptyChat onSuggest={(text) => setSuggestion({ text, at: Date.now() })} />
      ) : (
        <MessageList
          messages={messages}
          hasOlder={conversation.hasOlder}
          onLoadOlder={onLoadOlder}
          answering={conversation.model.label}
          isTurnRunning={isTurnRunning}
          filesOrigin={filesOrigin}
          handlers={handlers}
          revertingMessageId={revertingMessageId}
        />
      )}
      <p role="status" className="sr-only">
        {heldUp ? texts.heldUp[heldUp] : isTurnRunning ? texts.thinking : turnResult(conversation)}
      </p>
      {conversation.queue.items.length > 0 && (
        <div className="px-4 pb-2">
          <QueueList appId={app.id} queue={conversation.queue} />
        </div>
      )}
      <div className="flex flex-col gap-2 px-4 pb-2 empty:hidden">
        {heldUp && <Notice kind="warning">{texts.heldUp[heldUp]}</Notice>}
        {notices}
      </div>
      {isAdmin && <UsageCard appId={app.id} turn={lastTurn} />}
      <Composer
        appId={app.id}
        lastTurn={lastTurn}
        draft={draft}
        isFirst={messages.length === 0}
        isTurnRunning={isTurnRunning}
        model={conversation.model}
        limits={limits}
        sendsAtOnce={sendsAtOnce && messages.length === 0}
        firstFiles={messages.length === 0 ? props.firstFiles : []}
        onSend={sendToChosen}
        modelChoice={isAdmin ? { chosen, choose } : null}
        onStop={() => stopTurn(app.id)}
        suggestion={suggestion}
        isPlan={isPlan}
        onPlan={setIsPlan}
        element={element}
        onRemoveElement={onRemoveElement}
        edited={edited ?? null}
        onEditLast={editLast}
        onStopEditing={() => setEditedId(null)}
        onOpenRules={() => setHasRulesOpen(true)}
        onOpenImport={onOpenImport}
      />
      {hasRulesOpen && <RulesDialog appId={app.id} onClose={() => setHasRulesOpen(false)} />}
    </div>
  );
}

/** Whether messages are planned first, kept per app. */
function usePlanMode(appId: string) {
  const key = `whittle.plan-first.${appId}`;
  const [isPlan, setIsPlan] = useState(() => readStored(key) === 'true');
  const change = (next: boolean) => {
    setIsPlan(next);
    writeStored(key, next ? 'true' : null);
  };
  return [isPlan, change] as const;
}
