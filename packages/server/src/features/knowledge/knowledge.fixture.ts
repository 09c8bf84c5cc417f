import type { ContextItem, ContextItemList, Passage } from '@whittle/contract/knowledge/context-item';
import type { TestApp } from '@whittle/testing/test-app';
import type { TestServer } from '@whittle/testing/test-server';
import { expect, vi } from 'vitest';

/** The calls of an app's owner about data sources; `current` says which server and app of the test file. */
export function contextCaller(current: () => { server: TestServer; app: TestApp }) {
  const ask = (path: string, options: object = {}) => {
    const { server, app } = current();
    return server.request(`/api/context${path}`, { token: app.owner.token, ...options });
  };
  const read = async <T>(response: Promise<Response>): Promise<T> => {
    const got = await response;
    expect(got.ok, await got.clone().text()).toBe(true);
    return (await got.json()) as T;
  };
  const itemOf = async (id: string) =>
    (await read<ContextItemList>(ask(`/items?appId=${current().app.id}`))).contextItems.find((item) => item.id === id)!;
  /** The item when it is read, later than at `after`. */
  const settled = async (id: string, after: string | null = null) => {
    let item!: ContextItem;
    await vi.waitFor(
      async () => {
        item = await itemOf(id);
        expect(item.status, JSON.stringify(item.problem)).not.toMatch(/pending|running/);
        expect(item.status === 'error' || item.lastSyncedAt !== after).toBe(true);
      },
      { timeout: 20_000, interval: 50 },
    );
    return item;
  };
  const search = async (question: string) =>
    (
      await read<{ passages: Passage[] }>(
        ask(`/search?appId=${current().app.id}&question=${encodeURIComponent(question)}`),
      )
    ).passages;
  return { ask, read, itemOf, settled, search };
}
