import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { createCellEdits } from './cell-edits.ts';

function cells() {
  const calls: { fields: Record<string, unknown>; done: PromiseWithResolvers<EntityRecord> }[] = [];
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const onGone = vi.fn();
  const edits = createCellEdits({
    save: (_, fields) => {
      const done = Promise.withResolvers<EntityRecord>();
      calls.push({ fields, done });
      return done.promise;
    },
    onSaved,
    onFailed,
    onGone,
    sentenceOf: (error) => (error as Error).message,
  });
  const of = (column: string) => edits.getState().get('r1')?.get(column);
  return { edits, calls, onSaved, onFailed, onGone, of };
}

const saved = (fields: object) => ({ id: 'r1', ...fields }) as EntityRecord;

test('[GRID-25] a change is shown at once and gone when the record is saved', async () => {
  const { edits, calls, onSaved, of } = cells();
  const change = edits.change('r1', 'seats', 4);
  expect(of('seats')).toMatchObject({ value: 4, status: 'saving' });
  await Promise.resolve();
  calls[0]!.done.resolve(saved({ seats: 4 }));
  await change;
  expect(of('seats')).toBeUndefined();
  expect(onSaved).toHaveBeenCalledWith(saved({ seats: 4 }));
});

test('[GRID-25] changes of one record go one after the other, and the newest of a cell counts', async () => {
  const { edits, calls, of } = cells();
  void edits.change('r1', 'seats', 1);
  const last = edits.change('r1', 'seats', 2);
  await Promise.resolve();
  expect(calls).toHaveLength(1);
  calls[0]!.done.resolve(saved({ seats: 1 }));
  await expect.poll(() => calls.length).toBe(2);
  expect(of('seats')).toMatchObject({ value: 2, status: 'saving' });
  calls[1]!.done.resolve(saved({ seats: 2 }));
  await last;
  expect(of('seats')).toBeUndefined();
});

test('[GRID-30] a refused change stays with the reason until it is tried again or given up', async () => {
  const { edits, calls, onFailed, of } = cells();
  const change = edits.change('r1', 'name', null);
  await Promise.resolve();
  calls[0]!.done.reject(new Error('name is required.'));
  await change;
  expect(of('name')).toEqual({ value: null, text: null, status: 'failed', message: 'name is required.' });
  expect(onFailed).toHaveBeenCalledOnce();

  edits.retry('r1', 'name');
  await expect.poll(() => calls.length).toBe(2);
  calls[1]!.done.reject(new Error('name is required.'));
  await expect.poll(() => of('name')?.status).toBe('failed');
  edits.discard('r1', 'name');
  expect(of('name')).toBeUndefined();
});

test('[GRID-16] a text that is no value is kept and never sent', () => {
  const { edits, calls, of } = cells();
  edits.refuse('r1', 'extra', '{a', 'Invalid JSON: x');
  edits.retry('r1', 'extra');
  expect(of('extra')).toMatchObject({ text: '{a', status: 'failed' });
  expect(calls).toEqual([]);
});

test('[GRID-34] a change that nobody answered is sent again, a refused one is not', async () => {
  const { edits, calls, of } = cells();
  const lost = edits.change('r1', 'seats', 4);
  const refused = edits.change('r1', 'name', '');
  await Promise.resolve();
  calls[0]!.done.reject(new NetworkError('no answer'));
  await lost;
  calls[1]!.done.reject(new Error('name is required'));
  await refused;
  expect([of('seats')?.status, of('name')?.status]).toEqual(['failed', 'failed']);
  edits.resend();
  await Promise.resolve();
  expect(calls.map(({ fields }) => fields)).toEqual([{ seats: 4 }, { name: '' }, { seats: 4 }]);
  expect([of('seats')?.status, of('name')?.status]).toEqual(['saving', 'failed']);
});

test('[GRID-25] what was typed into a record that has been deleted meanwhile is handed back instead of being lost', async () => {
  const { edits, calls, onFailed, onGone, of } = cells();
  const change = edits.change('r1', 'title', 'Hello');
  await Promise.resolve();
  calls[0]!.done.reject(new ApiError(404, { code: 'record-not-found', message: 'Gone' }));
  await change;
  expect(of('title')).toBeUndefined();
  expect(onGone).toHaveBeenCalledWith('title', 'Hello');
  expect(onFailed).not.toHaveBeenCalled();
});

test('[GRID-25] a value that is held back stands in its cell with the reason, and is sent when it is tried', async () => {
  const { edits, calls, of } = cells();
  edits.hold('r1', 'title', 'Mine', 'Changed meanwhile');
  expect(of('title')).toMatchObject({ value: 'Mine', status: 'failed', message: 'Changed meanwhile' });
  edits.retry('r1', 'title');
  await Promise.resolve();
  expect(calls[0]!.fields).toEqual({ title: 'Mine' });
});
