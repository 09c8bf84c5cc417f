// @vitest-environment happy-dom
import type { ContextItem, ContextItemList } from '@whittle/contract/knowledge/context-item';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { useContextItems } from './context-items.ts';

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
  return <output>{data?.contextItems.map(({ status }) => status).join() ?? 'nothing yet'}</output>;
}

test('[CTX-06] an answer that was read before the newest change does not put it back when it comes late', async () => {
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
  const { calls } = fakeServer({ [`GET /api/context/items?appId=${appId}`]: { body: listOf('running') } });
  const answered = globalThis.fetch;
  const late = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await answered(...asked);
    await late.promise;
    setTimeout(arrived.resolve, 20);
    asked[1]?.signal?.throwIfAborted();
    return answer;
  });

  renderScreen(<Statuses />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => told({ data: JSON.stringify(listOf('error')) }));
  expect(await screen.findByText('error')).toBeTruthy();
  late.resolve();
  await act(async () => arrived.promise);
  expect(screen.getByRole('status').textContent).toBe('error');
});
