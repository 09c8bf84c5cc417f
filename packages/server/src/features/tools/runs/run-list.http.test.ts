import type { Analytics } from '@whittle/contract/analytics';
import type { AuditPage } from '@whittle/contract/audit';
import type { BuilderRuns } from '@whittle/contract/tools/tool-run';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolCallsOf, toolDocument, toolFiles } from '../tool-calls.fixture.ts';

const models = scriptedModel();
let now = new Date('2026-11-23T10:00:00Z');
let server: TestServer;
let app: TestApp;
let calls: ReturnType<typeof toolCallsOf>;
const toolId = 'a'.repeat(24);
const fields = [
  { id: 'diet', name: 'Diet', label: 'Diet', type: 'short_text' },
  { id: 'mail', name: 'Mail', label: 'Mail', type: 'email', personal: true },
];
const list = (query = '', token = app.owner.token) =>
  server.request(`/api/apps/${app.id}/tools/${toolId}/runs${query}`, { token });
/** What the builder reads. */
const read = async (query = '') => (await (await list(query)).json()) as BuilderRuns;
const reveal = (runId: string, token = app.owner.token) =>
  server.request(`/api/apps/${app.id}/tools/${toolId}/runs/${runId}/reveal`, { token, json: {} });
let first: string;

beforeAll(async () => {
  server = await startTestServer({ models, adapters: { clock: { now: () => now } } });
  calls = toolCallsOf(server, () => app);
  // A price is known, so that what runs cost is.
  const owner = await signUpBuilder(server);
  const price = { model: 'scripted', perMillionPromptTokens: 100, perMillionCompletionTokens: 1_000, perImage: null };
  await server.request('/api/admin/model/prices', {
    ...{ token: owner.token, method: 'PUT', json: { currency: 'USD', prices: [price] } },
  });
  app = await createTestApp(server, { owner, files: toolFiles(toolDocument({ fields })) });
  await calls.activate();
  models.next(says(JSON.stringify({ plan: 'Soup for ada@example.com' })));
  first = (await calls.runWhole({ diet: '=1+1', mail: 'ada@example.com' })).id;
  now = new Date('2026-11-24T10:00:00Z');
  models.next(saysThenThrows('', new ModelError('model-busy', 'overloaded')));
  await calls.runWhole({ diet: 'any' });
});
afterAll(() => server.close());

test('[FIELD-08] [TOOL-20] runs are listed with state, tokens, credits and cost, by state and day, and without what is personal', async () => {
  const { items, next, currency } = await read();
  expect({ next, currency }).toEqual({ next: null, currency: 'USD' });
  expect(items).toMatchObject([
    { state: 'error', inputs: { diet: 'any' }, hidden: [], problem: { code: 'model-busy' } },
    {
      ...{ id: first, state: 'success', inputs: { diet: '=1+1', mail: null }, hidden: ['mail'] },
      ...{ credits: 1, tokens: { prompt: 10, completion: 20 }, costMicros: 21_000 },
    },
  ]);
  // Nor what was made of it.
  expect(await (await list()).text()).not.toContain('ada@example.com');
  const ids = async (query: string) => (await read(query)).items.map(({ state }) => state);
  expect(await ids('?state=error')).toEqual(['error']);
  expect(await ids('?from=2026-11-24')).toEqual(['error']);
  expect(await ids('?from=2026-11-23&to=2026-11-23')).toEqual(['success']);
  expect(await ids('?state=cancelled')).toEqual([]);
  for (const wrong of ['?state=broken', '?from=yesterday', '?before=nowhere'])
    expect((await list(wrong)).status, wrong).toBe(400);
});

test('[TOOL-20] older runs follow page by page, each once', async () => {
  await server.adapters.db.$client`
    insert into tool_runs (app_id, id, tool_id, caller, state, inputs, blocks, created_at, beat_at)
    select ${app.id}, lpad(n::text, 24, '0'), ${toolId}, 'x', 'cancelled', '{}', '[]', ${new Date(0)}, ${new Date(0)}
    from generate_series(1, 120) as n`;
  const seen: string[] = [];
  for (let before: string | null = ''; before !== null;) {
    const query: string = before === '' ? '?state=cancelled' : `?state=cancelled&before=${before}`;
    const page: BuilderRuns = await read(query);
    seen.push(...page.items.map(({ id }) => id));
    before = page.next;
  }
  expect(seen).toHaveLength(120);
  expect(new Set(seen).size).toBe(120);
});

test('[FIELD-08] [TOOL-20] the file has the same runs, what is personal hidden, and nothing that a spreadsheet runs', async () => {
  const answer = await list('/csv?from=2026-11-01');
  expect(answer.headers.get('content-disposition')).toContain('tool-1_2026-11-24.csv');
  const [head, failed, good] = (await answer.text()).split('\r\n');
  expect(head).toContain(
    'started,ended,state,problem,model,prompt_tokens,completion_tokens,credits,cost,currency,Diet,Mail',
  );
  expect(failed).toMatch(/,error,.*,any,$/);
  expect(good).toMatch(/,success,,scripted,10,20,1,0\.021000,USD,'=1\+1,\(hidden\)$/);
});

test('[FIELD-08] [TOOL-20] what is personal is shown run by run, and the audit log says who looked; a stranger finds nothing', async () => {
  expect(await (await reveal(first)).json()).toEqual({ inputs: { diet: '=1+1', mail: 'ada@example.com' } });
  const log = await server.request('/api/admin/audit?event=run-revealed', { token: app.owner.token });
  const { items } = (await log.json()) as AuditPage;
  expect(items).toMatchObject([{ target: first, actor: { kind: 'account', id: app.owner.accountId } }]);
  expect(JSON.stringify(items)).not.toContain('ada@example.com');
  const stranger = await signUpBuilder(server);
  for (const answer of [
    await reveal(first, stranger.token),
    await list('', stranger.token),
    await reveal('f'.repeat(24)),
  ])
    expect(answer.status).toBe(404);
});

test('[ANALYTICS-01] the analytics of the app count runs per day and by tool', async () => {
  const answer = await server.request(`/api/apps/${app.id}/analytics?days=7`, { token: app.owner.token });
  const { days, tools } = (await answer.json()) as Analytics;
  expect(days.slice(-2).map(({ runs }) => runs)).toEqual([1, 1]);
  expect(tools).toEqual([{ name: toolDocument({ fields }).title, count: 2 }]);
});
