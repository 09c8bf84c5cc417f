// @vitest-environment happy-dom
import type { ContextItem, ContextItemList } from '@whittle/contract/knowledge/context-item';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { refreshContextItems, useContextItems } from './context-items.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const appId = 'a'.repeat(24);
const listOf = (status: ContextItem['status']): ContextItemList => ({
  contextItems: [
    {
      ...{
        id: 'b'.repeat(24),
        name: 'Opening hours',
        type: 'notion_page',
        source: 'notion',
        status,
        provider: 'notion',
      },
      ...{
        providerItemId: 'p',
        externalFileUrl: null,
        externalFileId: 'p',
        lastSyncedAt: null,
        size: 0,
        numOfChunks: 0,
      },
      ...{ createdAt: '2026-11-20T10:00:00.000Z', originalContextItemId: null, syncEvery: null, nextSyncAt: null },
      ...{ openTo: null, problem: null, progress: null, report: null },
    },
  ],
  hasReachedDataLimit: false,
  paused: [],
  limits: { items: 100, fileMaxBytes: 1_000_000, siteDepth: 3, sitePages: 100 },
  meaning: null,
});

function Statuses() {
  const { data } = useContextItems(appId);
  const client = useQueryClient();
  return (
    <>
      <output>{data?.contextItems.map(({ status }) => status).join() ?? 'nothing yet'}</output>
      <button type="button" onClick={() => void refreshContextItems(client, appId)}>
        Refresh
      </button>
    </>
  );
}

/** Tells the page a list, as the server does after each change. */
function liveEvents() {
  let told: (event: { data: string }) => void = () => {};
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(_: string, listener: typeof told) {
        told = listener;
      }
      close() {}
    },
  );
  return (list: ContextItemList) => act(async () => told({ data: JSON.stringify(list) }));
}

const path = `GET /api/context/items?appId=${appId}`;

test('[CTX-06] an answer that was read before the newest change does not put it back when it comes late', async () => {
  const tell = liveEvents();
  let now: ContextItem['status'] = 'running';
  const { calls } = fakeServer({ [path]: () => ({ body: listOf(now) }) });
  const answered = globalThis.fetch;
  const late = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<unknown>();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const isFirst = calls.length === 0;
    const answer = await answered(...asked);
    if (!isFirst) return answer;
    await late.promise;
    arrived.resolve(asked[1]?.signal?.aborted);
    asked[1]?.signal?.throwIfAborted();
    return answer;
  });

  renderScreen(<Statuses />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  now = 'error';
  await tell(listOf('error'));
  expect(await screen.findByText('error')).toBeTruthy();
  late.resolve();
  expect(await arrived.promise).toBe(true);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  expect(screen.getByRole('status').textContent).toBe('error');
});

test('[CTX-06] a list that is told while a newer one is asked for does not keep that one out', async () => {
  const tell = liveEvents();
  let now: ContextItem['status'] = 'running';
  const { calls } = fakeServer({ [path]: () => ({ body: listOf(now) }) });
  renderScreen(<Statuses />);
  expect(await screen.findByText('running')).toBeTruthy();

  const answered = globalThis.fetch;
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const isHeld = calls.length === 1;
    const answer = await answered(...asked);
    if (isHeld) await held.promise;
    asked[1]?.signal?.throwIfAborted();
    return answer;
  });
  now = 'synced';
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  await tell(listOf('pending'));
  held.resolve();
  expect(await screen.findByText('synced')).toBeTruthy();
});
