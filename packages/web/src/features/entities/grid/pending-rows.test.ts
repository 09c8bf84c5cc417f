import { expect, test } from 'vitest';
import { type PendingRow, isEmptyRow, maxPendingRows, pendingRows } from './pending-rows.ts';

const added = (...keys: string[]) =>
  keys.reduce<readonly PendingRow[]>((rows, key) => pendingRows(rows, { type: 'add_pending_row', key }), []);

test('[GRID-09] [GRID-24] a new row waits at the top, the newest first, and only so many of them', () => {
  expect(added('a', 'b').map(({ key }) => key)).toEqual(['b', 'a']);
  expect(added('a', 'b', 'c', 'd', 'e', 'f')).toHaveLength(maxPendingRows);
});

test('[GRID-24] a row without a value is empty, also after its values are gone again', () => {
  const [row] = added('a');
  expect(isEmptyRow(row!)).toBe(true);
  const [filled] = pendingRows([row!], { type: 'update_cell', key: 'a', column: 'name', value: 'Ada' });
  expect(isEmptyRow(filled!)).toBe(false);
  const [cleared] = pendingRows([filled!], { type: 'update_cell', key: 'a', column: 'name', value: null });
  expect(isEmptyRow(cleared!)).toBe(true);
});

test('[GRID-23] [GRID-24] deleting a waiting row is local, confirming keeps it until it is saved', () => {
  expect(pendingRows(added('a', 'b'), { type: 'delete_row', key: 'a' }).map(({ key }) => key)).toEqual(['b']);
  expect(pendingRows(added('a'), { type: 'confirm_row', key: 'a' })[0]).toMatchObject({ isSaving: true });
});

test('[GRID-23] a row that was saved is added to the records and waits no more', () => {
  const saving = pendingRows(added('a', 'b'), { type: 'confirm_row', key: 'a' });
  expect(pendingRows(saving, { type: 'add_row', key: 'a' }).map(({ key }) => key)).toEqual(['b']);
});

test('[GRID-30] a refused row can be changed again, with what is wrong at its cells', () => {
  const saving = pendingRows(added('a'), { type: 'confirm_row', key: 'a' });
  const refused = pendingRows(saving, {
    type: 'enable_reset',
    key: 'a',
    message: 'name is required.',
    problems: { name: 'name is required' },
  });
  expect(refused[0]).toMatchObject({ isSaving: false, problems: { name: 'name is required' } });
  const put = pendingRows(refused, { type: 'update_cell', key: 'a', column: 'name', value: 'Ada' });
  expect(put[0]).toMatchObject({ values: { name: 'Ada' }, problems: {}, message: null });
});
