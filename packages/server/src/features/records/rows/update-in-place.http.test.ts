import type { EntityRecord } from '@whittle/contract/entities';
import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { startTestServer } from '@whittle/testing/test-server';
import { expect, it, onTestFinished } from 'vitest';

it('a changed record stays on its page of the table, where there is room for it, so that no index is written', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const entity = {
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: { read: 'all', write: 'all' } },
  };
  const app = await createTestApp(server, { files: { 'entities/Note.json': JSON.stringify(entity) } });
  const { access_token: token } = await signInToApp(server, app, { email: 'ann@example.com' });
  const call = async <T>(path: string, options: object) =>
    (await (
      await server.request(`/api/apps/${app.id}/entities/Note${path}`, { host: app.publishedHost, token, ...options })
    ).json()) as T;
  const rows = Array.from({ length: 200 }, (_, n) => ({ text: `Note ${n}` }));
  const made = await call<EntityRecord[]>('/bulk', { json: rows });
  const pageOf = async (id: string) => {
    const [row] = await server.adapters.db.$client<{ page: number }[]>`
      select (ctid::text::point)[0]::int as page from records where app_id = ${app.id} and id = ${id}`;
    return row!.page;
  };
  const [first, last] = [made[0]!.id, made.at(-1)!.id];
  const before = await pageOf(first);
  expect(await pageOf(last)).not.toBe(before);
  await call(`/${first}`, { method: 'PUT', json: { text: 'changed' } });
  expect(await pageOf(first)).toBe(before);
});
