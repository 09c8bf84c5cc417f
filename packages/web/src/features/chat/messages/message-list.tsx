import type { ChatMessage } from '@whittle/contract/chat';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { dayName, isSameDay } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import type { ChatHandlers } from '../chat-handlers.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { OlderMessages } from './older-messages.tsx';
import { useFollowScroll } from './use-follow-scroll.ts';
import { useHoldPlace } from './use-hold-place.ts';
import { UserMessage } from './user-message.tsx';
import { newestChange, versionOfTurn } from './version-of-turn.ts';

type MessageListProps = {
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  onLoadOlder: () => Promise<void>;
  answering: string;
  isTurnRunning: boolean;
  filesOrigin: string;
  handlers: ChatHandlers;
  /** The message whose version is being restored. */
  revertingMessageId: string | null;
};

/**
 * The conversation, with a divider per day. It follows the newest line only while the reader is at the end. Messages far
 * from what is seen are neither laid out nor painted (docs/decisions/031).
 */
export function MessageList(props: MessageListProps) {
  const { messages, hasOlder, onLoadOlder, answering, isTurnRunning, filesOrigin, handlers, revertingMessageId } =
    props;
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  useHoldPlace(list, messages[0]?.id);
  const { away, toEnd } = useFollowScroll(list, content, last);
  const lastOfUser = messages.findLast((message) => message.role === 'user')?.id;
  useEffect(toEnd, [lastOfUser, toEnd]);
  const editable = isTurnRunning || messages.at(-2)?.id !== lastOfUser ? undefined : lastOfUser;
  const end = messages.length - 1;
  const changed = newestChange(messages);
  const now = new Date();

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={texts.chat}
        tabIndex={0}
        className="focus-inset relative h-full overflow-y-auto"
      >
        <div ref={content} className="flex flex-col gap-6 px-4 py-4">
          {hasOlder && <OlderMessages list={list} first={messages[0]?.id} onLoad={onLoadOlder} />}
          {messages.map((message, index) => (
            <div key={message.id} className={index < messages.length - keptLaidOut ? rowFarAway : row}>
              {startsDay(messages[index - 1], message) && (
                <p className="type-meta self-center text-ink-3">{dayName(message.createdAt, now)}</p>
              )}
              {message.role === 'user' ? (
                <UserMessage
                  message={message}
                  filesOrigin={filesOrigin}
                  mayCopy={handlers.mayCopy}
                  onEdit={message.id === editable && !message.annotation.fromApp ? handlers.edit(message.id) : null}
                  onRevert={versionOfTurn(messages, index) === null ? null : handlers.revert(message.id)}
                  isBusy={isTurnRunning || revertingMessageId !== null}
                  isReverting={message.id === revertingMessageId}
                />
              ) : (
                <AssistantMessage
                  message={message}
                  answering={answering}
                  isLast={index === end}
                  canUndo={index === changed && !isTurnRunning}
                  isBusy={revertingMessageId !== null}
                  handlers={handlers}
                />
              )}
            </div>
          ))}
        </div>
      </div>
      {away !== null && (
        <Button
          size="small"
          aria-label={away === 'news' ? texts.newBelowName : undefined}
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={toEnd}
          className="layer-sticky absolute bottom-3 left-1/2 -translate-x-1/2 shadow-pop"
        >
          {away === 'news' ? texts.newBelow : texts.toNewest}
        </Button>
      )}
    </div>
  );
}

/** The end of the conversation is always laid out, so that following it never guesses a height. */
const keptLaidOut = 12;
const row = 'flex flex-col gap-6';
/** Only where the browser anchors scrolling: a message gets its real height when it comes near, above what is read. */
const rowFarAway = `${row} supports-[overflow-anchor:auto]:[contain-intrinsic-size:auto_10rem] supports-[overflow-anchor:auto]:[content-visibility:auto]`;

function startsDay(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return !before || !isSameDay(new Date(before.createdAt), new Date(message.createdAt));
}
