import type { VersionFile } from '@whittle/contract/versions';
import type { SchemaChange } from '@whittle/contract/schema-changes';
import { addColumnId } from '@whittle/domain/entities/grid/columns';
import { randomOptionColor } from '@whittle/domain/entities/grid/option-color';
import { type ReactNode, useState } from 'react';
import type { SchemaHandlers } from '../grid/column-menu.tsx';
import { type AskedChange, ChangeColumnDialog } from './change-column-dialog.tsx';
import { filesUsing } from './files-using.ts';
import { NewColumnDialog } from './new-column-dialog.tsx';
import { changeSchema } from './schema.requests.ts';

type Open = { kind: 'new'; beside: string; side: 'left' | 'right' } | { kind: 'ask'; change: AskedChange };

type Options = {
  appId: string;
  entity: string;
  files: readonly VersionFile[];
  onAsk: (message: string) => Promise<void>;
  onRenamed: (from: string, to: string) => void;
};

/** Changes of an entity's columns, each with the dialog that comes before it. */
export function useSchemaHandlers({ appId, entity, files, onAsk, onRenamed }: Options) {
  const [open, setOpen] = useState<Open | null>(null);
  const run = async (change: SchemaChange): Promise<void> => {
    const { column } = await changeSchema(appId, entity, change);
    if (change.type === 'update_column_header' && column) onRenamed(change.columnId, column);
  };
  const ask = (change: AskedChange) => setOpen({ kind: 'ask', change });

  const handlers: SchemaHandlers & { add: () => void } = {
    add: () => setOpen({ kind: 'new', beside: addColumnId, side: 'left' }),
    insert: (beside, side) => setOpen({ kind: 'new', beside, side }),
    rename: (columnId, label) => ask({ type: 'update_column_header', columnId, label }),
    retype: (columnId, dataType) => ask({ type: 'update_column_type', columnId, dataType }),
    remove: (columnId) => ask({ type: 'delete_column', columnId }),
    addOption: ({ id, options }, option) => {
      const others = options.map(({ backgroundColor }) => backgroundColor);
      return run({ type: 'add_option_to_column', columnId: id, option, color: randomOptionColor(Math.random, others) });
    },
  };
  const close = () => setOpen(null);
  let dialog: ReactNode = null;
  if (open?.kind === 'new') {
    dialog = <NewColumnDialog beside={open.beside} side={open.side} onChange={run} onClose={close} />;
  } else if (open) {
    dialog = (
      <ChangeColumnDialog
        appId={appId}
        entity={entity}
        change={open.change}
        usedIn={filesUsing(files, entity, open.change.columnId)}
        onChange={run}
        onAsk={onAsk}
        onClose={close}
      />
    );
  }
  return { handlers, dialog };
}
