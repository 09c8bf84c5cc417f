import type { EntityRecord, EntitySchema } from '@whittle/contract/entities';
import type { SchemaChange, SchemaChangePreview } from '@whittle/contract/schema-changes';
import type { VersionListItem } from '@whittle/contract/versions';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp, signInToApp, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const model = scriptedModel();
let server: TestServer;
let builder: TestBuilder;
let app: TestApp;
let path: string;

beforeAll(async () => {
  server = await startTestServer({ models: model });
  builder = await signUp(server);
});
afterAll(() => server.close());

const schema = {
  name: 'Booking',
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Who comes' },
    seats: { type: 'string' },
    note: { type: 'string', rls: { read: { user_condition: { role: 'admin' } } } },
    tags: { type: 'array', items: { type: 'string', enum: ['red', 'blue'] } },
  },
  required: ['name', 'seats'],
  'x-accessControl': { permissions: { read: 'all', write: 'all' } },
};

const records = [
  { name: 'Ada', seats: '4', tags: ['red', 'blue'] },
  { name: 'Grace', seats: 'a few', note: 'late' },
  { name: 'Linus', seats: '2' },
];

beforeEach(async () => {
  const owner = { accountId: builder.accountId, token: builder.token, expiresAt: '' };
  app = await createTestApp(server, { owner, files: { 'entities/Booking.json': JSON.stringify(schema) } });
  path = `/api/apps/${app.id}/entities/Booking`;
  await builder.json(`${path}/bulk`, { json: records });
});

const change = (body: SchemaChange) => builder.request(`${path}/schema`, { method: 'PUT', json: body });
const changed = async (body: SchemaChange) => {
  const response = await change(body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as { versionId: string; changed: number };
};
const present = () => builder.json<EntitySchema>(`${path}/schema`);
const rows = (query = '') => builder.json<EntityRecord[]>(`${path}?sort=id${query}`);

describe('renaming', () => {
  test('[GRID-11] the property keeps its place and its rules, its values go with it, and a version says so', async () => {
    await changed({ type: 'update_column_header', columnId: 'note', label: 'Remark text' });
    const { properties, required } = await present();
    expect(Object.keys(properties)).toEqual(['name', 'seats', 'remark_text', 'tags']);
    expect(properties['remark_text']).toMatchObject({ rls: schema.properties.note.rls, 'x-renamedFrom': ['note'] });
    expect(required).toEqual(['name', 'seats']);
    expect((await rows()).map((row) => row['remark_text'])).toEqual([undefined, 'late', undefined]);
    const { items } = await builder.json<{ items: VersionListItem[] }>(`/api/apps/${app.id}/versions`);
    expect(items[0]).toMatchObject({ userRequest: 'Renamed column note to remark_text in Booking' });
    const { messages } = await builder.snapshot(app.id);
    expect(messages.at(-1)).toMatchObject({
      role: 'assistant',
      content: 'Renamed column note to remark_text in Booking.',
      annotation: { versionId: items[0]!.id, model: 'Database panel', systemActionInfo: { tool: 'database-panel' } },
    });
  });

  test('[GRID-35] a name in another script becomes the label, and values go to the name that is made of it', async () => {
    const renamed = await changed({ type: 'update_column_header', columnId: 'note', label: 'Größe (geschätzt)' });
    expect(renamed).toMatchObject({ column: 'groesse_geschaetzt' });
    expect((await present()).properties['groesse_geschaetzt']).toMatchObject({ title: 'Größe (geschätzt)' });
    expect((await rows()).map((row) => row['groesse_geschaetzt'])).toEqual([undefined, 'late', undefined]);
    const added = await changed({ type: 'add_column_to_right', columnId: 'name', label: '名前', dataType: 'text' });
    expect(added).toMatchObject({ column: 'field_1' });
    const label = { type: 'update_column_header', columnId: 'field_1', label: 'field_1' } as const;
    expect(await changed(label)).toMatchObject({ column: 'field_1', changed: 0 });
    expect((await present()).properties['field_1']).not.toHaveProperty('title');
  });

  test('[GRID-11] the published app goes on reading the old name until the next publish', async () => {
    await changed({ type: 'update_column_header', columnId: 'seats', label: 'places' });
    const person = await signInToApp(server, app, { email: 'ada@example.com' });
    const response = await server.request(`${path}?sort=id`, { host: app.publishedHost, token: person.access_token });
    expect(((await response.json()) as EntityRecord[]).map((row) => row['seats'])).toEqual(['4', 'a few', '2']);
    expect((await rows()).map((row) => row['places'])).toEqual(['4', 'a few', '2']);
  });

  test.each(['name', 'NAME', 'createdAt', '  '])('[GRID-11] “%s” is refused as a name', async (label) => {
    const response = await change({ type: 'update_column_header', columnId: 'note', label });
    expect(response.status).toBe(400);
    expect(Object.keys((await present()).properties)).toContain('note');
  });
});

describe('another type', () => {
  const toNumber = { type: 'update_column_type', columnId: 'seats', dataType: 'number' } as const;

  test('[GRID-11] the preview says what can be converted and what cannot, and changes nothing', async () => {
    const preview = await builder.json<SchemaChangePreview>(`${path}/schema/preview`, { json: toNumber });
    expect(preview).toMatchObject({ values: 3, converted: 2, kept: 1 });
    expect(preview.examples.map(({ value }) => value)).toEqual(['"a few"']);
    expect(preview.samples).toContainEqual({ before: '"4"', after: '4' });
    expect((await rows()).map((row) => row['seats'])).toEqual(['4', 'a few', '2']);
  });

  test('[GRID-11] what cannot be converted stays stored and is shown', async () => {
    expect((await changed(toNumber)).changed).toBe(2);
    expect((await present()).properties['seats']).toEqual({ type: 'number' });
    expect((await rows()).map((row) => row['seats'])).toEqual([4, 'a few', 2]);
    expect(await rows(`&q=${encodeURIComponent('{"seats":{"$gt":3}}')}`)).toHaveLength(1);
  });

  test('[GRID-11] a text becomes a select with its values as options, rules of reading stay', async () => {
    await changed({ type: 'update_column_type', columnId: 'note', dataType: 'select' });
    expect((await present()).properties['note']).toEqual({
      type: 'string',
      enum: ['late'],
      rls: schema.properties.note.rls,
    });
    await changed({ type: 'update_column_type', columnId: 'tags', dataType: 'text' });
    expect((await rows())[0]).toMatchObject({ tags: 'red, blue' });
  });
});

describe('columns and options', () => {
  test('[GRID-11] [GRID-12] [GRID-23] columns are inserted left, right and at the end', async () => {
    await changed({ type: 'add_column_to_left', columnId: 'name', label: 'first', dataType: 'number' });
    await changed({ type: 'add_column_to_right', columnId: 'name', label: 'middle', dataType: 'select' });
    await changed({ type: 'add_column_to_left', columnId: '999999', label: 'last', dataType: 'json' });
    const { properties } = await present();
    expect(Object.keys(properties)).toEqual(['first', 'name', 'middle', 'seats', 'note', 'tags', 'last']);
    expect(properties['middle']).toEqual({ type: 'string', enum: [] });
  });

  test('[GRID-11] a deleted column keeps its values for the version that has it', async () => {
    await changed({ type: 'delete_column', columnId: 'seats' });
    expect((await present()).required).toEqual(['name']);
    expect(Object.keys((await rows())[0]!)).not.toContain('seats');
    await changed({ type: 'add_column_to_right', columnId: 'name', label: 'seats', dataType: 'text' });
    expect((await rows()).map((row) => row['seats'])).toEqual(['4', 'a few', '2']);
  });

  test('[GRID-17] [GRID-32] an option is added with its colour, an empty name is not', async () => {
    const option = {
      type: 'add_option_to_column',
      columnId: 'tags',
      option: 'green',
      color: 'hsl(120 60% 90%)',
    } as const;
    await changed(option);
    const tags = (await present()).properties['tags'];
    expect(tags).toMatchObject({
      items: { enum: ['red', 'blue', 'green'] },
      'x-optionColors': { green: option.color },
    });
    for (const name of ['  ', 'green']) expect((await change({ ...option, option: name })).status).toBe(400);
    expect((await change({ ...option, columnId: 'name' })).status).toBe(400);
  });
});

test('[GRID-11] what the chat renames is noticed, and its values move when the builder says so', async () => {
  const next = { ...schema, properties: { ...schema.properties, seat_count: { type: 'string' }, seats: undefined } };
  const reply = `<action type="edit_entity" file="entities/Booking.json" title="Seats">${JSON.stringify({ ...next, required: ['name'] })}</action>`;
  model.next(says(reply));
  await builder.say(app.id, 'Call the seats seat_count');
  expect(Object.keys((await present()).properties)).not.toContain('seats');
  const found = await builder.json(`${path}/schema/renames`);
  expect(found).toEqual({ renames: [{ from: 'seats', to: 'seat_count', values: 3 }] });

  const [first] = await rows();
  await builder.json(`${path}/${first!.id}`, { method: 'PUT', json: { seat_count: '9' } });
  const move = (to: string) => builder.request(`${path}/schema/renames`, { json: { from: 'seats', to } });
  expect((await move('name')).status).toBe(400);
  expect(await (await move('seat_count')).json()).toEqual({ moved: 2 });
  expect((await rows()).map((row) => row['seat_count'])).toEqual(['9', 'a few', '2']);
  expect(await builder.json(`${path}/schema/renames`)).toEqual({ renames: [] });
});

describe('values go with their version', () => {
  const rename = (from: string, to: string, more = {}) => {
    const { [from]: field, ...others } = schema.properties as Record<string, object>;
    const properties = { ...others, [to]: { ...field, ...more } };
    const next = JSON.stringify({ ...schema, properties, required: ['name'] });
    return `<action type="edit_entity" file="entities/Booking.json" title="Rename">${next}</action>`;
  };
  const say = async (reply: string) => {
    model.next(says(reply));
    const { annotation } = (await builder.say(app.id, 'another name, please')).reply;
    expect(annotation.actions).toMatchObject([{ ok: true }]);
  };
  const inApp = async (token: string, address = '', options = {}) => {
    const response = await server.request(`${path}${address}`, { host: app.publishedHost, token, ...options });
    expect(response.ok, await response.clone().text()).toBe(true);
    return response.json();
  };

  test('[N-35] a reply that says what it renames takes the values along, and so does going back', async () => {
    await say(rename('seats', 'places', { 'x-renamedFrom': ['seats'] }));
    expect((await rows()).map((row) => row['places'])).toEqual(['4', 'a few', '2']);
    const [first] = await rows();
    await builder.json(`${path}/${first!.id}`, { method: 'PUT', json: { places: '5' } });

    const back = `<action type="edit_entity" file="entities/Booking.json" title="Back">${JSON.stringify(schema)}</action>`;
    await say(back);
    expect((await rows()).map((row) => row['seats'])).toEqual(['5', 'a few', '2']);
  });

  test('[N-35] what the published app writes under the old name is there under the new one after the next publish', async () => {
    const page = '<action type="add_file" file="pages/Home.jsx" title="Home">export default () => <p>Hi</p>;</action>';
    await say(page);
    await changed({ type: 'update_column_header', columnId: 'seats', label: 'places' });
    const { access_token: token } = await signInToApp(server, app, { email: 'ada@example.com' });
    const [first, second] = (await inApp(token, '?sort=id')) as EntityRecord[];
    await inApp(token, `/${first!.id}`, { method: 'PUT', json: { seats: '8' } });
    await inApp(token, `/${second!.id}`, { method: 'PUT', json: { seats: 'many' } });
    await builder.json(`${path}/${second!.id}`, { method: 'PUT', json: { places: '3' } });
    await inApp(token, '', { json: { name: 'Margaret', seats: '6' } });

    await builder.json(`/api/apps/${app.id}/publish`, { json: {} });
    const places = ((await inApp(token, '?sort=id')) as EntityRecord[]).map((row) => row['places']);
    expect(places).toEqual(['8', '3', '2', '6']);
    expect((await rows()).map((row) => row['places'])).toEqual(places);
  });

  test('[N-35] a rename that was confirmed is written down, and rules stay with what they are about', async () => {
    await say(rename('note', 'notes', { rls: undefined }));
    expect(await builder.json(`${path}/schema/renames`)).toMatchObject({ renames: [{ from: 'note', to: 'notes' }] });
    await builder.json(`${path}/schema/renames`, { json: { from: 'note', to: 'notes' } });
    expect((await present()).properties['notes']).toMatchObject({
      'x-renamedFrom': ['note'],
      rls: schema.properties.note.rls,
    });
  });
});

describe('who and when', () => {
  const rename = { type: 'update_column_header', columnId: 'note', label: 'remark' } as const;

  test('[API-04] nobody but the owner', async () => {
    const stranger = await signUp(server);
    for (const [method, address] of [
      ['PUT', `${path}/schema`],
      ['POST', `${path}/schema/preview`],
      ['POST', `${path}/schema/renames`],
    ] as const) {
      expect((await stranger.request(address, { method, json: { ...rename, from: 'a', to: 'b' } })).status).toBe(404);
      expect((await server.request(address, { method, json: rename })).status).toBe(401);
    }
  });

  test('[GRID-11] not while a turn runs, and not a column that a rule of access speaks of', async () => {
    const asked = model.requests.length;
    const waiting = saysThenWaits('Thinking about it');
    model.next(waiting.script, says('Done.'));
    const turn = builder.say(app.id, 'Make it green');
    await expect.poll(() => model.requests.length).toBe(asked + 1);
    expect((await change(rename)).status).toBe(409);
    waiting.release();
    await turn;
    await changed(rename);

    const ruled = { ...schema, rls: { read: { 'data.name': '{{user.full_name}}' } } };
    const other = await createTestApp(server, {
      owner: { accountId: builder.accountId, token: builder.token, expiresAt: '' },
      files: { 'entities/Booking.json': JSON.stringify(ruled) },
    });
    const response = await builder.request(`/api/apps/${other.id}/entities/Booking/schema`, {
      method: 'PUT',
      json: { type: 'delete_column', columnId: 'name' },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Ask the chat');
    const renamed = { type: 'update_column_header', columnId: 'name', label: 'guest' };
    await builder.json(`/api/apps/${other.id}/entities/Booking/schema`, { method: 'PUT', json: renamed });
    expect(await builder.json(`/api/apps/${other.id}/entities/Booking/schema`)).toMatchObject({
      rls: { read: { 'data.guest': '{{user.full_name}}' } },
    });
  });

  test('[ENT-01] who may read and write the entity is not touched', async () => {
    await changed(rename);
    expect((await present())['x-accessControl']).toEqual(schema['x-accessControl']);
    expect((await change({ ...rename, columnId: 'nothing' })).status).toBe(400);
    expect(
      (await builder.request(`/api/apps/${app.id}/entities/Nothing/schema`, { method: 'PUT', json: rename })).status,
    ).toBe(404);
  });
});
