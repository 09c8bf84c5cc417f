import type { AuditPage } from '@whittle/contract/audit';
import type {
  Batches,
  BatchEstimate,
  BatchReport,
  LabConsent,
  LabConsentChoice,
} from '@whittle/contract/repair-lab/batches';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ModelError } from '../../../adapters/language-model/model-error.ts';

let models: ReturnType<typeof scriptedModel>;
let server: TestServer;
let admin: TestBuilder;
let owner: TestBuilder;

beforeEach(async () => {
  models = scriptedModel();
  server = await startTestServer({ models });
  admin = await signUp(server);
  owner = await signUp(server);
});
afterEach(() => server.close());

const home = (text: string) => `export default function Home() {\n  return <h1>{${text}}</h1>;\n}\n`;
const makeApp = (by: TestBuilder, files: Record<string, string>) =>
  createTestApp(server, {
    owner: { accountId: by.accountId, token: by.token, expiresAt: '' },
    files,
    published: false,
  });
/** One problem that a rule repairs and one that none does. */
const broken = (mark: string) => ({
  'pages/Home.jsx': `export default function Home() {\n  return <h1 title={useState(0)[0]}>{${mark}}</h1>;\n}\n`,
});
const repairs = (mark: string) =>
  says(
    `<action-group title="Repair">\n<action type="edit_file" file="pages/Home.jsx" title="The name">\n<search>\n{${mark}}\n</search>\n<replace>\nTotal\n</replace>\n</action>\n</action-group>\n`,
  );
const allowAll = (by: TestBuilder, isForAll = true) =>
  by.json<LabConsent>('/api/lab-consent', { method: 'PUT', json: { isForAll } });
const choose = (by: TestBuilder, app: TestApp, choice: LabConsentChoice) =>
  by.request(`/api/apps/${app.id}/lab-consent`, { method: 'PUT', json: { choice } });
const price = (model: string, perMillion: number) => ({
  ...{ model, perMillionPromptTokens: perMillion, perMillionCompletionTokens: perMillion, perImage: null },
});
const setPrices = (...prices: object[]) =>
  admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices } });
const start = (json: object = {}, by = admin) =>
  by.request('/api/admin/batches', { json: { models: [], iterations: 1, capMicros: null, ...json } });
const started = async (json: object = {}) => (await (await start(json)).json()) as BatchReport;
const read = (id: string) => admin.json<BatchReport>(`/api/admin/batches/${id}`);
const codeOf = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code];
const ended = async (id: string) => {
  await vi.waitFor(async () => expect((await read(id)).state).not.toBe('running'), { timeout: 30_000, interval: 50 });
  return read(id);
};

test('[VALID-17] [VALID-18] nothing is read unless its owner says so, for an app or for all of theirs', async () => {
  const [open, shut, strange] = [
    await makeApp(owner, broken('ofOpen')),
    await makeApp(owner, broken('ofShut')),
    await makeApp(await signUp(server), broken('ofStranger')),
  ];
  expect(await owner.json<LabConsent>('/api/lab-consent')).toMatchObject({ isForAll: false });
  expect((await admin.json<Batches>('/api/admin/batches')).allowedApps).toBe(0);
  expect(await codeOf(await start())).toEqual([409, 'batch-without-apps']);

  expect((await choose(owner, strange, 'allowed')).status).toBe(404);
  expect((await choose(admin, open, 'allowed')).status).toBe(404);
  await allowAll(owner);
  expect((await choose(owner, shut, 'refused')).status).toBe(200);
  expect((await owner.json<LabConsent>('/api/lab-consent')).apps).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: shut.id, choice: 'refused' })]),
  );
  expect((await admin.json<Batches>('/api/admin/batches')).allowedApps).toBe(1);

  await setPrices(price('scripted', 1));
  models.next(says('I cannot do that.'));
  const { id } = await started({ models: ['scripted'], capMicros: 1_000_000 });
  const report = await ended(id);
  expect(report).toMatchObject({ state: 'done', apps: { done: 1, withdrawn: 0, failed: 0, waiting: 0 } });
  const prompts = JSON.stringify(models.requests);
  expect(prompts).toContain('ofOpen');
  expect(prompts).not.toMatch(/ofShut|ofStranger/);
  const looked = await admin.json<AuditPage>('/api/admin/audit?event=app-inspected');
  expect(looked.items.map(({ app }) => app!.id)).toEqual([open.id]);
  const said = await admin.json<AuditPage>('/api/admin/audit?event=lab-consent-changed');
  expect(said.items.map(({ details }) => details)).toEqual([{ choice: 'refused' }, { isForAll: true }]);

  // A choice is its owner's: whoever owns the app next has not made it.
  await allowAll(owner, false);
  await choose(owner, open, 'allowed');
  expect((await admin.json<Batches>('/api/admin/batches')).allowedApps).toBe(1);
  await server.adapters.db.$client`update apps set owner_id = ${admin.accountId} where id = ${open.id}`;
  expect((await admin.json<Batches>('/api/admin/batches')).allowedApps).toBe(0);
});

test('[VALID-18] a permission that is taken back during a run ends the look at the app, and nothing of it is kept', async () => {
  const apps = [await makeApp(owner, broken('first')), await makeApp(owner, broken('second'))];
  await allowAll(owner);
  await setPrices(price('scripted', 1));
  const answer = saysThenWaits('');
  models.next(answer.script, says('I cannot do that.'));
  const { id } = await started({ models: ['scripted'], capMicros: 1_000_000, iterations: 5 });
  await vi.waitFor(() => expect(models.requests).toHaveLength(1), { timeout: 20_000 });
  const asked = apps.find((_, at) => JSON.stringify(models.requests).includes(['first', 'second'][at]!))!;
  await choose(owner, asked, 'refused');
  const other = apps.find((app) => app !== asked)!;
  await server.adapters.db.$client`update apps set deleted_at = now() where id = ${other.id}`;
  answer.release();
  const report = await ended(id);
  expect(report).toMatchObject({ state: 'done', apps: { withdrawn: 2, done: 0 }, detectors: [], filesChecked: 0 });
  expect(models.requests).toHaveLength(1);
});

test('[VALID-19] the score says what was found, and what rules and each model repaired; no app is changed', async () => {
  const first = await makeApp(owner, broken('sumOfFirst'));
  await makeApp(owner, { 'pages/Home.jsx': home('1 + 1') });
  await allowAll(owner);
  expect(await codeOf(await start({ models: ['scripted'], capMicros: 5 }))).toEqual([409, 'batch-price-unknown']);
  expect((await start({ models: ['scripted'], capMicros: null })).status).toBe(400);
  expect((await start({ models: ['a', 'b', 'c', 'd', 'e', 'f'], capMicros: 1 })).status).toBe(400);
  expect((await start({}, owner)).status).toBe(403);

  await setPrices(price('scripted', 1), price('other', 2));
  const estimate = (json: object) =>
    admin.json<BatchEstimate>('/api/admin/batches/estimate', { json: { iterations: 2, ...json } });
  const guess = await estimate({ models: ['scripted', 'other'] });
  expect(guess).toMatchObject({ apps: 2, basis: 'guess', currency: 'USD' });
  const [cheap, dear] = guess.models.map(({ cost }) => cost!);
  expect([cheap!.lowMicros, dear!.highMicros / cheap!.highMicros]).toEqual([0, 2]);

  models.next(says('I cannot do that.'), repairs('sumOfFirst'));
  const { id } = await started({ models: ['scripted', 'other'], capMicros: 1_000_000 });
  const report = await ended(id);
  expect(report).toMatchObject({
    ...{ state: 'done', filesChecked: 2, apps: { done: 2 }, problem: null },
    detectors: [
      {
        ...{ detectorId: 'undefined-name', apps: 1, found: 2, fixedByRules: 1 },
        models: [
          { model: 'scripted', given: 1, fixed: 0 },
          { model: 'other', given: 1, fixed: 1 },
        ],
      },
    ],
    scores: [
      { model: 'scripted', apps: 1, failedApps: 0, given: 1, fixed: 0, questions: 1, costMicros: 30 },
      { model: 'other', apps: 1, failedApps: 0, given: 1, fixed: 1, questions: 1, costMicros: 60 },
    ],
  });
  // Both were asked the same, and the app is as it was.
  const [one, two] = models.requests.map(({ messages }) => messages[0]!.content);
  expect(one).toBe(two);
  const files = await owner.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${first.id}/versions/latest/files`,
  );
  expect(files.files.find(({ path }) => path === 'pages/Home.jsx')!.content).toBe(
    broken('sumOfFirst')['pages/Home.jsx'],
  );

  // The installation pays, not the owner of the app.
  expect((await owner.json<SpendReport>('/api/spend')).total.calls).toBe(0);
  expect((await admin.json<SpendReport>('/api/admin/spend?by=kind')).rows).toMatchObject([{ key: 'lab', calls: 2 }]);
  expect(await estimate({ models: ['scripted'] })).toMatchObject({ basis: 'past' });

  const csv = await (await admin.request(`/api/admin/batches/${id}/csv`)).text();
  expect(
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.replace(/,\d+\.\d,/, ',s,')),
  ).toEqual([
    'undefined-name,1,2,rules,2,1,,,,',
    'undefined-name,1,2,scripted,1,0,,,,',
    'undefined-name,1,2,other,1,1,,,,',
    'all,2,2,rules,2,1,0,s,0.000000,USD',
    'all,1,2,scripted,1,0,1,s,0.000030,USD',
    'all,1,2,other,1,1,1,s,0.000060,USD',
  ]);
  for (const path of ['', '/csv']) expect((await admin.request(`/api/admin/batches/none${path}`)).status).toBe(404);
});

test('[VALID-19] [VALID-20] a limit holds to the millionth, and what was finished is kept', async () => {
  for (const mark of ['one', 'two', 'three']) await makeApp(owner, broken(mark));
  await allowAll(owner);
  await setPrices(price('scripted', 1));
  models.next(says('I cannot do that.'));
  // A question of this app alone is more than 150 tokens, each a millionth.
  const { id } = await started({ models: ['scripted'], capMicros: 100 });
  const report = await ended(id);
  expect(report).toMatchObject({ state: 'stopped', problem: 'batch-cap-reached', apps: { done: 1, waiting: 2 } });
  expect([models.requests.length, report.spentMicros, report.scores[0]!.apps]).toEqual([0, 0, 0]);
  expect(report.detectors[0]).toMatchObject({ found: 2, fixedByRules: 1 });
});

test('[VALID-20] a model whose connection fails is said and not fatal, nor is an app that cannot be looked at', async () => {
  for (const mark of ['one', 'two', 'three', 'four']) await makeApp(owner, broken(mark));
  const gone = await makeApp(owner, broken('gone'));
  await server.adapters.db.$client`update apps set latest_version_id = 'none' where id = ${gone.id}`;
  await allowAll(owner);
  await setPrices(price('scripted', 1));
  models.next(saysThenThrows('', new ModelError('model-key-wrong', 'no')));
  const { id } = await started({ models: ['scripted'], capMicros: 1_000_000 });
  const report = await ended(id);
  expect(report).toMatchObject({
    ...{ state: 'done', apps: { done: 4, failed: 1 } },
    scores: [{ apps: 0, failedApps: 4, given: 0, fixed: 0 }],
  });
  // After three apps it is not asked any more.
  expect(models.requests).toHaveLength(3);
  expect(report.appItems.map(({ problem }) => problem).toSorted()).toEqual([
    ...Array<string>(4).fill('model-key-wrong'),
    'version-not-found',
  ]);
  expect(report.detectors[0]).toMatchObject({ found: 8, fixedByRules: 4 });
});

test('[VALID-20] a run is cancelled in the middle of an answer; there is one at a time, and the next one may start', async () => {
  for (const mark of ['one', 'two']) await makeApp(owner, broken(mark));
  await allowAll(owner);
  await setPrices(price('scripted', 1));
  models.next(saysThenWaits('').script);
  const asked = { models: ['scripted'], capMicros: 1_000_000 };
  const twice = await Promise.all([start(asked), start(asked)]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { id } = (await twice.find(({ ok }) => ok)!.json()) as BatchReport;
  await vi.waitFor(() => expect(models.requests).toHaveLength(1), { timeout: 20_000 });
  const cancelled = await admin.json<BatchReport>(`/api/admin/batches/${id}/cancel`, { method: 'POST' });
  expect(cancelled).toMatchObject({ state: 'cancelled', apps: { waiting: 2, running: 0 } });
  expect(await codeOf(await admin.request(`/api/admin/batches/${id}/cancel`, { method: 'POST' }))).toEqual([
    409,
    'batch-over',
  ]);
  const next = await started();
  expect(await ended(next.id)).toMatchObject({ state: 'done', apps: { done: 2 } });
  expect((await read(id)).state).toBe('cancelled');
  const { items } = await admin.json<Batches>('/api/admin/batches');
  expect(items.map(({ state }) => state)).toEqual(['done', 'cancelled']);
});
