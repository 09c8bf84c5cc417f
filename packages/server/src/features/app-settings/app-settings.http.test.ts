import type { AppConfiguration } from '@whittle/contract/app-settings/calls';
import { adminOnlyKeys } from '@whittle/domain/app-settings/gates';
import { apps } from '@whittle/server/adapters/database/schema';
import { givePlan } from '@whittle/testing/give-plan';
import { oddValue, seededRandom } from '@whittle/testing/random-values';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let app: TestApp;
let adminsApp: TestApp;

const home = { 'pages/Home.jsx': 'export default () => <h1>Hi</h1>', 'pages/Board.jsx': 'export default () => null' };

beforeAll(async () => {
  server = await startTestServer({ config: { plans: 'on', codeEditing: 'builders' } });
  // The first account of an installation is its admin.
  adminsApp = await createTestApp(server, { owner: await signUpBuilder(server), files: home });
  app = await createTestApp(server, { files: home });
});
afterAll(() => server.close());

const calls = { settings: 'appSettings', style: 'appStyle', texts: 'appTexts', details: 'appDetails' } as const;
type Document = keyof typeof calls;

const save = (document: Document, patch: unknown, { of = app, base }: { of?: TestApp; base?: object } = {}) =>
  server.request(`/api/apps/${of.id}/${document}`, {
    token: of.owner.token,
    json: { [calls[document]]: patch, ...(base && { base }) },
  });
const read = async (of = app) =>
  (await (await server.request(`/api/apps/${of.id}/settings`, { token: of.owner.token })).json()) as AppConfiguration;
const problem = async (answer: Response) => {
  const { code, message, fields } = (await answer.json()) as { code: string; message: string; fields?: object };
  return [answer.status, code, message, fields];
};
const fileOf = async (of = app) => {
  const versions = await server.request(`/api/apps/${of.id}/versions`, { token: of.owner.token });
  const { items } = (await versions.json()) as { items: { id: string }[] };
  const answer = await server.request(`/api/apps/${of.id}/versions/${items[0]!.id}/files`, { token: of.owner.token });
  const { files } = (await answer.json()) as { files: { path: string; content: string }[] };
  const text = files.find(({ path }) => path === 'whittle.json')?.content;
  return text === undefined ? null : (JSON.parse(text) as Record<string, unknown>);
};

test('[EDIT-11] [PUB-04] [PUB-05] [PUB-06] what the panels change stands in the files of the app, and only what was changed', async () => {
  const mine = await createTestApp(server, { files: home });
  await save('style', { styleName: 'dark', headerTextColor: '#ffcc00' }, { of: mine });
  await save('texts', { welcomeMessage: 'Good to see you', description: 'For cyclists' }, { of: mine });
  await save('details', { language: 'de' }, { of: mine });
  await save('settings', { mainPage: 'Board' }, { of: mine });
  expect(await fileOf(mine)).toEqual({
    ...{ mainPage: 'Board', language: 'de', description: 'For cyclists' },
    style: { styleName: 'dark', headerTextColor: '#ffcc00' },
    texts: { welcomeMessage: 'Good to see you' },
  });
  const now = await read(mine);
  expect(now).toMatchObject({ details: { name: 'Test app', description: 'For cyclists' }, pages: ['Board', 'Home'] });
  expect(now.style.backgroundImage).toBe('');
  await save('style', { styleName: '', headerTextColor: '' }, { of: mine });
  expect((await fileOf(mine))?.['style']).toBeUndefined();
});

test('[EDIT-10] a name is the name of the app everywhere', async () => {
  const mine = await createTestApp(server, { files: { ...home, 'whittle.json': '{"name":"Test app"}' } });
  await save('details', { name: '  Bike desk ' }, { of: mine });
  expect((await read(mine)).details.name).toBe('Bike desk');
  expect(await fileOf(mine)).toEqual({ name: 'Bike desk' });
  const summary = await server.request(`/api/apps/${mine.id}`, { token: mine.owner.token });
  expect(await summary.json()).toMatchObject({ name: 'Bike desk' });
});

test('[EDIT-11] [SIGN-04] settings of signing up take effect beside the files, for published apps alone', async () => {
  const draft = await createTestApp(server, { files: home, published: false });
  const { db } = server.adapters;
  await db.update(apps).set({ isSignupEnabled: false }).where(eq(apps.id, draft.id));
  const early = await problem(await save('settings', { isSignupEnabled: true }, { of: draft }));
  expect(early.slice(0, 2)).toEqual([409, 'app-not-published']);
  const now = await save('settings', { supportEmail: 'help@example.com', isSignupEnabled: false });
  expect(await now.json()).toMatchObject({ signup: { supportEmail: 'help@example.com', isSignupEnabled: false } });
  expect(await fileOf()).toBeNull();
});

test.each([
  ['settings', { modelTemperature: 2.1 }, 'appSettings.modelTemperature'],
  ['settings', { modelTemperature: -0.1 }, 'appSettings.modelTemperature'],
  ['settings', { creditsPerRun: 21 }, 'appSettings.creditsPerRun'],
  ['settings', { creditsPerRun: 0.5 }, 'appSettings.creditsPerRun'],
  ['settings', { dailyUserLimit: 0 }, 'appSettings.dailyUserLimit'],
  ['settings', { weeklyUserLimit: 101 }, 'appSettings.weeklyUserLimit'],
  ['settings', { mainPage: 'Nowhere' }, 'appSettings.mainPage'],
  ['settings', { gumroadAccessToken: 'two words' }, 'appSettings.gumroadAccessToken'],
  ['settings', { stripeRestrictedKey: 'rk_live_x' }, 'appSettings'],
  ['style', { background: 'red;} body{display:none' }, 'appStyle.background'],
  ['style', { backgroundImage: 'javascript:alert(1)' }, 'appStyle.backgroundImage'],
  ['style', { logoUrl: 'https://x.example/a.png") }' }, 'appStyle.logoUrl'],
  ['style', { styleName: 'neon' }, 'appStyle.styleName'],
  ['texts', { ctaLink: 'javascript:alert(1)' }, 'appTexts.ctaLink'],
  ['texts', { examples: ['a', 'b', 'c', 'd'] }, 'appTexts.examples'],
  ['details', { name: ' ' }, 'appDetails.name'],
  ['details', { language: '<b>' }, 'appDetails.language'],
] as const)(
  '[EDIT-12] [EDIT-13] [EDIT-14] %s that cannot be are refused by name: %o',
  async (document, patch, field) => {
    const [status, code, , fields] = await problem(await save(document, patch));
    expect([status, code]).toEqual([400, 'invalid-input']);
    expect(Object.keys(fields as object)).toEqual([field]);
  },
);

test('[EDIT-13] [EDIT-14] usual values', async () => {
  expect((await read()).settings).toMatchObject({ modelTemperature: 0.7, creditsPerRun: 1, aiModel: '' });
});

const other: Record<string, unknown> = {
  ...{ aiModel: 'gpt-4o', modelTemperature: 1, aiQueryMethod: 'prompt', creditsPerRun: 2, userCanEditResults: true },
  ...{ isClaimable: true, requireBuilderCollaboratorAccount: true, isAppTemplate: true, isToolTemplate: true },
  ...{ isProTool: true, templateCategory: 'Trade', templateImageUrl: 'https://x.example/a.png' },
  ...{ templateDescription: 'For shops', hideBuildAI: true },
};

// TOOL-15 has accounts of its own.
test.each([...adminOnlyKeys].filter((name) => name !== 'settings.isToolTemplate'))(
  '[ADMIN-01] [ADMIN-02] [ADMIN-06] %s is for platform admins',
  async (name) => {
    const [document, key] = name.split('.') as [Document, string];
    const patch = { [key]: other[key] };
    const sentence = { [`${calls[document]}.${key}`]: 'Only a platform admin can change this.' };
    expect(await problem(await save(document, patch))).toEqual([
      ...[403, 'setting-locked', 'You cannot change this setting. Nothing was saved.', sentence],
    ]);
    expect((await read()).gates[name]).toEqual({ isOpen: false, reason: 'admin', plan: null });
    const saved = (await (await save(document, patch, { of: adminsApp })).json()) as AppConfiguration;
    expect(saved[document]).toMatchObject(patch);
    expect(Object.keys(saved.gates)).toEqual(['settings.isToolTemplate']);
  },
);

describe.each([
  ['space_app', 'lite', true],
  ['gen_app', 'lite', false],
  ['gen_app', 'explorer', false],
  ['gen_app', 'MOON', true],
  ['gen_app', 'monetizer', true],
  ['tool', 'lite', false],
  ['tool', 'explorer', true],
  ['app', 'lite', false],
  ['app', 'MOON', true],
] as const)('settings of a %s with the plan %s', (appType, plan, isOpen) => {
  test(`[EDIT-04] [ADMIN-06] are ${isOpen ? 'open' : 'refused with what they take'}`, async () => {
    const { db } = server.adapters;
    const mine = await createTestApp(server, { files: home });
    await db.update(apps).set({ appType }).where(eq(apps.id, mine.id));
    await givePlan(server, mine.owner.accountId, plan);
    const answer = await save('settings', { dailyUserLimit: 7, supportEmail: 'a@b.example' }, { of: mine });
    expect(answer.status).toBe(isOpen ? 200 : 403);
    const needed = appType === 'gen_app' ? 'MOON' : 'explorer';
    const gate = (await read(mine)).gates['settings.dailyUserLimit'];
    expect(gate).toEqual(isOpen ? undefined : { isOpen: false, reason: 'plan', plan: needed });
    // Texts and branding are everybody's.
    expect((await save('texts', { header: 'Hello' }, { of: mine })).status).toBe(200);
  });
});

test('[EDIT-20] two windows: other keys are laid together, the same key is refused with what stands there', async () => {
  const mine = await createTestApp(server, { files: home });
  const { style } = await read(mine);
  const base = { background: style.background, headerTextColor: style.headerTextColor };
  await save('style', { background: '#101010' }, { of: mine, base });
  expect((await save('style', { headerTextColor: '#ffffff' }, { of: mine, base })).status).toBe(200);
  const late = await save('style', { background: '#fafafa', logoUrl: 'https://x.example/l.png' }, { of: mine, base });
  expect(await late.json()).toMatchObject({
    code: 'settings-changed',
    extra_data: { keys: ['background'], configuration: { style: { background: '#101010' } } },
  });
  expect((await read(mine)).style).toMatchObject({
    ...{ background: '#101010', headerTextColor: '#ffffff', logoUrl: 'https://x.example/l.png' },
  });
});

test('[EDIT-20] saves at the same time lose nothing', async () => {
  const mine = await createTestApp(server, { files: home });
  const answers = await Promise.all([
    save('style', { background: '#101010' }, { of: mine }),
    save('texts', { header: 'Hello' }, { of: mine }),
    save('details', { language: 'de' }, { of: mine }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await fileOf(mine)).toEqual({ language: 'de', texts: { header: 'Hello' }, style: { background: '#101010' } });
});

test('[EDIT-19] any JSON into any call of the panels is a named error or a valid state', async () => {
  const random = seededRandom(7);
  const mine = await createTestApp(server, { files: home });
  const keys = Object.entries(await read(mine));
  for (let at = 0; at < 200; at += 1) {
    const document = (Object.keys(calls) as Document[])[at % 4]!;
    const names = Object.keys(keys.find(([name]) => name === document)![1] as object);
    const patch = at % 5 === 0 ? oddValue(random) : { [names[Math.floor(random() * names.length)]!]: oddValue(random) };
    const answer = await save(document, patch, { of: mine });
    const body = (await answer.json()) as { code?: string };
    expect(answer.status, JSON.stringify({ document, patch, body })).toBeLessThan(500);
    if (!answer.ok) expect(body.code).toBeTruthy();
  }
  const page = await server.request(`/api/apps/${mine.id}/settings`, { token: mine.owner.token });
  expect(page.status).toBe(200);
}, 60_000);

test('[EDIT-19] [S-21] a stranger finds no app, and an app that has no version yet says so', async () => {
  const stranger = await signUpBuilder(server);
  for (const document of Object.keys(calls) as Document[]) {
    const answer = await server.request(`/api/apps/${app.id}/${document}`, {
      token: stranger.token,
      json: { [calls[document]]: {} },
    });
    expect(answer.status).toBe(404);
  }
  const made = await server.request('/api/apps', { token: stranger.token, json: {} });
  const { id } = (await made.json()) as { id: string };
  const early = await save('style', { styleName: 'dark' }, { of: { ...app, id, owner: stranger } });
  expect((await problem(early)).slice(0, 2)).toEqual([409, 'settings-too-early']);
});

test('[ADMIN-06] the code editor is no way around a gate', async () => {
  const mine = await createTestApp(server, { files: home });
  const write = (of: TestApp, content: object) =>
    server.request(`/api/apps/${of.id}/files/update`, {
      token: of.owner.token,
      json: { file: { id: 'whittle.json', content: JSON.stringify(content) } },
    });
  const refused = await problem(await write(mine, { style: { hideBuildAI: true } }));
  expect(refused.slice(0, 3)).toEqual([
    ...[403, 'setting-locked', 'Only a platform admin can change style.hideBuildAI.'],
  ]);
  expect((await write(mine, { style: { styleName: 'dark' } })).status).toBe(200);
  expect((await write(adminsApp, { style: { hideBuildAI: true } })).status).toBe(200);
});

test('[ADMIN-06] an archive is no way around a gate; what else it says stays', async () => {
  await save('style', { hideBuildAI: true, background: '#101010' }, { of: adminsApp });
  const archive = await server.request(`/api/apps/${adminsApp.id}/export`, { token: adminsApp.owner.token });
  const bytes = await archive.blob();
  const importAs = async (token: string) => {
    const body = new FormData();
    body.append('file', new File([bytes], 'app.zip', { type: 'application/zip' }));
    const inspected = await server.request('/api/imports', { token, method: 'POST', body });
    const { importId } = (await inspected.json()) as { importId: string };
    const made = await server.request(`/api/imports/${importId}/apps`, { token, json: {} });
    const { appId } = (await made.json()) as { appId: string };
    const answer = await server.request(`/api/apps/${appId}/settings`, { token });
    return ((await answer.json()) as AppConfiguration).style;
  };
  const { token } = await signUpBuilder(server);
  expect(await importAs(token)).toMatchObject({ hideBuildAI: false, background: '#101010' });
  expect(await importAs(adminsApp.owner.token)).toMatchObject({ hideBuildAI: true, background: '#101010' });
});
