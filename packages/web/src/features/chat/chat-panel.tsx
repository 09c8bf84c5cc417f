import { type Conversation, streamingMessage } from '@whittle/domain/chat/conversation';
import { useMemo, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { Composer } from './composer.tsx';
import { type ChatActs, once } from './chat-acts.ts';
import { stopTurn } from './chat.requests.ts';
import { chatTexts as texts } from './chat.texts.ts';
import { EmptyChat } from './empty-chat.tsx';
import { MessageList } from './message-list.tsx';
import { turnResult } from './turn-status.ts';

type ChatPanelProps = {
  conversation: Conversation;
  draft: { read: () => string; write: (text: string) => void };
  sendsAtOnce: boolean;
  onSend: (text: string) => Promise<void>;
  onOpenAction: (messageId: string, index: number) => void;
  onOpenChanges: (messageId: string) => void;
};

/** The chat of an app: what was said, and the box for what comes next. */
export function ChatPanel({ conversation, draft, sendsAtOnce, onSend, onOpenAction, onOpenChanges }: ChatPanelProps) {
  const { messages, app } = conversation;
  const [suggestion, setSuggestion] = useState<{ text: string; at: number } | null>(null);
  const isTurnRunning = streamingMessage(conversation) !== undefined;

  const latest = useLatest({ conversation, onSend, onOpenAction, onOpenChanges });

  const acts = useMemo<ChatActs>(() => {
    /** A failure leaves the words in the box, where they can be sent again. */
    const sendOrSuggest = (text: string) =>
      latest.current.onSend(text).catch(() => setSuggestion({ text, at: Date.now() }));
    return {
      appId: app.id,
      openAction: once((messageId) => (index: number) => latest.current.onOpenAction(messageId, index)),
      openChanges: once((messageId) => () => latest.current.onOpenChanges(messageId)),
      keepGoing: () => void sendOrSuggest(texts.continueMessage),
      tryAgain: () => {
        const asked = latest.current.conversation.messages.findLast((message) => message.role === 'user');
        if (asked) void sendOrSuggest(asked.content);
      },
    };
  }, [app.id, latest]);

  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      {messages.length === 0 ? (
        <EmptyChat onSuggest={(text) => setSuggestion({ text, at: Date.now() })} />
      ) : (
        <MessageList messages={messages} answering={conversation.model.label} acts={acts} />
      )}
      <p role="status" className="sr-only">
        {isTurnRunning ? texts.thinking : turnResult(conversation)}
      </p>
      <Composer
        draft={draft}
        isFirst={messages.length === 0}
        isTurnRunning={isTurnRunning}
        sendsAtOnce={sendsAtOnce && messages.length === 0}
        onSend={onSend}
        onStop={() => stopTurn(app.id)}
        suggestion={suggestion}
      />
    </div>
  );
}
