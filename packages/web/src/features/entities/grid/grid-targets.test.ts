import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test, vi } from 'vitest';
import type { CellEdits } from './cell-edits.ts';
import { gridTargets } from './grid-targets.ts';
import type { PlacedColumn } from './use-columns.ts';

const column = { id: 'author', label: 'Author', dataType: 'text' } as PlacedColumn;
const row = (author?: string) => ({ kind: 'record' as const, record: { id: 'r1', author } as unknown as EntityRecord });

function typed(value: unknown, { was, now }: { was?: string; now?: string }) {
  const edits = { change: vi.fn(), hold: vi.fn() };
  const pages = { recordAt: () => undefined, between: async () => [] };
  const targets = gridTargets({ pages, pending: [], edits: edits as unknown as CellEdits, dispatch: vi.fn() });
  targets.typed(row(now), column, value, row(was));
  return edits;
}

test('[GRID-25] what somebody else stored in a cell while it was typed into is not replaced without a word', () => {
  const { change, hold } = typed('Ishida A', { was: 'Ishida', now: 'Ishida B' });
  expect(change).not.toHaveBeenCalled();
  expect(hold).toHaveBeenCalledWith(
    'r1',
    'author',
    'Ishida A',
    'Changed meanwhile to “Ishida B”, in another window or by somebody else.',
  );
});

test.each([
  ['nobody changed it', { was: 'Ishida', now: 'Ishida' }],
  ['somebody stored the same', { was: 'Ishida', now: 'Ishida A' }],
  ['it was empty and is', {}],
])('[GRID-25] what was typed is sent when %s', (_, cell) => {
  const { change, hold } = typed('Ishida A', cell);
  expect(change).toHaveBeenCalledWith('r1', 'author', 'Ishida A', undefined);
  expect(hold).not.toHaveBeenCalled();
});
