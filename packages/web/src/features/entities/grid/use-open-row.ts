import type { EntityRecord } from '@whittle/contract/entities';
import { useState } from 'react';
import type { GridTarget } from './grid-handlers.ts';
import type { PendingRow } from './pending-rows.ts';

type OpenRow = { kind: GridTarget['kind']; id: string; record?: EntityRecord };

/**
 * Which row is open as a form, as it is now. A record stays open when its row goes, so that nothing typed into its form goes
 * with it.
 */
export function useOpenRow(pending: readonly PendingRow[], pages: ReadonlyMap<number, readonly EntityRecord[]>) {
  const [row, open] = useState<OpenRow | null>(null);
  const targetOf = ({ kind, id, record: opened }: OpenRow): GridTarget | null => {
    if (kind === 'pending') {
      const found = pending.find(({ key }) => key === id);
      return found ? { kind, row: found } : null;
    }
    const record = [...pages.values()].flat().find((one) => one.id === id) ?? opened;
    return record ? { kind, record } : null;
  };
  return {
    id: row?.id ?? null,
    target: row && targetOf(row),
    open,
    show: (target: GridTarget) =>
      open(
        target.kind === 'pending'
          ? { kind: 'pending', id: target.row.key }
          : { kind: 'record', id: target.record.id, record: target.record },
      ),
  };
}
