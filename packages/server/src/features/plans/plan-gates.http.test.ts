import { type PlanId, planIds } from '@whittle/contract/plans/plan-table';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { givePlan } from '@whittle/testing/give-plan';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apps } from '../../adapters/database/schema.ts';

const kinds = ['space_app', 'gen_app', 'tool'] as const;
type Kind = (typeof kinds)[number];
const roles = ['owner', 'editor', 'viewer', 'stranger'] as const;
type Role = (typeof roles)[number];

let server: TestServer;
const people = new Map<Role, TestBuilder>();
const made = new Map<Kind, TestApp>();

beforeAll(async () => {
  server = await startTestServer({ config: { plans: 'on', requireVerifiedEmail: false } });
  // The first account of an installation is its admin, whom no plan limits.
  await signUp(server);
  for (const role of roles) people.set(role, await signUp(server));
  const owner = people.get('owner')!;
  const session = { accountId: owner.accountId, token: owner.token } as Parameters<typeof createTestApp>[1]['owner'];
  for (const appType of kinds) {
    const app = await createTestApp(server, {
      owner: session!,
      files: { 'pages/Home.jsx': 'export default () => null', 'pages/Board.jsx': 'export default () => null' },
    });
    await server.adapters.db.update(apps).set({ appType }).where(eq(apps.id, app.id));
    for (const role of ['editor', 'viewer'] as const) {
      const [{ email }] = await server.adapters.db.$client<[{ email: string }]>`
        select email from accounts where id = ${people.get(role)!.accountId}`;
      await owner.request(`/api/apps/${app.id}/collaborators`, { json: { email, role } });
      await people.get(role)!.request(`/api/collaborations/${app.id}/accept`, { method: 'POST' });
    }
    made.set(appType, app);
  }
});
afterAll(() => server.close());

/** Which plan a kind of app needs for its settings; `lite` where it needs none. */
const needed: Record<Kind, PlanId> = { space_app: 'lite', gen_app: 'MOON', tool: 'explorer' };
const reaches = (plan: PlanId, wanted: PlanId) => planIds.indexOf(plan) >= planIds.indexOf(wanted);
const answerOf = async (answer: Response) =>
  answer.ok ? 200 : `${answer.status} ${((await answer.json()) as { code: string }).code}`;

const rows = planIds.flatMap((plan) => roles.flatMap((role) => kinds.map((kind) => ({ plan, role, kind }))));

test.each(rows)('[PLAN-09] [PLAN-12] settings of a $kind with $plan as $role', async ({ plan, role, kind }) => {
  const person = people.get(role)!;
  // Whoever asks has the plan; the owner of the app has none, unless it is the owner who asks.
  await givePlan(server, people.get('owner')!.accountId, 'lite');
  await givePlan(server, person.accountId, plan);
  const mainPage = plan === 'lite' || plan === 'MOON' ? 'Board' : 'Home';
  const answer = await person.request(`/api/apps/${made.get(kind)!.id}/settings`, {
    json: { appSettings: { mainPage } },
  });
  const asOwner = reaches(plan, needed[kind]) ? 200 : '403 setting-locked';
  const expected = {
    owner: asOwner,
    editor: '403 owner-only',
    viewer: '403 viewer-only',
    stranger: '404 app-not-found',
  };
  expect(await answerOf(answer)).toBe(expected[role]);
});

const kindsByPlan = planIds.flatMap((plan) => kinds.map((kind) => ({ plan, kind })));

test.each(kindsByPlan)(
  '[PLAN-12] [PLAN-09] no other call has a way around the settings of a $kind with $plan: sign-up, what is sold, the publish',
  async ({ plan, kind }) => {
    const [owner, editor, stranger] = [people.get('owner')!, people.get('editor')!, people.get('stranger')!];
    await givePlan(server, owner.accountId, plan);
    // What others pay for is for their own apps.
    for (const other of [editor, stranger]) await givePlan(server, other.accountId, 'monetizer');
    const app = made.get(kind)!;
    const path = (call: string) => `/api/apps/${app.id}/${call}`;
    const isOpen = reaches(plan, needed[kind]);
    const expected = isOpen ? 200 : '403 plan-needed';
    const change = { json: { termsOfServiceLink: `https://example.com/${plan}` }, method: 'PUT' };
    const turnOn = { json: { isPaidMembershipsEnabled: true }, method: 'PUT' };
    const token = { json: { gumroadAccessToken: 'seller-token' }, method: 'PUT' };
    const connect = { json: { productId: 'any' }, method: 'POST' };
    const publish = { json: { header: 'App', access: { isSignupEnabled: false } }, method: 'POST' };

    expect(await answerOf(await owner.request(path('access'), change))).toBe(expected);
    const access = await owner.json<{ neededPlan?: string }>(path('access'));
    expect(access.neededPlan).toBe(isOpen ? undefined : needed[kind]);
    expect(await answerOf(await owner.request(path('memberships'), turnOn))).toBe(expected);
    if (!isOpen) {
      for (const [call, wish] of [
        ['memberships', token],
        ['publish', publish],
      ] as const)
        expect(await answerOf(await owner.request(path(call), wish))).toBe('403 plan-needed');
      // What is less than before is never refused, and who can open the app is no setting.
      const off = { json: { isPaidMembershipsEnabled: false }, method: 'PUT' };
      expect(await answerOf(await owner.request(path('memberships'), off))).toBe(200);
      const mode = { json: { accessMode: 'public_with_login' }, method: 'PUT' };
      expect(await answerOf(await owner.request(path('access'), mode))).toBe(200);
    }
    for (const [call, wish] of [
      ['access', change],
      ['memberships', turnOn],
      ['memberships/gumroad/connect', connect],
      ['publish', publish],
    ] as const) {
      expect(await answerOf(await editor.request(path(call), wish))).toBe('403 owner-only');
      expect(await answerOf(await stranger.request(path(call), wish))).toBe('404 app-not-found');
    }
    await owner.request(path('memberships'), { json: { isPaidMembershipsEnabled: false }, method: 'PUT' });
  },
);

test.each(planIds)(
  '[PLAN-10] [PLAN-11] data sources of an app go by its owner’s plan %s, whoever adds them',
  async (plan) => {
    const { editor, viewer, owner } = Object.fromEntries(people) as Record<Role, TestBuilder>;
    const session = { accountId: owner.accountId, token: owner.token } as Parameters<typeof createTestApp>[1]['owner'];
    const app = await createTestApp(server, {
      owner: session!,
      files: { 'pages/Home.jsx': 'export default () => null' },
    });
    const [{ email }] = await server.adapters.db.$client<[{ email: string }]>`
    select email from accounts where id = ${editor.accountId}`;
    await owner.request(`/api/apps/${app.id}/collaborators`, { json: { email, role: 'editor' } });
    await editor.request(`/api/collaborations/${app.id}/accept`, { method: 'POST' });
    await givePlan(server, owner.accountId, plan);
    // What the editor pays for is for the editor's own apps.
    await givePlan(server, editor.accountId, plan === 'lite' ? 'monetizer' : 'lite');
    const add = async (by: TestBuilder, at: number) =>
      answerOf(
        await by.request(`/api/context/ingest/text?appId=${app.id}`, {
          json: { context: `Text ${at}`, name: `${at}` },
        }),
      );
    const max = plan === 'lite' ? 1 : 5;
    for (let at = 0; at < max; at += 1) expect([200, 201]).toContain(await add(at % 2 === 0 ? owner : editor, at));
    expect(await add(owner, max)).toBe('409 context-limit-reached');
    expect(await add(editor, max)).toBe('409 context-limit-reached');
    expect(`${await add(viewer, max)}`).toMatch(/^40[34]/);
    // A smaller plan later keeps all of them, and takes no more.
    await givePlan(server, owner.accountId, 'lite');
    const list = await owner.json<{ contextItems: unknown[] }>(`/api/context/items?appId=${app.id}`);
    expect(list.contextItems).toHaveLength(max);
    expect(await add(owner, max + 1)).toBe('409 context-limit-reached');
  },
);
