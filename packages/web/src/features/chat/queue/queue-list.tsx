import type { ChatQueue } from '@whittle/contract/chat';
import { Paperclip, Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sendFailure } from '../chat.requests.ts';
import { attachmentTexts } from '../../../core/attachments/attachments.texts.ts';
import { chatTexts as texts } from '../chat.texts.ts';
import { EditQueued } from './edit-queued.tsx';
import { editQueued, removeQueued, resumeQueue } from './queue.requests.ts';

/** The messages that wait for the end of the running turn (GEN-27). */
export function QueueList({ appId, queue }: { appId: string; queue: ChatQueue }) {
  const [edited, setEdited] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  if (queue.items.length === 0) return null;

  const attempt = async (work: Promise<void>) => {
    setProblem(null);
    try {
      await work;
    } catch (error) {
      setProblem(sendFailure(error));
      throw error;
    }
  };

  return (
    <section aria-label={texts.queue} className="flex flex-col gap-2">
      {queue.isHeld ? (
        <Notice
          kind="info"
          action={
            <Button size="small" onClick={() => void attempt(resumeQueue(appId)).catch(() => undefined)}>
              {texts.sendWaiting}
            </Button>
          }
        >
          {texts.queueHeld}
        </Notice>
      ) : (
        <p className="type-meta text-ink-2">{texts.queueWaits(queue.items.length)}</p>
      )}
      {problem && <Notice kind="danger">{problem}</Notice>}
      <ol className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto">
        {queue.items.map((item) => (
          <li key={item.id} className="rounded-control bg-sunken py-1 pe-1 ps-3">
            {edited === item.id ? (
              <EditQueued
                content={item.content}
                onSave={async (content) => {
                  await attempt(editQueued(appId, item.id, content));
                  setEdited(null);
                }}
                onCancel={() => setEdited(null)}
              />
            ) : (
              <div className="flex items-center gap-1">
                <p dir="auto" className="min-w-0 flex-1 truncate" title={item.content}>
                  {item.content}
                </p>
                {item.attachments.length > 0 && (
                  <Paperclip aria-label={attachmentTexts.attachments} size={14} className="text-ink-2" />
                )}
                <IconButton
                  label={texts.editWaiting}
                  icon={<Pencil aria-hidden size={14} />}
                  onClick={() => setEdited(item.id)}
                  className="size-6"
                />
                <IconButton
                  label={texts.removeWaiting}
                  icon={<X aria-hidden size={14} />}
                  onClick={() => void attempt(removeQueued(appId, item.id)).catch(() => undefined)}
                  className="size-6"
                />
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
