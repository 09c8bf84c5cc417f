import type { EntityRecord } from '@whittle/contract/entities';
import { expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { createCellEdits } from './cell-edits.ts';

function cells() {
  const calls: {
    fields: Record<string, unknown>;
    seen: Record<string, unknown>;
    done: PromiseWithResolvers<EntityRecord>;
  }[] = [];
  const onSaved = vi.fn();
  const onFailed = vi.fn();
  const onGone = vi.fn();
  const onOthers = vi.fn();
  const edits = createCellEdits({
    save: (_, fields, seen) => {
      const done = Promise.withResolvers<EntityRecord>();
      calls.push({ fields, seen, done });
      return done.promise;
    },
    onSaved,
    onFailed,
    onGone,
    onOthers,
    sentenceOf: (error) => (error as Error).message,
  });
  const of = (column: string) => edits.getState().get('r1')?.get(column);
  return { edits, calls, onSaved, onFailed, onGone, onOthers, of };
}

const saved = (fields: object) => ({ id: 'r1', ...fields }) as EntityRecord;

test('[GRID-25] a change is shown at once and gone when the record is saved', async () => {
  const { edits, calls, onSaved, of } = cells();
  const change = edits.change('r1', 'seats', 4, edits.seenIn('r1', 'seats', null));
  expect(of('seats')).toMatchObject({ value: 4, status: 'saving' });
  await Promise.resolve();
  calls[0]!.done.resolve(saved({ seats: 4 }));
  await change;
  expect(of('seats')).toBeUndefined();
  expect(onSaved).toHaveBeenCalledWith(saved({ seats: 4 }));
});

test('[GRID-25] changes of one record go one after the other, and the newest of a cell counts', async () => {
  const { edits, calls, of } = cells();
  void edits.change('r1', 'seats', 1, edits.seenIn('r1', 'seats', null));
  const last = edits.change('r1', 'seats', 2, edits.seenIn('r1', 'seats', null));
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
  const change = edits.change('r1', 'name', null, edits.seenIn('r1', 'name', null));
  await Promise.resolve();
  calls[0]!.done.reject(new Error('name is required.'));
  await change;
  expect(of('name')).toMatchObject({ value: null, text: null, status: 'failed', message: 'name is required.' });
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
  const lost = edits.change('r1', 'seats', 4, edits.seenIn('r1', 'seats', null));
  const refused = edits.change('r1', 'name', '', edits.seenIn('r1', 'name', null));
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
  const change = edits.change('r1', 'title', 'Hello', edits.seenIn('r1', 'title', null));
  await Promise.resolve();
  calls[0]!.done.reject(new ApiError(404, { code: 'record-not-found', message: 'Gone' }));
  await change;
  expect(of('title')).toBeUndefined();
  expect(onGone).toHaveBeenCalledWith('title', 'Hello');
  expect(onFailed).not.toHaveBeenCalled();
});

const changed = (now: Record<string, unknown>) =>
  new ApiError(409, { code: 'record-changed', message: 'Changed', extra: { now } });

/** Types `text` over `Ishida`, which somebody else has replaced by `Ishida B`. */
async function inConflict() {
  const grid = cells();
  void grid.edits.change('r1', 'author', 'Ishida A', { value: 'Ishida' });
  await Promise.resolve();
  expect(grid.calls[0]).toMatchObject({ fields: { author: 'Ishida A' }, seen: { author: 'Ishida' } });
  grid.calls[0]!.done.reject(changed({ author: 'Ishida B' }));
  await expect.poll(() => grid.of('author')?.status).toBe('failed');
  return grid;
}

test('[GRID-25] [ENT-40] a value that somebody else stored meanwhile stays stored, and the typed one stays in the cell', async () => {
  const { of, onOthers, onFailed } = await inConflict();
  expect(of('author')).toMatchObject({ value: 'Ishida A', conflict: { now: 'Ishida B' } });
  expect(onOthers).toHaveBeenCalledWith('r1', { author: 'Ishida B' });
  expect(onFailed).toHaveBeenCalledWith('r1', 'author', true);
});

test('[GRID-25] saving the typed value says over which one, so that a third value is not lost either', async () => {
  const { edits, calls, of } = await inConflict();
  edits.retry('r1', 'author');
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatchObject({ fields: { author: 'Ishida A' }, seen: { author: 'Ishida B' } });
  calls[1]!.done.reject(changed({ author: 'Ishida C' }));
  await expect.poll(() => of('author')?.conflict).toEqual({ now: 'Ishida C' });
  edits.discard('r1', 'author');
  expect(of('author')).toBeUndefined();
});

test('[GRID-25] a cell that is typed into twice in a row is no conflict with itself', async () => {
  const { edits, calls, of } = cells();
  void edits.change('r1', 'author', 'A', { value: 'Ishida' });
  const last = edits.change('r1', 'author', 'B', edits.seenIn('r1', 'author', 'Ishida'));
  await Promise.resolve();
  // The server keeps it in a form of its own.
  calls[0]!.done.resolve(saved({ author: 'a' }));
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]).toMatchObject({ fields: { author: 'B' }, seen: { author: 'a' } });
  calls[1]!.done.resolve(saved({ author: 'B' }));
  await last;
  expect(of('author')).toBeUndefined();
});

test('[GRID-25] what is typed over a change of one’s own that was refused meanwhile says what that one was made from', async () => {
  const { edits, calls } = cells();
  void edits.change('r1', 'author', '', { value: 'Ishida' });
  void edits.change('r1', 'author', 'B', edits.seenIn('r1', 'author', 'Ishida'));
  await Promise.resolve();
  calls[0]!.done.reject(new ApiError(422, { code: 'record-invalid', message: 'author is required' }));
  await expect.poll(() => calls.length).toBe(2);
  expect(calls[1]!.seen).toEqual({ author: 'Ishida' });
});

test('[GRID-34] a change whose answer was lost after it was stored is not taken for somebody else’s', async () => {
  const { edits, calls, of } = cells();
  void edits.change('r1', 'author', 'A', { value: 'Ishida' });
  await Promise.resolve();
  calls[0]!.done.reject(new NetworkError('no answer'));
  await expect.poll(() => of('author')?.isUnanswered).toBe(true);
  const next = edits.change('r1', 'author', 'B', edits.seenIn('r1', 'author', 'Ishida'));
  await expect.poll(() => calls.length).toBe(2);
  calls[1]!.done.reject(changed({ author: 'A' }));
  await expect.poll(() => calls.length).toBe(3);
  expect(calls[2]).toMatchObject({ fields: { author: 'B' }, seen: { author: 'A' } });
  calls[2]!.done.resolve(saved({ author: 'B' }));
  await next;
  expect(of('author')).toBeUndefined();
});
