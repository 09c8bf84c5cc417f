import { widenedEntitySchema } from '@whittle/contract/versions';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';
import { WidenedAccess } from './widened-access.tsx';

type UndoRestoreDialogProps = {
  /** Why the undo did not simply happen. */
  error: unknown;
  isBusy: boolean;
  onUndo: (choice: { confirmedWidening: string[]; force: boolean }) => void;
  onClose: () => void;
};

const widenedIn = z.object({ widened: z.array(widenedEntitySchema) });
const conflictsIn = z.object({ conflicts: z.array(z.unknown()) });

/** When taking a revert back widens access, or meets what was written since: it says so, and waits for a yes. */
export function UndoRestoreDialog({ error, isBusy, onUndo, onClose }: UndoRestoreDialogProps) {
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const extra = error instanceof ApiError ? error.extra : {};
  const widened = widenedIn.safeParse(extra).data?.widened ?? [];
  const conflicts = conflictsIn.safeParse(extra).data?.conflicts.length ?? 0;
  const canGoOn = widened.length + conflicts > 0 && widened.every(({ entity }) => confirmed.includes(entity));
  return (
    <Dialog
      isOpen
      isLocked={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.undoTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {widened.length + conflicts > 0 && (
            <Button
              variant="filled"
              isBusy={isBusy}
              disabled={!canGoOn}
              onClick={() => onUndo({ confirmedWidening: confirmed, force: conflicts > 0 })}
            >
              {texts.undoAnyway}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {conflicts > 0 && <Notice kind="warning">{texts.undoConflict(conflicts)}</Notice>}
        {widened.map((one) => (
          <WidenedAccess
            key={one.entity}
            widened={one}
            isConfirmed={confirmed.includes(one.entity)}
            onConfirm={(isSure) =>
              setConfirmed((now) => (isSure ? [...now, one.entity] : now.filter((entity) => entity !== one.entity)))
            }
          />
        ))}
        {widened.length + conflicts === 0 && <Notice kind="danger">{sentenceOf(error)}</Notice>}
      </div>
    </Dialog>
  );
}
