import { newId } from '@whittle/server/adapters/ids';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf, toolCallsOf, toolDocument, toolFiles } from '../tool-calls.fixture.ts';

const models = scriptedModel();
let server: TestServer;
let app: TestApp;
let calls: ReturnType<typeof toolCallsOf>;

beforeAll(async () => {
  server = await startTestServer({ models });
  calls = toolCallsOf(server, () => app);
});
afterAll(() => server.close());

const field = (id: string, more: object = {}) => ({ id, name: id, label: id, type: 'short_text', ...more });
const files = toolFiles(
  toolDocument({
    fields: [
      field('diet', { memorize: true }),
      field('mood'),
      field('people', { type: 'number', memorize: true }),
      field('fridge', { type: 'photo', memorize: true }),
    ],
  }),
);

beforeEach(async () => {
  app = await createTestApp(server, { files });
  await calls.activate();
  models.next(says(JSON.stringify({ plan: 'Soup' })));
});

const signIn = async () => (await signInToApp(server, app, { email: `${newId()}@example.com` })).access_token;
const memoryOf = async (token: string) => (await calls.call('/memory/tool-1', { token })).json();

test('[FIELD-09] what a field keeps is there for the same person the next time, newest value, and only theirs', async () => {
  const [ada, bob] = [await signIn(), await signIn()];
  await calls.runWhole({ diet: 'vegan', mood: 'good', people: '2' }, { token: ada });
  expect(await memoryOf(ada)).toEqual({ values: { diet: 'vegan', people: 2 } });
  expect(await memoryOf(bob)).toEqual({ values: {} });
  await calls.runWhole({ diet: 'none' }, { token: ada });
  expect(await memoryOf(ada)).toEqual({ values: { diet: 'none' } });
  expect(await refusalOf(await calls.call('/memory/tool-1'))).toMatchObject({ status: 401 });
});

test('[FIELD-09] a person erases one value, or all', async () => {
  const ada = await signIn();
  const forget = (query = '') => calls.call(`/memory/tool-1${query}`, { token: ada }, { method: 'DELETE' });
  await calls.runWhole({ diet: 'vegan', people: 2 }, { token: ada });
  expect((await forget('?fieldId=diet')).status).toBe(204);
  expect(await memoryOf(ada)).toEqual({ values: { people: 2 } });
  expect((await forget()).status).toBe(204);
  expect(await memoryOf(ada)).toEqual({ values: {} });
});

test('[FIELD-09] what visitors fill in is not kept, and nothing that a refused run brought', async () => {
  const ada = await signIn();
  await calls.runWhole({ diet: 'vegan' });
  await calls.generate({ diet: 'vegan', people: 'two' }, { token: ada });
  expect(await memoryOf(ada)).toEqual({ values: {} });
});
