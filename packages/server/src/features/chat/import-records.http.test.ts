import type { ActionOutcome } from '@whittle/contract/chat';
import type { EntityRecord } from '@whittle/contract/entities';
import { filesAfter, readReplyFixture } from '@whittle/testing/assistant-replies/fixtures';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

/** The app that the recorded replies go on from. */
async function expenseTracker(): Promise<string> {
  const owner = { accountId: ada.accountId, token: ada.token, expiresAt: '' };
  const files = Object.fromEntries(filesAfter('expense-tracker'));
  return (await createTestApp(server, { owner, files })).id;
}

const expenses = (appId: string) => ada.json<EntityRecord[]>(`/api/apps/${appId}/entities/Expense?sort=id&limit=5000`);

async function actionsOf(appId: string, text: string): Promise<ActionOutcome[]> {
  models.next(says(text, { pieceChars: 500 }));
  return (await ada.say(appId, 'here are my expenses')).reply.annotation.actions;
}

it('[GEN-08] rows of a reply go the way of every import: what fits is in, what does not is named with the reason', async () => {
  const appId = await expenseTracker();
  const [csv, lines, array, file, foreign, unknown] = await actionsOf(appId, readReplyFixture('import-rows').text);
  expect(csv).toMatchObject({
    ok: true,
    message: '2 records imported, 2 left out',
    records: {
      imported: 2,
      total: 4,
      rejected: [
        { row: 3, reason: expect.stringContaining('amount') },
        { row: 4, reason: expect.stringContaining('amount') },
      ],
    },
  });
  expect([lines, array].map((one) => one?.message)).toEqual(['2 records imported', '2 records imported']);
  expect(file).toMatchObject({
    ok: false,
    problem: 'rows-not-stored',
    message: 'This file does not exist in the app.',
  });
  expect([foreign, unknown].map((one) => one?.problem)).toEqual(['bad-records', 'entity-missing']);
  const rows = await expenses(appId);
  expect(rows.map((row) => row['title'])).toEqual(['Train', 'Lunch, with guests', 'Taxi', 'Tea', 'Desk', 'Chair']);
  expect(rows[1]).toMatchObject({ amount: 62.5, is_sample: false });
});

it('[GEN-08] a file that was uploaded to the app is imported by its address', async () => {
  const appId = await expenseTracker();
  const csv = [
    'title,amount,category,date',
    ...Array.from({ length: 1_200 }, (_, n) => `Item ${n},${n},Food,2026-01-01`),
  ];
  const form = new FormData();
  form.append('file', new File([csv.join('\n')], 'old list.csv', { type: 'text/csv' }));
  const upload = await ada.json<{ url: string }>(`/api/uploads?appId=${appId}`, { body: form });
  const [outcome] = await actionsOf(
    appId,
    `<action type="import_entities" entity="Expense" file="${upload.url}" title="The old list" />`,
  );
  expect(outcome).toMatchObject({ ok: true, message: '1,200 records imported' });
  expect(await expenses(appId)).toHaveLength(1_200);
});

it('[GEN-08] samples take the same way: they keep their ids, and the one that does not fit is left out', async () => {
  const appId = await expenseTracker();
  const id = 'ab'.repeat(12);
  const row = (more: object) => ({ title: 'Train', amount: 40, category: 'Travel', date: '2026-07-01', ...more });
  const rows = [row({ id }), row({ id, title: 'Twice' }), row({ amount: 'much' })];
  const [outcome] = await actionsOf(
    appId,
    `<action type="insert_entity_records" entity="Expense" title="Samples">${JSON.stringify(rows)}</action>`,
  );
  expect(outcome).toMatchObject({ ok: true, message: '1 record imported, 2 left out' });
  expect(outcome?.records?.rejected[0]).toEqual({ row: 2, reason: 'A record with this id already exists.' });
  expect(await expenses(appId)).toMatchObject([{ id, title: 'Train', is_sample: true }]);
});

it('[GEN-41] made-up records belong to one another by names, and content is no sample', async () => {
  const owner = { accountId: ada.accountId, token: ada.token, expiresAt: '' };
  const entity = (name: string, properties: object) =>
    JSON.stringify({ name, type: 'object', properties: { title: { type: 'string' }, ...properties } });
  const files = {
    'entities/Genre.json': entity('Genre', {}),
    'entities/Book.json': entity('Book', {
      genre_id: { type: 'string' },
      related_ids: { type: 'array', items: { type: 'string' } },
      note: { type: 'string' },
    }),
  };
  const { id: appId } = await createTestApp(server, { owner, files });
  const insert = (name: string, rows: object[], more = '') =>
    `<action type="insert_entity_records" entity="${name}" ${more} title="Rows">\n${JSON.stringify(rows)}\n</action>\n`;
  const outcomes = await actionsOf(
    appId,
    insert('Genre', [{ id: '@fantasy', title: 'Fantasy' }], 'sample="no"') +
      insert('Book', [
        { id: '@hobbit', title: 'The Hobbit', genre_id: '@fantasy', note: '@fantasy' },
        { title: 'Stoner', related_ids: ['@hobbit'] },
      ]),
  );
  expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
  const read = (name: string) => ada.json<EntityRecord[]>(`/api/apps/${appId}/entities/${name}?sort=title`);
  const [genre] = await read('Genre');
  const [stoner, hobbit] = await read('Book');
  expect(genre).toMatchObject({ title: 'Fantasy', is_sample: false });
  expect(hobbit).toMatchObject({ genre_id: genre!.id, note: '@fantasy', is_sample: true });
  expect(stoner).toMatchObject({ related_ids: [hobbit!.id] });
});
