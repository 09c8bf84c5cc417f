import type { ChatMessage } from '@whittle/contract/chat';
import { Pencil, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { clockTime, exactTime } from '../../../lib/times.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MessageAttachments } from '../attachments/message-attachments.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ElementChip } from '../element-chip.tsx';

type UserMessageProps = {
  message: ChatMessage;
  filesOrigin: string;
  mayCopy: boolean;
  /** Null for messages that cannot be written again: only the last one can, while nothing runs. */
  onEdit: (() => void) | null;
  /** Null when there is no later state to go back from. */
  onRevert: (() => void) | null;
  isBusy: boolean;
  isReverting: boolean;
};

/** What the builder asked, with its time (GEN-02), and the way back to what it led to (VER-06, VER-07). */
export const UserMessage = memo(function UserMessage(props: UserMessageProps) {
  const { message, filesOrigin, mayCopy, onEdit, onRevert, isBusy, isReverting } = props;
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
          {mayCopy && <CopyButton text={message.content} label={texts.copyMessage} />}
        </span>
        {annotation.fromApp && <span className="type-meta text-ink-2">{texts.fromApp}</span>}
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
        className="type-reading long-text max-h-96 overflow-y-auto rounded-tile bg-sunken px-3 py-2 [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {message.content}
      </p>
      {onRevert && (
        <Button
          variant="plain"
          size="small"
          disabled={isBusy}
          title={isBusy && !isReverting ? texts.revertWaits : undefined}
          icon={<Undo2 aria-hidden size={16} />}
          onClick={onRevert}
          className="-me-2 text-ink-3"
        >
          {isReverting ? texts.reverting : texts.revertThis}
        </Button>
      )}
    </article>
  );
});
