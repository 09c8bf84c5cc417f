import type { Action } from '@whittle/domain/chat/action-stream';
import type { FileAround } from '@whittle/domain/chat/file-around-action';
import { DiffView } from '../../ui/diff-view.tsx';
import { fileTexts as texts } from './files.texts.ts';

/** What an edit did: in its whole file, or pair by pair without numbers of lines where the file is not known. */
export function ActionEdits({ action, around }: { action: Action; around: FileAround | null }) {
  if (around)
    return (
      <div className="h-full border border-line">
        <DiffView oldCode={around.before} newCode={around.after} label={texts.edits} />
      </div>
    );
  return (
    <ol className="flex flex-col gap-4">
      {action.edits.map(({ search, replace }, index) => (
        <li key={index} className="border border-line">
          <DiffView oldCode={search} newCode={replace} label={`${texts.edits} ${index + 1}`} isExcerpt />
        </li>
      ))}
    </ol>
  );
}
