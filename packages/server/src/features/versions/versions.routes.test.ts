import { newId } from '../../adapters/ids.ts';
import type { VersionListItem } from '@whittle/contract/versions';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { writeVersion } from '../../core/app-files/versions.store.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

const write = (title: string, files: Record<string, string>) =>
  says(
    `<action-group title="${title}">${Object.entries(files)
      .map(([file, content]) => `<action type="add_file" file="${file}" title="${file}">\n${content}\n</action>`)
      .join('\n')}</action-group>`,
  );
const versions = async (appId: string, query = '') =>
  (await ada.json<{ items: VersionListItem[] }>(`/api/apps/${appId}/versions${query}`)).items;

it('[VER-01] [VER-03] lists the ten newest versions with what was asked and done', async () => {
  const { id } = await ada.makeApp();
  for (let n = 1; n <= 12; n += 1) {
    models.next(write(`Step ${n}`, { 'pages/Home.jsx': `export default () => ${n};` }));
    await ada.say(id, `make it ${n}`);
  }
  const items = await versions(id);
  expect(items.map(({ content }) => content)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((n) => `Step ${n}`));
  expect(items[0]).toMatchObject({ userRequest: 'make it 12' });
  const { messages } = await ada.snapshot(id);
  expect(items[0]!.messageId).toBe(messages.at(-1)!.id);
  expect(await versions(id, '?limit=2')).toEqual(items.slice(0, 2));
  const older = await versions(id, `?before=${items.at(-1)!.id}`);
  expect(older.map(({ content }) => content)).toEqual(['Step 2', 'Step 1']);
  expect((await ada.request(`/api/apps/${id}/versions?limit=1000`)).status).toBe(400);
});

it('[VER-02] answers the files of any version in the order of the file tree', async () => {
  const { id } = await ada.makeApp();
  models.next(
    write('One', { 'globals.css': 'a{}', 'components/Card.jsx': 'export default 1;', 'pages/Home.jsx': 'x' }),
  );
  const first = (await ada.say(id, 'one')).reply.annotation.versionId!;
  models.next(write('Two', { 'pages/Home.jsx': 'y' }));
  await ada.say(id, 'two');
  const files = async (versionId: string) =>
    (await ada.json<{ files: { path: string; content: string }[] }>(`/api/apps/${id}/versions/${versionId}/files`))
      .files;
  expect((await files(first)).map(({ path }) => path)).toEqual([
    'pages/Home.jsx',
    'components/Card.jsx',
    'globals.css',
  ]);
  expect((await files(first))[0]!.content).toBe('x\n');
  expect((await files('latest'))[0]!.content).toBe('y\n');
  expect(await ada.json(`/api/apps/${id}/versions/${first}/files`)).toMatchObject({ versionId: first });
});

it('[VER-04] only the latest version can be edited: what was written on an older one is refused', async () => {
  const { id } = await ada.makeApp();
  models.next(write('One', { 'pages/Home.jsx': 'export default () => <p>one</p>;' }));
  const { reply } = await ada.say(id, 'one');
  models.next(write('Two', { 'pages/Home.jsx': 'export default () => <p>two</p>;' }));
  await ada.say(id, 'two');
  const contentIn = async (versionId: string) => {
    const answer = await ada.json<{ files: { path: string; content: string }[] }>(
      `/api/apps/${id}/versions/${versionId}/files`,
    );
    return answer.files.find(({ path }) => path === 'pages/Home.jsx')!.content;
  };
  const [older, latest] = [await contentIn(reply.annotation.versionId!), await contentIn('latest')];
  const save = (base: string) =>
    ada.request(`/api/apps/${id}/files/update`, {
      json: { file: { id: 'pages/Home.jsx', content: 'export default () => <p>by hand</p>;\n' }, base },
    });
  const refused = await save(older);
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'file-changed']);
  expect(await contentIn('latest')).toBe(latest);
  const { baseVersionId } = (await (await save(latest)).json()) as { baseVersionId: string };
  expect(await contentIn(baseVersionId)).toBe(latest);
  expect(await contentIn(reply.annotation.versionId!)).toBe(older);
});

it('[VER-16] an app without a version has no files, an unknown version is not found, damage answers nothing', async () => {
  const { id } = await ada.makeApp();
  expect(await ada.json(`/api/apps/${id}/versions/latest/files`)).toMatchObject({ versionId: null, files: [] });
  expect((await ada.request(`/api/apps/${id}/versions/${'a'.repeat(24)}/files`)).status).toBe(404);

  const sql = server.adapters.db.$client;
  const broken = JSON.stringify({ 'pages/Home.jsx': 'no-such-blob' });
  await sql`insert into versions (app_id, id, manifest) values (${id}, ${'b'.repeat(24)}, ${broken}::jsonb)`;
  expect(await ada.json(`/api/apps/${id}/versions/${'b'.repeat(24)}/files`)).toMatchObject({
    versionId: 'b'.repeat(24),
    files: [],
  });
});

it('versions share what they have in common', async () => {
  const { id } = await ada.makeApp();
  const shared = `export const text = ${JSON.stringify('z'.repeat(5_000))};`;
  models.next(write('One', { 'services/text.js': shared, 'pages/Home.jsx': 'export default () => "unique one";' }));
  await ada.say(id, 'one');
  models.next(write('Two', { 'pages/Home.jsx': 'export default () => "unique two";' }));
  await ada.say(id, 'two');
  const [{ count }] = (await server.adapters.db.$client`
    select count(*)::int as count from blobs where convert_from(content, 'UTF8') in (${`${shared}\n`})`) as [
    { count: number },
  ];
  expect(count).toBe(1);
});

it('[VER-21] a version of a large app costs what it changes, not what the app is', async () => {
  const { id } = await ada.makeApp();
  const { db } = server.adapters;
  const files = new Map(
    Array.from({ length: 40 }, (_, n) => [`components/Part${n}.jsx`, `export const part${n} = "${id}";\n`.repeat(100)]),
  );
  const fileBytes = [...files.values()].join('').length;
  const bytes = async () => {
    const [row] = await db.$client<{ blobs: number; versions: number }[]>`
      select coalesce(sum(size), 0)::int as blobs,
        (select sum(pg_column_size(v))::int from versions v where v.app_id = ${id}) as versions
      from blobs where hash in (select value from versions v, jsonb_each_text(v.manifest) where v.app_id = ${id})`;
    return row!.blobs + row!.versions;
  };
  const count = 100;
  for (let n = 0; n < count; n += 1) {
    files.set('components/Part7.jsx', `export const part7 = ${n};\n`);
    const version = { appId: id, id: newId(), messageId: null, content: '', userRequest: '', createdAt: new Date() };
    await db.transaction((tx) => writeVersion(tx, { ...version, files }));
  }
  expect(await bytes()).toBeLessThan(fileBytes + count * 6_000);
});
