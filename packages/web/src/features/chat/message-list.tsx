import type { ChatMessage } from '@whittle/contract/chat';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { dayName, isSameDay } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { AssistantMessage } from './assistant-message.tsx';
import type { ChatActs } from './chat-acts.ts';
import { chatTexts as texts } from './chat.texts.ts';
import { useFollowScroll } from './use-follow-scroll.ts';
import { UserMessage } from './user-message.tsx';

type MessageListProps = { messages: readonly ChatMessage[]; answering: string; acts: ChatActs };

/** The conversation, with a divider per day. It follows the newest line only while the reader is at the end. */
export function MessageList({ messages, answering, acts }: MessageListProps) {
  const list = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAway, toEnd } = useFollowScroll(list, content, messages);
  const lastOfUser = messages.findLast((message) => message.role === 'user')?.id;
  useEffect(toEnd, [lastOfUser, toEnd]);
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
          {messages.map((message, index) => (
            <Fragment key={message.id}>
              {startsDay(messages[index - 1], message) && (
                <p className="type-meta self-center text-ink-3">{dayName(message.createdAt, now)}</p>
              )}
              {message.role === 'user' ? (
                <UserMessage message={message} />
              ) : (
                <AssistantMessage
                  message={message}
                  answering={answering}
                  isLast={index === messages.length - 1}
                  acts={acts}
                />
              )}
            </Fragment>
          ))}
        </div>
      </div>
      {isAway && (
        <Button
          size="small"
          aria-label={texts.newBelowName}
          icon={<ArrowDown size={16} aria-hidden />}
          onClick={toEnd}
          className="layer-sticky absolute bottom-3 left-1/2 -translate-x-1/2 shadow-pop"
        >
          {texts.newBelow}
        </Button>
      )}
    </div>
  );
}

function startsDay(before: ChatMessage | undefined, message: ChatMessage): boolean {
  return !before || !isSameDay(new Date(before.createdAt), new Date(message.createdAt));
}
