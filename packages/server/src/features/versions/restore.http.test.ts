import type { ChatMessage } from '@whittle/contract/chat';
import type { EntityRecord } from '@whittle/contract/entities';
import type { RestoredVersion, RestoreVersionPreview, VersionListItem } from '@whittle/contract/versions';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { invariantViolations } from '@whittle/testing/invariants';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
});
beforeEach(async () => {
  ada = await signUp(server);
});
afterAll(() => server.close());

type Files = Record<string, string>;
const write = (files: Files, type = 'add_file') =>
  Object.entries(files)
    .map(([file, content]) => `<action type="${type}" file="${file}" title="${file}">\n${content}\n</action>`)
    .join('\n');
const page = (text: string) => write({ 'pages/Home.jsx': `export default () => <p>${text}</p>;` });
const schema = (properties: object, read = 'creator') =>
  write(
    {
      'entities/Task.json': JSON.stringify({
        name: 'Task',
        properties,
        'x-accessControl': { permissions: { read, write: 'creator' } },
      }),
    },
    'add_entity',
  );

/** A turn whose reply does this. */
async function turn(appId: string, request: string, reply: string): Promise<ChatMessage> {
  models.next(says(reply));
  return (await ada.say(appId, request)).reply;
}
async function turns(appId: string, count: number): Promise<ChatMessage[]> {
  const replies: ChatMessage[] = [];
  for (let n = 1; n <= count; n += 1) replies.push(await turn(appId, `make it ${n}`, page(`${n}`)));
  return replies;
}
const contents = async (appId: string) => (await ada.snapshot(appId)).messages.map(({ content }) => content);
const home = async (appId: string) => {
  const { files } = await ada.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${appId}/versions/latest/files`,
  );
  return files.find(({ path }) => path === 'pages/Home.jsx')?.content;
};
const list = async (appId: string) =>
  (await ada.json<{ items: VersionListItem[] }>(`/api/apps/${appId}/versions`)).items;
const versionOf = (reply: ChatMessage) => reply.annotation.versionId!;
/** After each step everything that shows the app agrees. */
async function act<T>(appId: string, path: string, json: object): Promise<T> {
  const answer = await ada.json<T>(`/api/apps/${appId}/versions/${path}`, { json });
  expect(await invariantViolations(server.adapters.db.$client, appId, ada.json)).toEqual([]);
  return answer;
}
const restore = (appId: string, reply: ChatMessage, more: object = {}) =>
  act<RestoredVersion>(appId, `${versionOf(reply)}/restore`, { messageId: reply.id, ...more });
const undo = (appId: string, versionId: string, more: object = {}) =>
  act<RestoredVersion>(appId, `${versionId}/undo`, more);

it('[VER-07] [VER-08] [N-25] going back keeps the message with its answer, and its answer is what replaces the chat', async () => {
  const { id } = await ada.makeApp();
  const replies = await turns(id, 4);
  const { messages, cursor } = await ada.snapshot(id);
  const asked = messages.find(({ content }) => content === 'make it 2')!;

  const restored = await restore(id, { ...replies[1]!, id: asked.id });
  expect(restored.messages.map(({ content }) => content)).toEqual(['make it 2', replies[1]!.content]);
  expect(restored.after).toBe(messages[1]!.id);
  expect(await contents(id)).toEqual(messages.slice(0, 4).map(({ content }) => content));
  expect(await home(id)).toContain('<p>2</p>');
  expect(restored.messages.at(-1)!.annotation.versionId).toBe(restored.versionId);
  const events = await server.adapters.db
    .$client`select event from app_events where app_id = ${id} and seq > ${cursor} order by seq`;
  expect(events.map(({ event }) => (event as { type: string }).type)).toEqual(['app-changed', 'messages-replaced']);
  const [newest, ...older] = await list(id);
  expect(newest).toMatchObject({
    id: restored.versionId,
    restoredFrom: versionOf(replies[1]!),
    userRequest: 'make it 2',
  });
  expect(older.map(({ userRequest, isArchived }) => [userRequest, isArchived])).toEqual([
    ['make it 4', true],
    ['make it 3', true],
    ['make it 2', false],
    ['make it 1', false],
  ]);
});

it('a restore is taken back, and that too; nothing that was said or made is ever gone', async () => {
  const { id } = await ada.makeApp();
  const replies = await turns(id, 3);
  const before = await contents(id);
  const restored = await restore(id, replies[0]!);
  const undone = await undo(id, restored.versionId);
  expect(await contents(id)).toEqual(before);
  expect(await home(id)).toContain('<p>3</p>');
  await undo(id, undone.versionId);
  expect(await contents(id)).toEqual(before.slice(0, 2));
  expect(await home(id)).toContain('<p>1</p>');

  await turn(id, 'another way', page('another way'));
  const stale = await ada.request(`/api/apps/${id}/versions/${undone.versionId}/undo`, { json: {} });
  expect([stale.status, (await stale.json()) as object]).toMatchObject([409, { code: 'restore-superseded' }]);
  await restore(id, replies[2]!);
  expect(await contents(id)).toEqual(before);
  expect(await list(id)).toHaveLength(8);
});

it('[VER-09] a restore needs the message of the version, and waits for a turn that runs', async () => {
  const { id } = await ada.makeApp();
  const [first, second] = await turns(id, 2);
  const address = `/api/apps/${id}/versions/${versionOf(first!)}/restore`;
  for (const json of [{}, { messageId: second!.id }, { messageId: 'f'.repeat(24) }]) {
    const refused = await ada.request(address, { json });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: 'No message ID found for this version' });
  }
  const waits = saysThenWaits('Let me think.');
  models.next(waits.script);
  const running = await ada.send(id, 'make it 3');
  const refused = await ada.request(address, { json: { messageId: first!.id } });
  expect(await refused.json()).toMatchObject({ code: 'turn-running' });
  waits.release();
  await running.text();
  expect(await home(id)).toContain('<p>2</p>');
});

it('[S-10] wider permissions of an older version are named first and come back only when they were confirmed', async () => {
  const { id } = await ada.makeApp();
  const title = { title: { type: 'string' } };
  await turn(id, 'tasks', schema(title));
  const { messages } = await ada.snapshot(id);
  const asks = await turn(id, 'everybody may read', schema(title, 'anonymous'));
  await ada.json(`/api/apps/${id}/chat/${asks.id}/access`, { json: { entity: 'Task', answer: 'allow' } });
  const [open] = await list(id);
  await turn(id, 'close them', schema(title, 'creator'));
  expect(messages).toHaveLength(2);

  const body = { messageId: asks.id };
  const address = `/api/apps/${id}/versions/${open!.id}/restore`;
  const preview = await ada.json<RestoreVersionPreview>(`${address}/preview`, { json: body });
  expect(preview).toMatchObject({ leaving: 2, returning: 0, files: { added: 0, modified: 1, deleted: 0 } });
  expect(preview.widened).toMatchObject([
    { entity: 'Task', restored: expect.arrayContaining(['Everyone can read all records.']) },
  ]);
  const refused = await ada.request(address, { json: body });
  expect(await refused.json()).toMatchObject({ code: 'restore-widens-access' });
  expect(await list(id)).toHaveLength(3);
  await ada.json(address, { json: { ...body, confirmedWidening: ['Task'] } });
  const { files } = await ada.json<{ files: { content: string }[] }>(`/api/apps/${id}/versions/latest/files`);
  expect(files[0]!.content).toContain('anonymous');
});

it('[VER-18] records go back with their version when that is asked, values go with their names when it is not', async () => {
  const { id } = await ada.makeApp();
  const path = `/api/apps/${id}/entities/Task`;
  const first = await turn(id, 'tasks', schema({ title: { type: 'string' } }));
  await ada.json(`${path}/bulk`, { json: [{ title: 'one' }, { title: 'two' }] });
  const second = await turn(id, 'a page', page('tasks'));
  const renamed = { label: { type: 'string', 'x-renamedFrom': ['title'] } };
  await turn(id, 'call it label', schema(renamed));
  const [one] = await ada.json<EntityRecord[]>(`${path}?sort=created_date`);
  await ada.json(`${path}/${one!.id}`, { method: 'PUT', json: { label: 'changed' } });
  await ada.json(path, { json: { label: 'three' } });
  const rows = async (field: string) =>
    (await ada.json<EntityRecord[]>(`${path}?sort=created_date`)).map((row) => row[field]).sort();

  const preview = await ada.json<RestoreVersionPreview>(
    `/api/apps/${id}/versions/${versionOf(second)}/restore/preview`,
    { json: { messageId: second.id, alsoData: true } },
  );
  expect(preview.data).toMatchObject({ entities: [{ entity: 'Task', created: 0, updated: 2, deleted: 1 }] });
  const withData = await restore(id, second, { alsoData: true });
  expect(withData.data).toMatchObject({ updated: 2, deleted: 1 });
  expect(await rows('title')).toEqual(['one', 'two']);
  await undo(id, withData.versionId);
  expect(await rows('label')).toEqual(['changed', 'three', 'two']);

  const filesOnly = await restore(id, second);
  expect(filesOnly.data).toBeNull();
  expect(await rows('title')).toEqual(['changed', 'three', 'two']);
  expect((await restore(id, first, { alsoData: true })).data).toMatchObject({ deleted: 3 });
});

it('[VER-19] versions get names, which are found again', async () => {
  const { id } = await ada.makeApp();
  const [first] = await turns(id, 2);
  const address = `/api/apps/${id}/versions/${versionOf(first!)}/bookmark`;
  const put = (name: string) => ada.request(address, { method: 'PUT', json: { name } });
  expect((await put('  ')).status).toBe(400);
  expect((await put('Shown to Grace')).status).toBe(204);
  await put('Shown to Linus');
  const bookmarked = () => ada.json<{ items: VersionListItem[] }>(`/api/apps/${id}/versions?bookmarked=true`);
  expect((await bookmarked()).items).toMatchObject([{ id: versionOf(first!), bookmark: 'Shown to Linus' }]);
  await ada.request(address, { method: 'DELETE' });
  expect((await bookmarked()).items).toEqual([]);
});

it('the check of what must agree finds what does not', async () => {
  const sql = server.adapters.db.$client;
  const { id } = await ada.makeApp();
  const [first] = await turns(id, 2);
  const restored = await restore(id, first!);
  const found = async () => (await invariantViolations(sql, id, ada.json)).join('\n');

  await sql`update messages set archived_by = null where app_id = ${id} and archived_by = ${restored.versionId}`;
  expect(await found()).toContain('the event log tells another conversation');
  await sql`update messages set archived_by = 'none' where app_id = ${id} and id > ${first!.id}`;
  expect(await found()).toContain('was taken out for version none');
  await sql`update versions set manifest = manifest || '{"pages/New.jsx":"none"}' where app_id = ${id} and id = ${restored.versionId}`;
  expect(await found()).toMatch(/has no content[^]*has other files than/);
  await sql`update turns set state = 'running' where app_id = ${id} and message_id = ${first!.id}`;
  expect(await found()).toContain('and nobody runs it');
});
