import { isTable } from '@whittle/domain/chat/attachments';
import { FileText, RotateCw, Table2, TriangleAlert, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import type { Attachments, ComposerFile } from './use-attachments.ts';

type AttachmentStripProps = {
  attachments: Attachments;
  /** Puts a request to import the table into the box; null for the built-in builder, which does not read files. */
  onAskImport: ((name: string) => void) | null;
  onOpenImport: (file: File | null) => void;
};

/** The files of the next message, with what became of each. */
export function AttachmentStrip({ attachments, onAskImport, onOpenImport }: AttachmentStripProps) {
  const { files, retry, remove } = attachments;
  if (files.length === 0) return null;
  const tables = files.filter(({ attachment }) => attachment && isTable(attachment));
  return (
    <div className="flex flex-col gap-2 p-2 pb-0">
      <ul aria-label={texts.attachments} className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li
            key={file.key}
            className="flex max-w-full min-w-0 items-center gap-2 rounded-control bg-sunken py-1 pe-1 ps-1.5"
          >
            <FileMark file={file} />
            <span className="min-w-0">
              <span className="block max-w-40 truncate">{file.name}</span>
              {file.state === 'failed' && (
                <span role="alert" className="type-meta block max-w-56 text-danger">
                  {file.problem}
                </span>
              )}
              {file.state === 'uploading' && (
                <span className="type-meta tabular block text-ink-2">{texts.uploaded(file.progress)}</span>
              )}
            </span>
            {file.state === 'failed' && (
              <IconButton
                label={texts.retryUpload(file.name)}
                icon={<RotateCw aria-hidden size={14} />}
                onClick={() => retry(file.key)}
                className="size-6"
              />
            )}
            <IconButton
              label={texts.removeFile(file.name)}
              icon={<X aria-hidden size={14} />}
              onClick={() => remove(file.key)}
              className="size-6"
            />
          </li>
        ))}
      </ul>
      {tables.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          {onAskImport && (
            <Button size="small" onClick={() => onAskImport(tables.map(({ name }) => name).join(', '))}>
              {texts.letAssistantImport}
            </Button>
          )}
          <Button
            size="small"
            variant={onAskImport ? 'plain' : 'outlined'}
            onClick={() => onOpenImport(attachments.fileOf(tables[0]!.key))}
          >
            {texts.openImport}
          </Button>
        </div>
      )}
    </div>
  );
}

function FileMark({ file }: { file: ComposerFile }) {
  if (file.state === 'uploading') return <Spinner />;
  if (file.state === 'failed') return <TriangleAlert aria-hidden size={16} className="text-danger" />;
  if (file.shownAt) return <img src={file.shownAt} alt="" className="size-8 rounded-chip object-cover" />;
  const Icon = file.attachment && isTable(file.attachment) ? Table2 : FileText;
  return <Icon aria-hidden size={16} className="text-ink-2" />;
}
