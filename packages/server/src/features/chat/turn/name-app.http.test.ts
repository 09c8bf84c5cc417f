import type { AppSummary } from '@whittle/contract/apps';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
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

const action = (file: string, content: string) =>
  `<action type="add_file" file="${file}" title="Write">\n${content}\n</action>`;
const reply = (settings: object, page = '<h1>Forum</h1>') =>
  says(
    `Here.\n<action-group title="Write">\n${action('whittle.json', JSON.stringify(settings))}\n${action('pages/Home.jsx', `export default () => ${page};`)}\n</action-group>\n`,
  );
const appOf = (id: string) => ada.json<AppSummary>(`/api/apps/${id}`);

test('[PUB-19] an app is called what the reply calls it, not what the first words were, and its address follows', async () => {
  const { id } = await ada.makeApp();
  models.next(reply({ name: 'Allotment circle', description: 'Neighbours trade seeds.' }));
  await ada.say(id, 'Please implement a forum webpage for browsing posts about gardening');
  expect(await appOf(id)).toMatchObject({ name: 'Allotment circle', slug: 'allotment-circle' });

  models.next(reply({ name: 'Seed swap' }));
  await ada.say(id, 'Call it Seed swap');
  expect(await appOf(id)).toMatchObject({ name: 'Seed swap', slug: 'seed-swap' });
});

test('[PUB-19] a name that the owner gave stays, and so does the address of a published app', async () => {
  const { id } = await ada.makeApp();
  await ada.json(`/api/apps/${id}`, { method: 'PATCH', json: { name: 'My own name' } });
  models.next(reply({ name: 'Another name' }));
  await ada.say(id, 'A forum about gardening');
  expect(await appOf(id)).toMatchObject({ name: 'My own name' });

  await ada.json(`/api/apps/${id}/publish`, { json: {} });
  const { slug } = await appOf(id);
  models.next(reply({ name: 'Asked for' }, '<h1>Two</h1>'));
  await ada.say(id, 'Call it Asked for');
  expect(await appOf(id)).toMatchObject({ name: 'Asked for', slug });
});
