import type { AppSummary } from '@whittle/contract/apps';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
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

const fileOf = async (appId: string, path: string, builder = ada) => {
  const { files } = await builder.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${appId}/versions/latest/files`,
  );
  return files.find((file) => file.path === path)?.content;
};

test('[PUB-19] a name that the owner gives stands in the app as well, and a restored version brings its name back', async () => {
  const { id } = await ada.makeApp();
  models.next(reply({ name: 'Herb club' }));
  await ada.say(id, 'Neighbours trade seeds');
  const before = await appOf(id);
  const renamed = await ada.json<AppSummary>(`/api/apps/${id}`, { method: 'PATCH', json: { name: 'Herb circle' } });
  expect(renamed).toMatchObject({ name: 'Herb circle', slug: 'herb-club' });
  expect(renamed.latestVersionId).not.toBe(before.latestVersionId);
  expect(JSON.parse((await fileOf(id, 'whittle.json'))!)).toEqual({ name: 'Herb circle' });

  const { messages } = await ada.snapshot(id);
  expect(messages.at(-1)!.content).toBe('Renamed the app to “Herb circle”.');
  const asked = messages.find(({ role }) => role === 'user')!;
  await ada.json(`/api/apps/${id}/versions/${before.latestVersionId}/restore`, {
    json: { messageId: asked.id, alsoData: false },
  });
  expect(await appOf(id)).toMatchObject({ name: 'Herb club' });
});

test('[PUB-19] while a turn runs only the name changes, and its settings come to say it with the next name', async () => {
  const { id } = await ada.makeApp();
  models.next(reply({ name: 'Seed swap' }));
  await ada.say(id, 'Neighbours trade seeds');
  models.next(saysThenWaits('Thinking').script);
  const answer = await ada.send(id, 'Add a list');
  await ada.json(`/api/apps/${id}`, { method: 'PATCH', json: { name: 'Seeds' } });
  expect(await appOf(id)).toMatchObject({ name: 'Seeds' });
  await ada.request(`/api/apps/${id}/chat/stop`, { method: 'POST' });
  await answer.text();
  await ada.json(`/api/apps/${id}`, { method: 'PATCH', json: { name: 'Seeds for all' } });
  expect(JSON.parse((await fileOf(id, 'whittle.json'))!)).toEqual({ name: 'Seeds for all' });
});

test('[PUB-19] when the first message is sent again, the app is named again', async () => {
  const { id } = await ada.makeApp();
  models.next(reply({ name: 'Seed swap' }));
  await ada.say(id, 'Neighbours trade seeds');
  const { messages } = await ada.snapshot(id);
  models.next(reply({ name: 'Tool shed' }));
  const answer = await ada.send(id, 'Neighbours lend tools', { replaces: messages[0]!.id });
  await answer.text();
  expect(await appOf(id)).toMatchObject({ name: 'Tool shed' });
});

test('[PUB-19] the built-in builder gives the app and its frame one name, and renames both', async () => {
  const plain = await startTestServer();
  try {
    const bob = await signUp(plain);
    const { id } = await bob.makeApp();
    await bob.say(id, 'A booking app for a bike repair shop: customer, service, date and status');
    const layout = async () => {
      const { name } = await bob.json<AppSummary>(`/api/apps/${id}`);
      return { name, title: /title="(.+)"/.exec((await fileOf(id, 'Layout.jsx', bob))!)?.[1] };
    };
    const first = await layout();
    expect(first.title).toBe(first.name);
    await bob.json(`/api/apps/${id}`, { method: 'PATCH', json: { name: 'Spokes' } });
    expect(await layout()).toEqual({ name: 'Spokes', title: 'Spokes' });
    await bob.say(id, 'Call the app Wheelhouse');
    expect(await layout()).toEqual({ name: 'Wheelhouse', title: 'Wheelhouse' });
  } finally {
    await plain.close();
  }
});
