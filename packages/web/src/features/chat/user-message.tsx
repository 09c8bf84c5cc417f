import type { ChatMessage } from '@whittle/contract/chat';
import { memo } from 'react';
import { clockTime, exactTime } from '../../lib/times.ts';
import { chatTexts as texts } from './chat.texts.ts';

/** What the builder asked, with its time (GEN-02). */
export const UserMessage = memo(function UserMessage({ message }: { message: ChatMessage }) {
  return (
    <article aria-label={texts.you} className="flex max-w-message flex-col items-end gap-1 self-end">
      <time dateTime={message.createdAt} title={exactTime(message.createdAt)} className="type-meta tabular text-ink-3">
        {clockTime(message.createdAt)}
      </time>
      <p
        dir="auto"
        className="type-reading max-h-96 overflow-y-auto rounded-tile bg-sunken px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {message.content}
      </p>
    </article>
  );
});
