import type { AuditPage } from '@whittle/contract/audit';
import type { Detectors } from '@whittle/contract/repair-lab/detectors';
import type { LabApp, RepairResult, Validation } from '@whittle/contract/repair-lab/repair-lab';
import type { SpendReport } from '@whittle/contract/spend/spend';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ModelError } from '../../adapters/language-model/model-error.ts';

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
let owner: TestBuilder;
let app: TestApp;

// A name that nothing declares has no rule; a missing import of a known name has one.
const files = {
  'pages/Home.jsx': `export default function Home() {\n  return <h1 title={useState(0)[0]}>{totla}</h1>;\n}\n`,
  'components/Card.jsx': 'export default function Card() {\n  return <p>{missing}</p>;\n}\n',
};

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server);
  owner = await signUp(server, 'owner@example.com');
});
afterAll(() => server.close());
beforeEach(async () => {
  app = await createTestApp(server, {
    owner: { accountId: owner.accountId, token: owner.token, expiresAt: '' },
    files,
    published: false,
  });
});

const at = (version = 'latest') => `/api/apps/${app.id}/versions/${version}`;
const validate = (by = admin) => by.json<Validation>(`${at()}/validate`, { method: 'POST' });
const repair = (json: object) => admin.json<RepairResult>(`${at()}/repair`, { json });
const edit = (file: string, search: string, replace: string) =>
  `<action-group title="Repair">\n<action type="edit_file" file="${file}" title="Correct the name">\n<search>\n${search}\n</search>\n<replace>\n${replace}\n</replace>\n</action>\n</action-group>\n`;
const codeOf = async (path: string) => {
  const read = await owner.json<{ files: { path: string; content: string }[] }>(`${at()}/files`);
  return read.files.find((file) => file.path === path)?.content;
};

test('[VALID-03] [VALID-04] [VALID-08] [VALID-09] [VALID-10] [VALID-11] a version is validated, a copy of it repaired by rules and a model, and applied by a click', async () => {
  expect((await owner.request(`${at()}/validate`, { method: 'POST' })).status).toBe(403);
  const found = await validate();
  expect(found.issues.map(({ componentName, detectorId, severity }) => [componentName, detectorId, severity])).toEqual(
    expect.arrayContaining([
      ['Card', 'undefined-name', 'error'],
      ['Home', 'undefined-name', 'error'],
    ]),
  );
  expect(found.detectors.find(({ detectorId }) => detectorId === 'undefined-name')!.issueCount).toBe(
    found.issues.filter(({ detectorId }) => detectorId === 'undefined-name').length,
  );

  models.next(
    says(edit('pages/Home.jsx', '  return <h1 title={useState(0)[0]}>{totla}</h1>;', '  return <h1>Total</h1>;')),
    says('I cannot do that.'),
  );
  const before = await codeOf('pages/Home.jsx');
  const result = await repair({ iterations: 1, model: null });
  expect(result).toMatchObject({
    previousVersionId: found.versionId,
    iterationsPerformed: 1,
    model: 'scripted',
    usage: { promptTokens: 20, completionTokens: 40 },
    unresolvedIssues: [{ componentName: 'Card', fileId: 'components/Card.jsx' }],
    repairedFiles: [{ fileId: 'pages/Home.jsx' }],
  });
  expect(result.initialIssues).toEqual(found.issues);
  const [home, card] = ['pages/Home.jsx', 'components/Card.jsx'].map((fileId) =>
    result.repairProcessDetails.find((one) => one.fileId === fileId)!,
  );
  expect(home).toMatchObject({ finalIssueCount: 0, repairSuccess: true });
  expect(home!.ruleBasedRepairs).toMatchObject([{ success: true, modelUsed: null, prompt: null }]);
  expect(home!.aiRepairs.at(-1)).toMatchObject({ success: true, modelUsed: 'scripted' });
  expect(home!.aiRepairs.at(-1)!.prompt).toContain('totla');
  expect(card).toMatchObject({
    repairSuccess: false,
    aiRepairs: [{ success: false, errorMessage: 'The answer changes no file.' }],
  });
  expect(await codeOf('pages/Home.jsx')).toBe(before);

  const path = `/api/apps/${app.id}/repairs/${result.appBundle.id}/apply`;
  const applied = await admin.json<{ versionId: string }>(path, { method: 'POST' });
  expect(await codeOf('pages/Home.jsx')).toContain('<h1>Total</h1>');
  expect((await owner.snapshot(app.id)).messages.at(-1)).toMatchObject({
    annotation: { versionId: applied.versionId, model: 'Repair lab' },
  });
  expect((await admin.request(path, { method: 'POST' })).status).toBe(404);
  const audit = await admin.json<AuditPage>(`/api/admin/audit?app=${app.id}`);
  expect(audit.items.map(({ event }) => event)).toEqual(['app-repaired', 'app-inspected', 'app-inspected']);
});

test('[VALID-11] a change that leaves more issues is taken back, a model that fails is reported, and the rules stay', async () => {
  models.next(
    says(edit('pages/Home.jsx', '  return <h1 title={useState(0)[0]}>{totla}</h1>;', '  return <h1>{a}{b}{c}</h1>;')),
    saysThenThrows('', new ModelError('model-busy', 'busy')),
  );
  const result = await repair({ iterations: 1, model: 'another/model' });
  expect(result.model).toBe('another/model');
  const messages = result.repairProcessDetails.flatMap(({ aiRepairs }) => aiRepairs.map((one) => one.errorMessage));
  expect(messages).toContain('The change did not leave fewer issues, so it was taken back.');
  expect(messages.some((message) => message?.startsWith('The model is overloaded'))).toBe(true);
  expect(result.unresolvedIssues.length).toBeLessThanOrEqual(result.initialIssues.length);
});

test('[VALID-05] [VALID-06] a repair needs issues and one to five iterations', async () => {
  for (const iterations of [0, 6, 1.5, '2']) {
    const refused = await admin.request(`${at()}/repair`, { json: { iterations, model: null } });
    expect([iterations, refused.status]).toEqual([iterations, 400]);
  }
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => <h1>Fine</h1>;' } });
  expect((await validate()).issues).toEqual([]);
  const refused = await admin.request(`${at()}/repair`, { json: { iterations: 2, model: null } });
  expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
    409,
    'Please run validation first and ensure there are issues to repair',
  ]);
});

test('[VALID-04] a repair of a version that is no longer the newest is not applied', async () => {
  models.next(says(edit('components/Card.jsx', '  return <p>{missing}</p>;', '  return <p>Card</p>;')));
  const result = await repair({ iterations: 1, model: null });
  models.next(
    says(
      '<action-group title="A">\n<action type="add_file" file="components/New.jsx" title="N">\nexport default () => null;\n</action>\n</action-group>\n',
    ),
  );
  await owner.say(app.id, 'add something');
  const refused = await admin.request(`/api/apps/${app.id}/repairs/${result.appBundle.id}/apply`, { method: 'POST' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'repair-superseded']);
});

test('[VALID-04] a repair outlives the process that made it: another one applies it, once', async () => {
  models.next(says(edit('components/Card.jsx', '  return <p>{missing}</p>;', '  return <p>Card</p>;')));
  const result = await repair({ iterations: 1, model: null });
  const other = await startTestServer({ beside: server });
  const path = `/api/apps/${app.id}/repairs/${result.appBundle.id}/apply`;
  const apply = (at: string) => other.request(at, { method: 'POST', token: admin.token });
  const elsewhere = await createTestApp(server, { files });
  expect((await apply(path.replace(app.id, elsewhere.id))).status).toBe(404);
  expect((await apply(path)).status).toBe(200);
  expect((await apply(path)).status).toBe(404);
  await other.close();
  expect(await codeOf('components/Card.jsx')).toContain('<p>Card</p>');
});

test('[VALID-03] [VALID-04] an admin looks at any version of any app; one that is not the newest is repaired, not applied', async () => {
  const path = `/api/admin/apps/${app.id}/versions`;
  expect((await owner.request(path)).status).toBe(403);
  const first = await admin.json<LabApp>(path);
  expect(first).toMatchObject({ id: app.id, owner: 'owner@example.com', versions: [{ id: first.latestVersionId }] });
  models.next(says(edit('components/Card.jsx', '  return <p>{missing}</p>;', '  return <p>Card</p>;')));
  await owner.say(app.id, 'Correct the card');
  const later = await admin.json<LabApp>(path);
  expect(later.versions.map(({ id }) => id)).toEqual([later.latestVersionId, first.latestVersionId]);
  // What its owner asked for is not in it.
  expect(JSON.stringify(later)).not.toContain('Correct the card');

  const older = at(first.latestVersionId!);
  const found = await admin.json<Validation>(`${older}/validate`, { method: 'POST' });
  expect(found.issues.some(({ componentName }) => componentName === 'Card')).toBe(true);
  expect((await validate()).issues.some(({ componentName }) => componentName === 'Card')).toBe(false);
  models.next(says(edit('components/Card.jsx', '  return <p>{missing}</p>;', '  return <p>Older</p>;')));
  const result = await admin.json<RepairResult>(`${older}/repair`, { json: { iterations: 1, model: null } });
  expect(result.appBundle.files.map(({ fileId }) => fileId)).toContain('components/Card.jsx');
  const refused = await admin.request(`/api/apps/${app.id}/repairs/${result.appBundle.id}/apply`, { method: 'POST' });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'repair-superseded']);
  expect((await admin.request('/api/admin/apps/none/versions')).status).toBe(404);
});

test('[VALID-09] two models get the same files, and the one that looks into an app of somebody else pays for it', async () => {
  const price = { model: 'scripted', perMillionPromptTokens: 2, perMillionCompletionTokens: 1_000, perImage: null };
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
  // The owner's own limit is spent, and is not touched.
  await owner.json('/api/spend/caps', { method: 'PUT', json: { turn: 0, app: 0, account: 0 } });
  models.next(says('I cannot do that.'));
  const usual = await repair({ iterations: 1, model: null });
  const custom = await repair({ iterations: 1, model: 'another/model' });
  expect(usual.inputHash).toMatch(/^[0-9a-f]{12}$/);
  expect(custom.inputHash).toBe(usual.inputHash);
  expect(usual.answers!.firstWordMs).toBeLessThanOrEqual(usual.answers!.totalMs);
  // Two files, ten tokens of a request and twenty of an answer each.
  expect(usual.cost).toEqual({ amount: 0.04004, currency: 'USD' });
  // No price is known of the other one, which is not nothing.
  expect(custom.cost).toBeNull();
  const billOf = (who: TestBuilder) => who.json<SpendReport>('/api/spend?by=kind');
  expect((await billOf(admin)).rows).toMatchObject([{ key: 'lab' }]);
  expect((await billOf(owner)).rows.filter(({ key }) => key === 'lab')).toEqual([]);
  await owner.json('/api/spend/caps', { method: 'PUT', json: { turn: null, app: null, account: null } });
});

test('[VALID-12] a model that hangs or refuses ends the repair; what rules repaired stands, and without any of it says so', async () => {
  const failures = ['model-silent', 'model-key-wrong', 'model-unreachable'] as const;
  for (const code of failures) {
    models.next(saysThenThrows('', new ModelError(code, code)));
    const before = models.requests.length;
    const result = await repair({ iterations: 3, model: null });
    expect([code, result.modelFailure]).toEqual([code, code]);
    // Asked once: a model that hangs is not waited for with every file.
    expect(models.requests.length - before).toBe(1);
    expect(result.repairProcessDetails.flatMap(({ aiRepairs }) => aiRepairs)).toEqual([]);
    expect(result.repairedFiles.map(({ fileId }) => fileId)).toEqual(['pages/Home.jsx']);
  }
  app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => <h1>{totla}</h1>;' } });
  const refused = await admin.request(`${at()}/repair`, { json: { iterations: 1, model: null } });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([502, 'model-unreachable']);
});

test('[VALID-16] an admin switches a detector off: nothing of it is found or repaired any more, and what is needed stays on', async () => {
  const put = (off: string[], by = admin) =>
    by.request('/api/admin/detectors', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ off }),
    });
  expect((await put(['undefined-name'], owner)).status).toBe(403);
  expect((await put(['syntax'])).status).toBe(400);
  expect((await put(['nonsense'])).status).toBe(400);
  const saved = (await (await put(['undefined-name'])).json()) as Detectors;
  expect(saved.detectors.filter(({ isOn }) => !isOn).map(({ id }) => id)).toEqual(['undefined-name']);
  expect((await validate()).issues).toEqual([]);
  await put([]);
  expect((await validate()).issues).not.toEqual([]);
});

test('[VALID-04] who cancels a repair, or goes away, ends the model’s answer and asks it no more', async () => {
  const ended = Promise.withResolvers<void>();
  const waiting = saysThenWaits('<action-group');
  models.next(async function* (request, signal) {
    signal.addEventListener('abort', () => ended.resolve());
    yield* waiting.script(request, signal);
  });
  const asked = models.requests.length;
  const cancelling = new AbortController();
  const repairing = admin.request(`${at()}/repair`, {
    json: { iterations: 3, model: null },
    signal: cancelling.signal,
  });
  await vi.waitFor(() => expect(models.requests).toHaveLength(asked + 1));
  cancelling.abort();
  await expect(repairing).rejects.toThrow();
  await ended.promise;
  models.next(says('I cannot do that.'));
  expect((await repair({ iterations: 1, model: null })).modelFailure).toBeNull();
  // Two files with one question each: the cancelled repair asked nothing more.
  expect(models.requests).toHaveLength(asked + 3);
  expect(await codeOf('pages/Home.jsx')).toBe(files['pages/Home.jsx']);
});
