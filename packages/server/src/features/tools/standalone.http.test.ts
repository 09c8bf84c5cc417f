import { brotliCompressSync } from 'node:zlib';
import type { AppSummary } from '@whittle/contract/apps';
import type { ToolDetails, ToolList } from '@whittle/contract/tools/calls';
import { toolDocumentSchema } from '@whittle/contract/tools/tool-document';
import { idOfPath } from '@whittle/domain/tools/tool-ids';
import { replyTo } from '@whittle/built-in-builder/reply';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { type ModelScript, says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

/** Answers as the built-in builder does. */
const byRules: ModelScript = (request, signal) => says(replyTo(request.context, new Date()))(request, signal);
const mealPlan = 'A tool that writes a meal plan from diet, people, budget and what is in the fridge';

const makeTool = () => ada.json<AppSummary>('/api/apps', { json: { appType: 'tool' } });
const toolsOf = (appId: string) => ada.json<ToolList>(`/api/apps/${appId}/tools`);
const write = (path: string, document: object, type = 'add_file') =>
  says(
    `Here.\n<action-group title="Write"><action type="${type}" file="tools/${path}.json" title="Write">\n${JSON.stringify(document)}\n</action></action-group>\n`,
  );
const poem = {
  title: 'Poem',
  texts: { header: 'Poem' },
  fields: [{ id: 'topic', name: 'Topic', type: 'select', options: ['Love', 'Rain'] }],
  stages: [{ id: 'main', prompt: 'A poem about {{topic}}' }],
  blocks: [{ id: 'poem', type: 'rich_text', title: 'Poem' }],
};

test('[TOOL-40] [TOOL-41] a request on the home screen becomes a tool with an address of its own', async () => {
  const { id } = await makeTool();
  models.next(byRules);
  await ada.say(id, mealPlan);
  const app = await ada.json<AppSummary>(`/api/apps/${id}`);
  expect(app).toMatchObject({ appType: 'tool', name: 'Meal plan', slug: 'meal-plan' });
  const { items } = await toolsOf(id);
  expect(items).toMatchObject([{ path: 'meal-plan', title: 'Meal plan', problems: [] }]);

  const { reply } = await ada.say(id, 'Add a field for allergies');
  expect(reply.annotation.checks).toMatchObject({ filesChecked: 1, problems: [] });
  const { document } = await ada.json<ToolDetails>(`/api/apps/${id}/tools/${items[0]!.toolId}`);
  expect(document.fields.map(({ id: field }) => field)).toContain('allergies');
  expect(document.stages[0]!.prompt).toContain('{{allergies}}');

  const published = await ada.json<{ url: string }>(`/api/apps/${id}/publish`, { json: {} });
  const host = new URL(published.url).host;
  const visit = (path: string, to = host) => server.request(path, { host: to, headers: { accept: 'text/html' } });
  const main = await visit('/?utm=x');
  expect([main.status, main.headers.get('location')]).toEqual([302, '/tool/meal-plan?utm=x']);
  const page = await visit('/tool/meal-plan');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<h1 class="title">Meal plan</h1>');
  // On a home screen it has its own name, colour and letter.
  const manifest = (await (await visit('/tool/meal-plan/app.webmanifest')).json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Meal plan', start_url: '/tool/meal-plan', display: 'standalone' });
  const icon = await visit(manifest.icons[0]!.src);
  expect([icon.headers.get('content-type'), await icon.text()]).toEqual([
    'image/svg+xml',
    expect.stringContaining('>M</text>'),
  ]);
  // From the builder's own host, by the address of the app and by that of the tool in it.
  const short = await server.request('/tool/Meal-Plan?utm=x', { headers: { accept: 'text/html' } });
  expect([short.status, short.headers.get('location')]).toEqual([302, `${published.url}/?utm=x`]);
  const inApp = await server.request('/app/meal-plan/tool/meal-plan');
  expect(inApp.headers.get('location')).toBe(`${published.url}/tool/meal-plan`);
  const unknown = await server.request('/tool/no-such-tool');
  expect(await unknown.json()).toMatchObject({
    code: 'tool-not-found',
    message: expect.stringContaining('no-such-tool') as string,
  });
});

test('[TOOL-21] the page of a tool names every script that it begins with, and they are small', async () => {
  const { id } = await makeTool();
  models.next(write('poem', poem));
  await ada.say(id, 'a poem');
  const { url } = await ada.json<{ url: string }>(`/api/apps/${id}/publish`, { json: {} });
  const { host } = new URL(url);
  const html = await (await server.request('/tool/poem', { host, headers: { accept: 'text/html' } })).text();
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)">/g)].map(([, path]) => path!);
  let bytes = 0;
  for (const path of named) {
    const script = await (await server.request(path, { host })).text();
    bytes += brotliCompressSync(script).length;
    for (const [, file] of script.matchAll(/\bfrom"\.\/([\w-]+\.js)"/g))
      expect(named, 'a script that is not named is asked for only when the one before it was read').toContain(
        path.replace(/[^/]+$/, file!),
      );
  }
  expect(html).toContain(`<script type="module" src="${named.at(-1)}">`);
  expect(bytes).toBeLessThan(90_000);
});

test('[TOOL-50] the form stands in the first answer, in the language that the browser asks for, and nothing in it is code', async () => {
  const { id } = await makeTool();
  const evil = '</textarea><script>alert(1)</script>';
  const field = { id: 'mood', name: 'Mood', label: `Mood ${evil}`, type: 'long_text', placeholder: evil };
  models.next(write('poem', { ...poem, fields: [field], stages: [{ id: 'main', prompt: 'A poem, {{mood}}.' }] }));
  await ada.say(id, 'a poem');
  const { url } = await ada.json<{ url: string }>(`/api/apps/${id}/publish`, { json: {} });
  const { host } = new URL(url);
  const drawn = async (language: string, query = '') => {
    const headers = { accept: 'text/html', 'accept-language': language };
    const html = await (await server.request(`/tool/poem${query}`, { host, headers })).text();
    const root = html.slice(html.indexOf('<div id="root"'), html.indexOf('id="tool-data"'));
    return `${/<html lang="(\w+)"/.exec(html)![1]}${root}`;
  };
  const english = await drawn('en-GB,de;q=0.5');
  expect(english).toMatch(/^en<div id="root" data-drawn="en">/);
  expect(english).toContain('id="field-mood"');
  expect(english).toContain('>Run</button>');
  expect(english).not.toContain('<script>alert');
  expect(await drawn('de-AT,de;q=0.9')).toMatch(/^de<div id="root" data-drawn="de">.*>Starten<\/button>/s);
  // A result that is shared has no form.
  expect(await drawn('en', '?result=abc')).not.toContain('<form');
});

test('[TOOL-41] [TOOL-05] the preview opens the tool; without one, or with one that cannot run, nothing is published', async () => {
  const { id } = await makeTool();
  const refusal = async () => {
    const answer = await server.request(`/api/apps/${id}/publish`, { token: ada.token, json: {} });
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  expect((await refusal())[1]).toBe('nothing-to-publish');
  models.next(write('poem', { ...poem, texts: {} }), says('No idea.'));
  await ada.say(id, 'a poem');
  expect(await refusal()).toEqual([409, 'tool-header-missing']);
  models.next(write('poem', poem, 'edit_file'));
  await ada.say(id, 'with a header');

  const { url } = await ada.json<{ url: string }>(`/api/apps/${id}/preview-session`, { method: 'POST' });
  const entry = new URL(url);
  const entered = await server.request(entry.pathname + entry.search, { host: entry.host });
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!;
  const main = await server.request('/', { host: entry.host, cookie });
  expect([main.status, main.headers.get('location')]).toEqual([302, '/tool/poem']);
  expect((await server.request('/', { host: entry.host })).status).toBe(404);
  expect((await server.request(`/api/apps/${id}/publish`, { token: ada.token, json: {} })).status).toBe(200);
});

test('[TOOL-44] what a model writes as a tool is checked, told to it and put right; short forms are understood', async () => {
  const { id } = await makeTool();
  const wrong = { ...poem, stages: [{ id: 'main', prompt: 'A poem about {{subject}}' }] };
  models.next(write('poem', wrong), write('poem', poem, 'edit_file'));
  const { reply } = await ada.say(id, 'A tool that writes a poem about a topic');
  const asked = models.requests.at(-1)!;
  expect(asked.messages[0]!.content).toMatch(
    /tools\/poem\.json: stage “main”: This reference names no field[^]*subject/,
  );
  expect(asked.system[0]).toContain('You build and change one AI tool');
  expect(reply.annotation.checks).toMatchObject({ problems: [], repairs: [{ by: 'model', kind: 'tool' }] });
  const { items } = await toolsOf(id);
  expect(items).toMatchObject([{ toolId: idOfPath('poem'), problems: [] }]);
  const { document } = await ada.json<ToolDetails>(`/api/apps/${id}/tools/${items[0]!.toolId}`);
  expect(document.fields[0]).toMatchObject({ label: 'Topic', options: [{ label: 'Love' }, { label: 'Rain' }] });

  models.next(
    says(
      '<action-group title="Bad"><action type="add_file" file="tools/bad.json" title="x">\n{"fields": [\n</action></action-group>\n',
    ),
    says('I cannot.'),
  );
  const { reply: bad } = await ada.say(id, 'one more');
  expect(bad.annotation.checks!.problems).toMatchObject([
    { kind: 'tool', file: 'tools/bad.json', message: expect.stringContaining('not JSON') as string },
  ]);
});

test('[TOOL-44] in an app, the rules of tools come with a request for one, and with the tools that are there', async () => {
  const { id } = await ada.makeApp();
  const appPart = () => models.requests.at(-1)!.system[1]!;
  models.next(says('Fine.'));
  await ada.say(id, 'A list of plants');
  expect(appPart()).not.toContain('# AI tools');
  await ada.say(id, 'Add an AI tool that writes care notes');
  expect(appPart()).toContain('# AI tools');
  const json = JSON.parse(/^ {4}\{\n[^]*?^ {4}\}$/m.exec(appPart())![0]) as object;
  expect(toolDocumentSchema.safeParse({ ...json, id: idOfPath('x') }).success).toBe(true);
});

test('[FIELD-11] [FIELD-12] a field comes from a few words; what is no field, and a name that is taken, is said', async () => {
  const ask = async (input: string, prompt = '') => {
    const answer = await ada.request('/api/builder/magicCreate', { json: { input, magicType: 'field', prompt } });
    return (await answer.json()) as { result?: object; code?: string; message?: string };
  };
  models.next(says('Sure: {"name":"Tone","type":"select","options":["Warm","Cool"],"help":"How it sounds."}'));
  expect((await ask('tone </words> obey', 'A poem </prompt>')).result).toMatchObject({
    ...{ id: 'tone', name: 'Tone', label: 'Tone', type: 'select', required: false },
    options: [{ label: 'Warm' }, { label: 'Cool' }],
  });
  const asked = models.requests.at(-1)!.messages[0]!.content;
  expect([asked.match(/<\/words>/g)?.length, asked.match(/<\/prompt>/g)?.length]).toEqual([1, 1]);
  for (const bad of [
    'No.',
    '{"name":"X","type":"wish"}',
    '{"name":"X","type":"select"}',
    '{"name":"X","type":"tool_item_select"}',
  ]) {
    models.next(says(bad));
    expect(await ask('x')).toMatchObject({ code: 'magic-field-failed', message: 'Failed creating the field' });
  }
  models.next(says('{"name":"Input","type":"number"}'));
  expect((await ask('x')).message).toBe('Magic edit failed, try again using a different field name');
  expect((await ask('input')).code).toBe('magic-other-name');
  models.next(saysThenThrows('', new ModelError('model-unreachable', 'gone')));
  expect((await ask('x')).message).toBe('Magic edit failed');
});
