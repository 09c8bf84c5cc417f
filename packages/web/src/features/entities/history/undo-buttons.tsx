import type { UndoConflict } from '@whittle/contract/history';
import { Redo2, Undo2 } from 'lucide-react';
import { ChangedFields } from '../../../core/history/changed-fields.tsx';
import { lastChange } from '../../../lib/times.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';
import { personName } from './person-name.ts';
import type { UndoRedo } from './use-undo-redo.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const keys = isApple ? { undo: '⌘Z', redo: '⇧⌘Z' } : { undo: 'Ctrl+Z', redo: 'Ctrl+Y' };

/** What somebody changed since in a record, beside what going back makes of it. */
function ConflictLine({ conflict: { kind, by, fields, at } }: { conflict: UndoConflict }) {
  const names = fields.map(({ name }) => name).join(', ');
  const when = at ? lastChange(at, new Date()) : '';
  return (
    <li>
      <p>{texts.conflict(personName(by), names, when)}</p>
      {kind === 'delete' && <p>{texts.conflictRemoves}</p>}
      <ChangedFields fields={fields} sides={kind === 'delete' ? 'before' : 'both'} />
    </li>
  );
}

/** Undo and redo, each named by what it would go back on; asks before somebody else's change is overwritten. */
export function UndoButtons({ steps }: { steps: UndoRedo }) {
  const { timeline, isPending, conflict } = steps;
  const [undo, redo] = [timeline?.undo ?? null, timeline?.redo ?? null];
  return (
    <>
      <IconButton
        label={texts.undoAct(undo)}
        keys={keys.undo}
        icon={<Undo2 aria-hidden size={16} />}
        aria-disabled={!undo || isPending}
        onClick={() => undo && steps.undo()}
        className="size-7"
      />
      <IconButton
        label={texts.redoAct(redo)}
        keys={keys.redo}
        icon={<Redo2 aria-hidden size={16} />}
        aria-disabled={!redo || isPending}
        onClick={() => redo && steps.redo()}
        className="size-7"
      />
      {conflict && (
        <Confirm
          title={texts.conflictTitle}
          confirmLabel={texts.overwrite}
          cancelLabel={texts.keepTheirs}
          onConfirm={() => steps.overwrite(conflict)}
          onClose={steps.leave}
        >
          <p>{conflict.way === 'undo' ? texts.conflictNote : texts.redoConflictNote}</p>
          <ul className="mt-2 flex max-h-[50dvh] flex-col gap-3 overflow-y-auto">
            {conflict.conflicts.map((one) => (
              <ConflictLine key={one.recordId} conflict={one} />
            ))}
          </ul>
        </Confirm>
      )}
    </>
  );
}
