import { planIds, planTable } from '@whittle/contract/plans/plan-table';
import { givePlan } from '@whittle/testing/give-plan';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../adapters/database/schema.ts';
import { toolDocument } from './tool-calls.fixture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { plans: 'on' } });
  await signUpBuilder(server, 'admin@example.com');
});
afterAll(() => server.close());

const idOf = (at: number) => at.toString(16).padStart(24, '0');
const files = Object.fromEntries(
  Array.from({ length: 20 }, (_, at) => [
    `tools/tool-${at}.json`,
    JSON.stringify(toolDocument({ id: idOf(at), title: `Tool ${at}` })),
  ]),
);

const activate = async (app: TestApp, at: number) => {
  const answer = await server.request(`/api/apps/${app.id}/tools/${idOf(at)}`, {
    token: app.owner.token,
    method: 'PATCH',
    json: { status: 'active' },
  });
  return answer.status;
};
const open = async (app: TestApp, at: number) => {
  const answer = await server.request(`/api/tools/${app.id}/page/tool-${at}`, { host: app.publishedHost });
  return answer.ok ? 200 : ((await answer.json()) as { code: string }).code;
};

test.each([...planIds, 'admin' as const])(
  '[PLAN-13] with the plan %s so many tools of an app are active, and no more',
  async (plan) => {
    const app = await createTestApp(server, { files });
    if (plan === 'admin') {
      const { db } = server.adapters;
      await db.update(accounts).set({ isAdmin: true }).where(eq(accounts.id, app.owner.accountId));
    } else await givePlan(server, app.owner.accountId, plan);
    const max = plan === 'admin' ? 20 : planTable[plan].liveTools;
    for (let at = 0; at < max; at += 1) expect(await activate(app, at)).toBe(200);
    if (max < 20) expect(await activate(app, max)).toBe(409);
  },
);

test('[PLAN-23] after a downgrade those that were activated first go on, and the others again once there is room', async () => {
  const app = await createTestApp(server, { files });
  await givePlan(server, app.owner.accountId, 'explorer');
  for (const at of [2, 0, 1]) expect(await activate(app, at)).toBe(200);
  const opened = async () => [await open(app, 0), await open(app, 1), await open(app, 2), await open(app, 3)];
  expect(await opened()).toEqual([200, 200, 200, 'tool-not-found']);
  await givePlan(server, app.owner.accountId, 'lite');
  expect(await opened()).toEqual(['tool-paused', 'tool-paused', 200, 'tool-not-found']);
  const run = await server.request(`/api/tools/${app.id}/generate`, {
    host: app.publishedHost,
    headers: { 'x-whittle-visitor': 'f'.repeat(32) },
    json: { runId: 'b'.repeat(24), toolPath: 'tool-0', inputs: {} },
  });
  expect(((await run.json()) as { code: string }).code).toBe('tool-paused');
  // What is there stays, also for who builds it.
  const list = await server.request(`/api/apps/${app.id}/tools`, { token: app.owner.token });
  expect(((await list.json()) as { items: unknown[] }).items).toHaveLength(20);
  await givePlan(server, app.owner.accountId, 'explorer');
  expect(await opened()).toEqual([200, 200, 200, 'tool-not-found']);
});
