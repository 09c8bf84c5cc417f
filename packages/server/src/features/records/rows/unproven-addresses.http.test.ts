import type { EntityRecord } from '@whittle/contract/entities';
import type { PeoplePage, Person } from '@whittle/contract/people';
import { lastMail } from '@whittle/testing/mails';
import { createTestApp, signInToApp, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const admins = { user_condition: { role: 'admin' } };
const properties = { title: { type: 'string' }, holder: { type: 'string' }, email: { type: 'string' } };
const entity = (rls: object) => JSON.stringify({ properties, rls });

let server: TestServer;
let app: TestApp;
beforeAll(async () => {
  // Where there is no mail server, whoever signs up is in at once.
  server = await startTestServer();
  app = await createTestApp(server, {
    files: {
      'entities/Employee.json': entity({ read: admins, write: admins }),
      'entities/Device.json': entity({
        read: { $or: [{ holder: { $in: '{{user.records.Employee.email}}' } }, admins] },
        write: admins,
      }),
      'entities/Payslip.json': entity({ read: { $or: [{ email: '{{user.email}}' }, admins] }, create: true }),
      'entities/Memo.json': entity({ read: { user_condition: { email: 'kim@example.com' } }, write: admins }),
      'entities/Board.json': entity({ read: { user_condition: { role: 'trainer' } }, write: admins }),
    },
  });
});
afterAll(() => server.close());

const asOwner = (path: string, options: { method?: string; json?: unknown } = {}) =>
  server.request(`/api/apps/${app.id}/${path}`, { token: app.owner.token, ...options });
const enter = async (title: string, fields: object) => {
  const answer = await asOwner(`entities/${title}`, { json: { title, ...fields } });
  return (await answer.json()) as EntityRecord;
};
const titles = async (token: string, name: string) => {
  const answer = await server.request(`/api/apps/${app.id}/entities/${name}`, { host: app.publishedHost, token });
  return ((await answer.json()) as EntityRecord[]).map(({ title }) => title);
};
const seenBy = async (token: string) =>
  (await Promise.all(['Device', 'Payslip', 'Memo', 'Board'].map((name) => titles(token, name)))).flat();
const personOf = async (email: string): Promise<Person> => {
  const page = (await (await asOwner(`people?search=${encodeURIComponent(email)}`)).json()) as PeoplePage;
  return page.items[0]!;
};
const about = async (email: string) => {
  const { id } = await enter('Employee', { email });
  await enter('Device', { holder: id });
  await enter('Payslip', { email });
  await enter('Memo', {});
  await enter('Board', {});
};

describe('[USER-19] an address that nobody confirmed', () => {
  test('shows its person nothing that others entered about it, until the owner confirms it with one click', async () => {
    await about('kim@example.com');
    const { access_token: kim } = await signInToApp(server, app, { email: 'kim@example.com' });
    expect(await seenBy(kim)).toEqual([]);
    const { id, isVerified } = await personOf('kim@example.com');
    expect(isVerified).toBe(false);
    const confirmed = await asOwner(`people/${id}`, { method: 'PATCH', json: { isVerified: true } });
    expect(await confirmed.json()).toMatchObject({ isVerified: true });
    expect(await seenBy(kim)).toEqual(['Device', 'Payslip', 'Memo']);
  });

  test('goes on with what its person made', async () => {
    const { access_token: sam } = await signInToApp(server, app, { email: 'sam@example.com' });
    const json = { title: 'own', email: 'sam@example.com' };
    const made = await server.request(`/api/apps/${app.id}/entities/Payslip`, { host: app.publishedHost, token: sam, json }); // prettier-ignore
    expect(made.status).toBe(201);
    expect(await titles(sam, 'Payslip')).toEqual(['own']);
  });

  test('gets no role that was offered to it before it is confirmed', async () => {
    await asOwner('users/invite-user', { json: { user_email: 'lea@example.com', role: 'trainer' } });
    const { access_token: lea } = await signInToApp(server, app, { email: 'lea@example.com' });
    expect(await titles(lea, 'Board')).toEqual([]);
    const { id, role } = await personOf('lea@example.com');
    expect(role).toBe('user');
    await asOwner(`people/${id}`, { method: 'PATCH', json: { isVerified: true } });
    expect((await personOf('lea@example.com')).role).toBe('trainer');
    expect(await titles(lea, 'Board')).toEqual(['Board']);
  });

  test('is confirmed by an admin of the app for others, and by nobody for themselves', async () => {
    await about('max@example.com');
    const { access_token: max } = await signInToApp(server, app, { email: 'max@example.com' });
    const { access_token: eve } = await signInToApp(server, app, { email: 'eve@example.com' });
    const { id } = await personOf('max@example.com');
    const eves = await personOf('eve@example.com');
    const confirm = (token: string, whom: string) =>
      server.request(`/api/apps/${app.id}/entities/User/${whom}`, { host: app.publishedHost, token, method: 'PUT', json: { is_verified: true } }); // prettier-ignore
    await confirm(max, id);
    expect((await confirm(eve, id)).status).toBe(404);
    expect((await personOf('max@example.com')).isVerified).toBe(false);
    await asOwner(`people/${eves.id}`, { method: 'PATCH', json: { role: 'admin' } });
    await confirm(eve, id);
    await confirm(eve, eves.id);
    expect((await personOf('max@example.com')).isVerified).toBe(true);
    expect((await personOf('eve@example.com')).isVerified).toBe(false);
    expect(await titles(max, 'Device')).toEqual(['Device']);
  });

  test('whoever comes by the link of an invitation sees it all at once', async () => {
    await about('ida@example.com');
    await asOwner('users/invite-user', { json: { user_email: 'ida@example.com', role: 'trainer' } });
    const { links } = await lastMail(server, 'ida@example.com', { kind: 'invitation' });
    const token = links[0]!.searchParams.get('invitation');
    const answer = await server.request(`/api/apps/${app.id}/auth/accept-invitation`, {
      host: app.publishedHost,
      json: { token, password: testPassword, full_name: 'Ida' },
    });
    const { access_token: ida } = (await answer.json()) as { access_token: string };
    expect([...new Set(await seenBy(ida))]).toEqual(['Device', 'Payslip', 'Board']);
  });
});
