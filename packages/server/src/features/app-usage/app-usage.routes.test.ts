import { createTestApp, signInToApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server?.close());

test('[INTEG-13] pages are heard quietly, counted by name and day, and only admins read the counts', async () => {
  const app = await createTestApp(server, { files: { 'pages/Home.jsx': 'export default () => null;' } });
  const host = app.publishedHost;
  const visit = (page: string) =>
    server.request(`/api/app-logs/${app.id}/log-user-in-app/${page}`, { host, method: 'POST' });
  expect([(await visit('Home')).status, (await visit('Home')).status, (await visit('Team')).status]).toEqual([
    200, 200, 200,
  ]);
  const beats = Array.from({ length: 250 }, (_, at) => ({
    event_name: at < 5 ? '__user_heartbeat_event__' : `e${at}`,
  }));
  const batch = await server.request(`/api/apps/${app.id}/analytics/track/batch`, { host, json: { events: beats } });
  expect(await batch.json()).toEqual({ success: true });

  const stats = (token?: string) => server.request(`/api/app-logs/${app.id}/stats`, { host, ...(token && { token }) });
  const person = await signInToApp(server, app, { email: 'person@example.com' });
  expect([(await stats()).status, (await stats(person.access_token)).status]).toEqual([401, 403]);
  expect(await (await stats(person.access_token)).json()).toMatchObject({
    code: 'not-allowed',
    message: 'Only admins of the app can see its page views.',
  });
  const read = await server.request(`/api/app-logs/${app.id}/stats`, { token: app.owner.token });
  const { days } = (await read.json()) as { days: { kind: string; name: string; count: number }[] };
  const countOf = (kind: string, name: string) => days.find((one) => one.kind === kind && one.name === name)?.count;
  expect([countOf('visit', 'Home'), countOf('visit', 'Team')]).toEqual([2, 1]);
  expect(countOf('event', '__user_heartbeat_event__')).toBe(5);
  expect(countOf('event', 'other')).toBeGreaterThan(40);
  expect(days.length).toBeLessThanOrEqual(202);
});
