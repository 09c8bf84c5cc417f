import { isTable } from '@whittle/domain/chat/attachments';
import { AttachedFiles } from '../../../core/attachments/attached-files.tsx';
import { Button } from '../../../ui/button.tsx';
import { chatTexts as texts } from '../chat.texts.ts';
import type { Attachments } from './use-attachments.ts';

type AttachmentStripProps = {
  attachments: Attachments;
  /** Puts a request to import the table into the box; null for the built-in builder, which does not read files. */
  onAskImport: ((name: string) => void) | null;
  onOpenImport: (file: File | null) => void;
};

/** The files of the next message, and what can be done with the tables among them. */
export function AttachmentStrip({ attachments, onAskImport, onOpenImport }: AttachmentStripProps) {
  const { files, retry, remove } = attachments;
  if (files.length === 0) return null;
  const tables = files.filter(({ attachment }) => attachment && isTable(attachment));
  return (
    <div className="flex flex-col gap-2 p-2 pb-0">
      <AttachedFiles files={files} onRemove={remove} onRetry={retry} />
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
