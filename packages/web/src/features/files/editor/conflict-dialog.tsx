import { lazyPart } from '../../../lib/lazy-part.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import type { Autosaved } from './use-autosave.ts';

const DiffView = lazyPart(async () => (await import('../../../ui/diff-view.tsx')).DiffView);

type ConflictDialogProps = { path: string; autosave: Autosaved; onClose: () => void };

/** Both texts of a file that was changed in two places, and the choice between them. */
export function ConflictDialog({ path, autosave, onClose }: ConflictDialogProps) {
  const { text, theirs, keepMine, takeTheirs } = autosave;
  const choose = (act: () => void) => () => {
    act();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="full"
      isTall
      title={texts.conflictTitle(path)}
      description={theirs === null ? texts.conflictDeleted : texts.conflictHow}
      footer={
        <>
          <Button onClick={choose(takeTheirs)}>{theirs === null ? texts.takeDeletion : texts.takeTheirs}</Button>
          <Button variant="filled" onClick={choose(keepMine)}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <DiffView oldCode={theirs ?? ''} newCode={text} label={texts.conflictTitle(path)} />
    </Dialog>
  );
}
