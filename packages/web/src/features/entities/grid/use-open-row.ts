import type { EntityRecord } from '@whittle/contract/entities';
import { useState } from 'react';
import type { GridTarget } from './grid-handlers.ts';
import type { PendingRow } from './pending-rows.ts';

type OpenRow = { kind: GridTarget['kind']; id: string };

/** Which row is open as a form, as it is now: none as soon as it is gone. */
export function useOpenRow(pending: readonly PendingRow[], pages: ReadonlyMap<number, readonly EntityRecord[]>) {
  const [row, open] = useState<OpenRow | null>(null);
  const targetOf = ({ kind, id }: OpenRow): GridTarget | null => {
    if (kind === 'pending') {
      const found = pending.find(({ key }) => key === id);
      return found ? { kind, row: found } : null;
    }
    const record = [...pages.values()].flat().find((one) => one.id === id);
    return record ? { kind, record } : null;
  };
  return {
    id: row?.id ?? null,
    target: row && targetOf(row),
    open,
    show: (target: GridTarget) =>
      open({ kind: target.kind, id: target.kind === 'pending' ? target.row.key : target.record.id }),
  };
}
