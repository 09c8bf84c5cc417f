import { randomBytes } from 'node:crypto';
import type { MailList } from '@whittle/contract/mail';
import type { SpendKind, SpendReport } from '@whittle/contract/spend/spend';
import type { ChatMessage } from '@whittle/contract/chat';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelCalls, spendTotals } from '../adapters/database/schema.ts';
import { newId } from '../adapters/ids.ts';
import { createMailsService } from '../core/mail/mail.service.ts';
import { createCapNotices } from '../features/spend/cap-notices.ts';

/** Everything that spends money is driven here through its own address, a hundred times at once. */
const atOnce = 100;
/** What an answer costs: twenty tokens, each a tenth of a cent. */
const answer = 20_000;
const price = { model: 'scripted', perMillionPromptTokens: 0, perMillionCompletionTokens: 1_000, perImage: null };

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server, 'admin@example.com');
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
});
afterAll(() => server.close());

const files = {
  'tools/plan.json': JSON.stringify({
    ...{ id: 'a'.repeat(24), title: 'Plan', texts: { header: 'Plan' }, stages: [{ id: 'main', prompt: '{{diet}}' }] },
    fields: [{ id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text' }],
    blocks: [{ id: 'plan', type: 'rich_text', title: 'Plan' }],
    settings: { dailyUserLimit: 100, weeklyUserLimit: 100 },
  }),
};

type Ask = (one: number) => Promise<'answered' | 'refused'>;

const totalOf = async (scope: 'installation' | 'account', subject: string) => {
  const [row] = await server.adapters.db
    .select()
    .from(spendTotals)
    .where(and(eq(spendTotals.scope, scope), eq(spendTotals.subject, subject)));
  return { spent: row?.spentMicros ?? 0, held: row?.heldMicros ?? 0 };
};

/** Five calls one after the other, by which it is known what is usual, then a hundred under a limit for ten. */
async function overrun(
  kind: SpendKind,
  subject: Parameters<typeof totalOf>,
  setCap: (cap: number) => Promise<unknown>,
  ask: Ask,
) {
  for (let seen = 0; seen < 5; seen += 1) expect(await ask(seen)).toBe('answered');
  const before = (await totalOf(...subject)).spent;
  const cap = before + 10 * answer;
  await setCap(cap);
  const heard = await Promise.all(Array.from({ length: atOnce }, (_, one) => ask(5 + one)));
  const answered = heard.filter((one) => one === 'answered').length;
  const { spent, held } = await totalOf(...subject);
  expect(held).toBe(0);
  expect(answered).toBeGreaterThan(0);
  expect(answered).toBeLessThanOrEqual(10);
  expect(spent).toBe(before + answered * answer);
  expect(spent).toBeLessThanOrEqual(cap);
  const calls = await server.adapters.db.select().from(modelCalls).where(eq(modelCalls.kind, kind));
  expect(calls.filter(({ state }) => state !== 'settled')).toEqual([]);
  return spent;
}

/** Whoever pays reads on the screen and in a mail that a limit is nearly, then wholly spent. */
async function isTold(builder: TestBuilder, email: string, spent: number, setCap: (cap: number) => Promise<unknown>) {
  const notices = createCapNotices({ ...server.adapters, mails: createMailsService(server.adapters) });
  const shown = async (cap: number) => {
    await setCap(cap);
    await notices.round();
    return (await builder.json<SpendReport>('/api/spend')).month.find(({ scope }) => scope === 'account');
  };
  expect(await shown(Math.ceil(spent * 1.2))).toMatchObject({ isNear: true, isReached: false });
  expect(await shown(spent)).toMatchObject({ isReached: true });
  const { items } = await admin.json<MailList>(`/api/admin/mails?to=${email}`);
  const subjects = items.filter(({ kind }) => kind === 'spend-limit').map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects[0]).toMatch(/spent .*AI limit of this month$/);
  expect(subjects[1]).toMatch(/nearly spent .*AI limit$/);
}

/** An app for each five calls: the pace of visitors would refuse the others before any money is asked about. */
async function appsOfOne(builder: TestBuilder) {
  const apps: TestApp[] = [];
  const owner = { accountId: builder.accountId, token: builder.token } as TestApp['owner'];
  for (let n = 0; n < 21; n += 1) apps.push(await createTestApp(server, { owner, files }));
  const setCap = (account: number) =>
    builder.json('/api/spend/caps', { method: 'PUT', json: { turn: null, app: null, account } });
  return { builder, apps, setCap, appFor: (one: number) => apps[Math.floor(one / 5)]! };
}

const visitor = () => ({ 'x-whittle-visitor': randomBytes(16).toString('hex') });
const reached = 'account-cap-reached';

test('[USAGE-07] a hundred replies of the builder at once, of ten accounts, stay within the limit of the installation', async () => {
  models.next(says('Hello'));
  const builders = await Promise.all(Array.from({ length: 11 }, () => signUp(server)));
  const apps = await Promise.all(
    Array.from({ length: atOnce + 5 }, async (_, one) => {
      const builder = builders[Math.floor(one / 10)]!;
      return { builder, id: (await builder.makeApp()).id };
    }),
  );
  const setCap = (installation: number | null) =>
    admin.json('/api/admin/spend/caps', {
      ...{ method: 'PUT', json: { turn: null, app: null, account: null, installation } },
    });
  await overrun('turn', ['installation', ''], setCap, async (one) => {
    const { builder, id } = apps[one]!;
    const { annotation }: ChatMessage = (await builder.say(id, 'Hello')).reply;
    if (!annotation.error) return 'answered';
    expect(annotation.error.code).toBe('installation-cap-reached');
    return 'refused';
  });
  await setCap(null);
});

test('[USAGE-07] [USAGE-13] a hundred runs of AI tools at once stay within the limit of whoever owns them, who is told', async () => {
  models.next(says(JSON.stringify({ plan: 'Soup' })));
  const email = `${newId()}@example.com`;
  const builder = await signUp(server, email);
  const { apps, appFor, setCap } = await appsOfOne(builder);
  for (const { id } of apps)
    await builder.json(`/api/apps/${id}/tools/${'a'.repeat(24)}`, { method: 'PATCH', json: { status: 'active' } });
  const spent = await overrun('tool', ['account', builder.accountId], setCap, async (one) => {
    const app = appFor(one);
    const response = await server.request(`/api/tools/${app.id}/generate`, {
      ...{ host: app.publishedHost, headers: visitor() },
      json: { runId: newId(), toolPath: 'plan', inputs: { diet: 'any' } },
    });
    const text = await response.text();
    if (text.includes(reached)) return 'refused';
    expect(text).toContain('"state":"success"');
    return 'answered';
  });
  await isTold(builder, email, spent, setCap);
});

test('[USAGE-07] [USAGE-13] a hundred questions to assistants of apps at once stay within the limit of whoever owns them, who is told', async () => {
  models.next(says('Hello'));
  // Whoever activates one is a platform admin (CHATA-06).
  const builder = admin;
  const { apps, appFor, setCap } = await appsOfOne(builder);
  for (const { id } of apps)
    await builder.json(`/api/apps/${id}/chat-assistant`, { method: 'PATCH', json: { status: 'active' } });
  const spent = await overrun('assistant', ['account', builder.accountId], setCap, async (one) => {
    const app = appFor(one);
    const response = await server.request(`/api/app-chat/${app.id}/conversations/${newId()}/messages`, {
      ...{ host: app.publishedHost, headers: visitor() },
      json: { messageId: newId(), text: 'Hello?' },
    });
    const text = await response.text();
    if (text.includes(reached)) return 'refused';
    expect(text).toContain('"type":"end"');
    expect(text).toContain('Hello');
    return 'answered';
  });
  await isTold(builder, 'admin@example.com', spent, setCap);
});

test('[USAGE-07] [USAGE-13] a hundred calls of Core endpoints at once stay within the limit of whoever owns the apps, who is told', async () => {
  models.next(says('Hello'));
  const email = `${newId()}@example.com`;
  const builder = await signUp(server, email);
  const { appFor, setCap } = await appsOfOne(builder);
  const spent = await overrun('endpoint', ['account', builder.accountId], setCap, async (one) => {
    const app = appFor(one);
    const response = await server.request(`/api/apps/${app.id}/integration-endpoints/Core/InvokeLLM`, {
      ...{ host: app.publishedHost, json: { prompt: 'Hello' } },
    });
    if (response.status === 200) return 'answered';
    expect(await response.json()).toMatchObject({ code: reached });
    return 'refused';
  });
  await isTold(builder, email, spent, setCap);
});
