import type { ChatMessage } from '@whittle/contract/chat';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { clockTime, exactTime } from '../../lib/times.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageAttachments } from './attachments/message-attachments.tsx';
import { chatTexts as texts } from './chat.texts.ts';
import { CopyButton } from './copy-button.tsx';
import { ElementChip } from './element-chip.tsx';

type UserMessageProps = {
  message: ChatMessage;
  filesOrigin: string;
  /** Null for messages that cannot be written anew: only the last one can, while nothing runs. */
  onEdit: (() => void) | null;
};

/** What the builder asked, with its time (GEN-02). */
export const UserMessage = memo(function UserMessage({ message, filesOrigin, onEdit }: UserMessageProps) {
  const { annotation } = message;
  return (
    <article aria-label={texts.you} className="group/message flex max-w-message flex-col items-end gap-1 self-end">
      <div className="flex items-center gap-1">
        <span className="flex opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 coarse:opacity-100">
          {onEdit && (
            <IconButton
              label={texts.edit}
              icon={<Pencil aria-hidden size={14} />}
              onClick={onEdit}
              className="size-6"
            />
          )}
          <CopyButton text={message.content} label={texts.copyMessage} />
        </span>
        {annotation.mode === 'plan' && <span className="type-meta text-ink-2">{texts.planned}</span>}
        <time
          dateTime={message.createdAt}
          title={exactTime(message.createdAt)}
          className="type-meta tabular text-ink-3"
        >
          {clockTime(message.createdAt)}
        </time>
      </div>
      <MessageAttachments files={message.attachments} filesOrigin={filesOrigin} />
      {annotation.element && <ElementChip element={annotation.element} />}
      <p
        dir="auto"
        className="type-reading max-h-96 overflow-y-auto rounded-tile bg-sunken px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {message.content}
      </p>
    </article>
  );
});
