import type { Action } from '@whittle/domain/chat/action-stream';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { fileTexts as texts } from './files.texts.ts';
import { LazyCodeView } from './lazy-code-view.tsx';

const DiffView = lazyPart(async () => (await import('../../ui/diff-view.tsx')).DiffView);

type ActionCodeDialogProps = { action: Action; onClose: () => void };

/** The code viewer of an action (GEN-03): the file as it was written, or the pairs of an edit as diffs. */
export function ActionCodeDialog({ action, onClose }: ActionCodeDialogProps) {
  const path = action.file || action.entity || texts.code;
  const isEdit = action.edits.length > 0;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="full"
      isTall
      title={action.title || path}
      description={<code>{path}</code>}
    >
      {isEdit ? (
        <ol className="flex flex-col gap-4">
          {action.edits.map(({ search, replace }, index) => (
            <li key={index} className="border border-line">
              <DiffView oldCode={search} newCode={replace} label={`${texts.edits} ${index + 1}`} />
            </li>
          ))}
        </ol>
      ) : action.type === 'delete_file' ? (
        <p className="text-ink-2">{texts.deleted}</p>
      ) : action.content ? (
        <div className="h-full border border-line">
          <LazyCodeView path={path} content={action.content} />
        </div>
      ) : (
        <p className="text-ink-2">{texts.noContent}</p>
      )}
    </Dialog>
  );
}
