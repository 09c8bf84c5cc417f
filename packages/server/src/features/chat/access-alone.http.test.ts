import type { VersionFile } from '@whittle/contract/versions';
import { signUp } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ models });
});
afterAll(() => server.close());

const entity = (type: string, permissions: string, content: string) =>
  `<action-group title="Notes"><action type="${type}" file="entities/Note.json" permissions="${permissions}">${content}</action></action-group>`;

test('[GEN-26] [S-10] an action without a schema changes the access alone, and widens reading only by the click', async () => {
  const ada = await signUp(server);
  const { id } = await ada.makeApp();
  const note = async () => {
    const { files } = await ada.json<{ files: VersionFile[] }>(`/api/apps/${id}/versions/latest/files`);
    const found = files.find(({ path }) => path === 'entities/Note.json')!.content;
    return JSON.parse(found) as { properties: object; 'x-accessControl'?: { permissions: object } };
  };
  models.next(says(entity('add_entity', 'creator/creator', '{"properties":{"text":{"type":"string"}}}')));
  await ada.say(id, 'notes');

  models.next(says(entity('edit_entity', 'creator/admin', '')));
  const { reply: narrowed } = await ada.say(id, 'only admins write');
  expect(narrowed.annotation.actions).toMatchObject([{ ok: true }]);
  const present = { read: 'creator', write: 'admin' };
  expect(await note()).toMatchObject({
    properties: { text: { type: 'string' } },
    'x-accessControl': { permissions: present },
  });

  models.next(says(entity('edit_entity', 'all/admin', '')));
  const { reply: widened } = await ada.say(id, 'everybody may read');
  expect(widened.annotation.accessRequests).toMatchObject([{ entity: 'Note', state: 'waiting' }]);
  expect((await note())['x-accessControl']).toEqual({ permissions: present });
  await ada.json(`/api/apps/${id}/chat/${widened.id}/access`, { json: { entity: 'Note', answer: 'allow' } });
  expect((await note())['x-accessControl']).toEqual({ permissions: { read: 'all', write: 'admin' } });
});
