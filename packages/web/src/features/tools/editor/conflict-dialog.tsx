import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ToolKey, valueOf } from '../draft/merge-tools.ts';
import type { Conflict, ToolDraft } from '../draft/tool-draft.ts';
import type { ToolDocument } from '@whittle/contract/tools/tool-document';
import { keyName } from '../key-names.ts';
import { toolTexts as texts } from '../tools.texts.ts';

type ConflictDialogProps = { conflict: Conflict; mine: ToolDocument; draft: ToolDraft };

/** Two changes of the same part: both are shown, and a person chooses. What else was changed stays either way. */
export function ConflictDialog({ conflict, mine, draft }: ConflictDialogProps) {
  const { theirs, keys } = conflict;
  return (
    <Dialog
      isOpen
      isLocked
      onOpenChange={() => undefined}
      width="wide"
      title={texts.conflictTitle}
      description={texts.conflictText}
      footer={
        <>
          <Button onClick={() => draft.resolve('theirs')}>{texts.takeTheirs}</Button>
          <Button variant="filled" onClick={() => draft.resolve('mine')}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {keys.map((key) => (
          <section key={key} className="flex flex-col gap-2">
            <h3 className="type-heading">{keyName(key)}</h3>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side label={texts.mine} tool={mine} of={key} />
              <Side label={texts.theirs} tool={theirs.document} of={key} />
            </div>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function Side({ label, tool, of }: { label: string; tool: ToolDocument; of: ToolKey }) {
  return (
    <div className="rounded-control bg-sunken px-3 py-2">
      <p className="type-meta text-ink-2">{label}</p>
      <p className="max-h-48 overflow-y-auto break-words whitespace-pre-wrap" dir="auto">
        {words(valueOf(tool, of)) || texts.empty}
      </p>
    </div>
  );
}

/** A list is told by the names of what is in it; of a stage or a block its text belongs to it. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join('\n');
  if (typeof value === 'object' && value !== null) {
    const { name, title, label, prompt, instructions } = value as Record<string, unknown>;
    return [name ?? title ?? label, prompt, instructions].filter((one) => typeof one === 'string' && one).join(': ');
  }
  return value === null || value === undefined ? '' : String(value);
}
