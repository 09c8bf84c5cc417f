import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test, vi } from 'vitest';
import { createCellEdits } from './cell-edits.ts';
import { gridTargets } from './grid-targets.ts';
import type { PlacedColumn } from './use-columns.ts';

const column = { id: 'author', label: 'Author', dataType: 'text' } as PlacedColumn;
const row = (author: string) => ({ kind: 'record' as const, record: { id: 'r1', author } as unknown as EntityRecord });

function targets() {
  const save = vi.fn(async () => row('any').record);
  const edits = createCellEdits({
    ...{ save, onSaved: vi.fn(), onOthers: vi.fn(), onFailed: vi.fn(), onGone: vi.fn(), sentenceOf: String },
  });
  const pages = { recordAt: () => undefined, between: async () => [] };
  return { save, ...gridTargets({ pages, pending: [], edits, dispatch: vi.fn() }) };
}

test('[GRID-25] what was typed goes with the value that stood there when it was begun, not with the one of now', async () => {
  const { save, seenIn, change } = targets();
  const seen = seenIn(row('Ishida'), column);
  change(row('Ishida B'), column, 'Ishida A', { seen });
  await expect.poll(() => save.mock.calls).toEqual([['r1', { author: 'Ishida A' }, { author: 'Ishida' }, undefined]]);
});

test('[GRID-25] what is pasted, filled or cleared goes with the value that is shown', async () => {
  const { save, change } = targets();
  change(row('Ishida B'), column, null, { act: 'a1' });
  await expect.poll(() => save.mock.calls).toEqual([['r1', { author: null }, { author: 'Ishida B' }, 'a1']]);
});
