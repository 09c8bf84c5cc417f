import { isTable } from '@whittle/domain/chat/attachments';
import { FileText, RotateCw, Table2, TriangleAlert, X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { attachmentTexts as texts } from './attachments.texts.ts';

/** A file of a message that is not sent yet, as it is shown. */
export type AttachedFile = {
  key: number;
  name: string;
  contentType: string;
  /** Address of a picture that this page can show. */
  shownAt: string | null;
  state: 'uploading' | 'ready' | 'failed';
  /** From 0 to 1. */
  progress: number;
  problem: string | null;
};

type AttachedFilesProps = {
  files: readonly AttachedFile[];
  onRemove: (key: number) => void;
  /** Absent where nothing is uploaded yet. */
  onRetry?: (key: number) => void;
};

/** The files of the next message, with what became of each. */
export function AttachedFiles({ files, onRemove, onRetry }: AttachedFilesProps) {
  return (
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
          {file.state === 'failed' && onRetry && (
            <IconButton
              label={texts.retryUpload(file.name)}
              icon={<RotateCw aria-hidden size={14} />}
              onClick={() => onRetry(file.key)}
              className="size-6"
            />
          )}
          <IconButton
            label={texts.removeFile(file.name)}
            icon={<X aria-hidden size={14} />}
            onClick={() => onRemove(file.key)}
            className="size-6"
          />
        </li>
      ))}
    </ul>
  );
}

function FileMark({ file }: { file: AttachedFile }) {
  if (file.state === 'uploading') return <Spinner />;
  if (file.state === 'failed') return <TriangleAlert aria-hidden size={16} className="text-danger" />;
  if (file.shownAt) return <img src={file.shownAt} alt="" className="size-8 rounded-chip object-cover" />;
  const Icon = isTable(file) ? Table2 : FileText;
  return <Icon aria-hidden size={16} className="text-ink-2" />;
}
