// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, networkGone, refusal } from '../../../testing/server.ts';
import { recordCalls } from '../records.requests.ts';
import { createUnsaved } from './unsaved.ts';
import { useNewRows } from './use-new-rows.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const calls = recordCalls('a', 'Booking');
const list = '/live_api/apps/a/entities/Booking';
const record = { id: 'r1', name: 'Ada', createdAt: '2026-11-20T10:00:00.000Z', creatorId: null };

function open(answer: Parameters<typeof fakeServer>[0][string], unsaved = createUnsaved(calls)) {
  const server = fakeServer({ [`POST ${list}`]: answer, 'GET /readyz': { body: { status: 'ready' } } });
  const onSaved = vi.fn(async () => {});
  const say = vi.fn();
  const { result, unmount } = renderHook(() => useNewRows({ calls, unsaved, say, onSaved }));
  return { ...server, onSaved, say, result, unmount };
}

test('[GRID-09] New pressed twice is one new row', () => {
  const { result } = open({ body: record });
  act(() => void result.current.addRow());
  const [row] = result.current.pending;
  act(() => expect(result.current.addRow()).toBe(row!.key));
  expect(result.current.pending).toHaveLength(1);
  act(() => result.current.dispatch({ type: 'update_cell', key: row!.key, column: 'name', value: 'Ada' }));
  act(() => void result.current.addRow());
  expect(result.current.pending).toHaveLength(2);
});

test('[GRID-23] [GRID-24] a saved row waits until it is among the records, so that it never seems to be gone', async () => {
  const { result, onSaved, callsTo } = open({ body: record });
  const loaded = Promise.withResolvers<void>();
  onSaved.mockReturnValue(loaded.promise);
  act(() => void result.current.addRow());
  let saving: Promise<void> | undefined;
  act(() => void (saving = result.current.saveForm(result.current.pending[0]!, { name: 'Ada' })));
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(result.current.pending[0]).toMatchObject({ values: { name: 'Ada' }, isSaving: true });
  loaded.resolve();
  await act(async () => saving);
  expect(result.current.pending).toEqual([]);
  expect(callsTo(list).map(({ body }) => body)).toEqual([{ name: 'Ada' }]);
});

test('[GRID-30] a row whose form was refused keeps what was typed into it', async () => {
  const { result, onSaved } = open(refusal('internal'));
  act(() => void result.current.addRow());
  await act(async () => {
    await expect(result.current.saveForm(result.current.pending[0]!, { name: 'Ada' })).rejects.toThrow();
  });
  expect(result.current.pending[0]).toMatchObject({ values: { name: 'Ada' }, isSaving: false });
  expect(onSaved).not.toHaveBeenCalled();
});

test('[GRID-34] a row that is not saved is there again when its table is opened again', () => {
  const unsaved = createUnsaved(calls);
  const { result, unmount } = open({ body: record }, unsaved);
  act(() => void result.current.addRow());
  const { key } = result.current.pending[0]!;
  act(() => result.current.dispatch({ type: 'update_cell', key, column: 'name', value: 'Ada' }));
  unmount();
  expect(open({ body: record }, unsaved).result.current.pending).toMatchObject([{ key, values: { name: 'Ada' } }]);
});

test('[GRID-34] a row that nobody answered is sent again, once, when the network is back', async () => {
  let isOnline = false;
  const { result, callsTo } = open(() => (isOnline ? { body: record } : networkGone));
  act(() => void result.current.addRow());
  await act(async () => {
    await result.current.saveForm(result.current.pending[0]!, { name: 'Ada' }).catch(() => undefined);
  });
  expect(result.current.pending[0]).toMatchObject({ isUnanswered: true, values: { name: 'Ada' } });
  isOnline = true;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await act(() => vi.waitFor(() => expect(callsTo(list)).toHaveLength(2)));
  expect(result.current.pending).toEqual([]);
  expect(callsTo(list).map(({ body }) => body)).toEqual([{ name: 'Ada' }, { name: 'Ada' }]);
});
