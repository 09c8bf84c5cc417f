import type { Attachment } from '@whittle/contract/chat';
import { isPicture, isTable } from '@whittle/domain/chat/attachments';
import { FileText, Table2 } from 'lucide-react';
import { attachmentTexts } from '../../../core/attachments/attachments.texts.ts';

/** The files of a message that was sent. Pictures are shown; `filesOrigin` is where the app's files lie. */
export function MessageAttachments({ files, filesOrigin }: { files: readonly Attachment[]; filesOrigin: string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={attachmentTexts.attachments} className="flex flex-wrap justify-end gap-2">
      {files.map((file) => {
        const Icon = isTable(file) ? Table2 : FileText;
        return (
          <li key={file.url}>
            <a
              href={filesOrigin ? filesOrigin + file.url : undefined}
              target="_blank"
              rel="noreferrer"
              className="flex items-center gap-1.5 rounded-control bg-sunken px-2 py-1 text-ink-2 hover:text-ink"
            >
              {isPicture(file) && filesOrigin ? (
                <img
                  src={filesOrigin + file.url}
                  alt={file.name}
                  loading="lazy"
                  className="size-20 rounded-chip object-cover"
                />
              ) : (
                <>
                  <Icon aria-hidden size={16} />
                  <span className="max-w-48 truncate">{file.name}</span>
                </>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
