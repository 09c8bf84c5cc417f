import { openDataConsent } from '@whittle/contract/access-check';
import type { AppSummary } from '@whittle/contract/apps';
import type { MailList } from '@whittle/contract/mail';
import type { ScheduledPublish } from '@whittle/contract/publishing';
import { newId } from '@whittle/server/adapters/ids';
import { createTestApp, signUpBuilder, type TestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 90_000 });
const hourMs = 3_600_000;
/** The server that people talk to, and another process of the same installation whose clock the tests move forward. */
let server: TestServer;
let other: TestServer;
let aheadMs = 0;
let admin: { token: string };
beforeAll(async () => {
  server = await startTestServer();
  other = await startTestServer({
    beside: server,
    adapters: { clock: { now: () => new Date(Date.now() + aheadMs) } },
  });
  admin = await signUpBuilder(server, 'admin@example.com');
});
afterAll(async () => {
  await other?.close();
  await server?.close();
});

const page = (heading: string, read = 'anonymous') => ({
  'pages/Home.jsx': `export default () => <h1>${heading}</h1>;`,
  'entities/Person.json': JSON.stringify({
    properties: { email: { type: 'string', format: 'email' } },
    'x-accessControl': { permissions: { read, write: 'creator' } },
  }),
});
const makeApp = async (read?: string) => {
  const email = `${newId()}@example.com`;
  const owner = await signUpBuilder(server, email);
  return { ...(await createTestApp(server, { owner, files: page('Heron', read), published: false })), email };
};
const call = (app: TestApp, path: string, options: object = {}) =>
  server.request(`/api/apps/${app.id}${path}`, { token: app.owner.token, ...options });
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const plan = (app: TestApp, json: object = {}) =>
  call(app, '/publish/schedule', {
    ...{ method: 'PUT', json: { at: inHours(1), timeZone: 'Europe/Berlin', publish: { header: 'Desk' }, ...json } },
  });
const planned = async (app: TestApp) =>
  ((await (await call(app, '/publish/schedule')).json()) as { scheduled: ScheduledPublish | null }).scheduled;
const summaryOf = async (app: TestApp) => (await (await call(app, '')).json()) as AppSummary;
/** The other process finds what is due within a few seconds. */
const hoursLater = async <T>(hours: number, check: () => Promise<T>): Promise<T> => {
  aheadMs = hours * hourMs;
  try {
    return await vi.waitFor(check, { timeout: 40_000, interval: 300 });
  } finally {
    aheadMs = 0;
  }
};
const publishesOf = async (app: TestApp) =>
  (await server.adapters.db.$client`select version_id from app_publishes where app_id = ${app.id}`).length;

test('[PUB-25] the version of now becomes public at its time, once, by whichever process is there', async () => {
  const app = await makeApp('creator');
  const first = (await summaryOf(app)).latestVersionId;
  const answer = await plan(app);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    {
      scheduled: {
        ...{ at: expect.any(String), timeZone: 'Europe/Berlin', hasFailed: false, problem: null },
        ...{ versionId: first, isBehind: false },
      },
    },
  ]);
  expect((await summaryOf(app)).plannedPublish).toMatchObject({ timeZone: 'Europe/Berlin', hasFailed: false });
  expect((await server.request('/', { host: app.publishedHost })).status).toBe(404);
  expect((await call(app, '/details', { json: { appDetails: { language: 'de' } } })).status).toBe(200);
  expect(await planned(app)).toMatchObject({ versionId: first, isBehind: true });

  await hoursLater(2, async () => expect((await summaryOf(app)).publishedVersionId).toBe(first));
  const { plannedPublish, publishedUrl } = await summaryOf(app);
  expect([plannedPublish, publishedUrl, await planned(app), await publishesOf(app)]).toEqual([
    undefined,
    expect.any(String),
    null,
    1,
  ]);
});

test('[PUB-25] a time that has passed, is too far or in no zone is refused, and so is what publishing would refuse', async () => {
  const app = await makeApp();
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
  for (const at of [inHours(-1), inHours(24 * 400), new Date().toISOString()]) {
    expect(await codeOf(await plan(app, { at }))).toBe('publish-time-wrong');
  }
  expect(await codeOf(await plan(app, { timeZone: 'Mars/Olympus' }))).toBe('time-zone-unknown');
  expect(await codeOf(await plan(app, { at: 'tomorrow' }))).toBe('invalid-input');
  expect(await codeOf(await plan(app))).toBe('personal-data-open');
  expect((await plan(app, { publish: { openDataConsent } })).status).toBe(200);
  const stranger = await signUpBuilder(server, `${newId()}@example.com`);
  for (const method of ['GET', 'DELETE']) {
    expect((await call(app, '/publish/schedule', { method, token: stranger.token })).status).toBe(404);
  }
  expect(await planned(app)).not.toBeNull();
});

test('[PUB-25] what is cancelled, published by hand or taken back is not published later', async () => {
  const [cancelled, byHand, back] = [await makeApp('creator'), await makeApp('creator'), await makeApp('creator')];
  for (const app of [cancelled, byHand, back]) expect((await plan(app)).status).toBe(200);
  expect((await call(cancelled, '/publish/schedule', { method: 'DELETE' })).status).toBe(204);
  expect((await call(cancelled, '/publish/schedule', { method: 'DELETE' })).status).toBe(204);
  expect((await call(byHand, '/publish', { json: {} })).status).toBe(200);
  expect((await call(back, '/publish', { json: {} })).status).toBe(200);
  expect((await plan(back)).status).toBe(200);
  expect((await call(back, '/publish', { method: 'DELETE' })).status).toBe(204);
  expect(await Promise.all([cancelled, byHand, back].map(planned))).toEqual([null, null, null]);

  // One that is planned after them is through, so they would have been.
  const last = await makeApp('creator');
  await plan(last);
  await hoursLater(2, async () => expect(await publishesOf(last)).toBe(1));
  expect(await Promise.all([cancelled, byHand, back].map(publishesOf))).toEqual([0, 1, 1]);
});

test('[PUB-25] one that fails says why, stays visible, mails the owner once, and goes with the next publish', async () => {
  const app = await makeApp('creator');
  const taken = await makeApp('creator');
  const slug = `late-${newId().slice(0, 8).toLowerCase()}`;
  expect((await plan(app, { publish: { header: 'Desk', slug } })).status).toBe(200);
  expect((await call(taken, '/publish', { json: { slug } })).status).toBe(200);
  await hoursLater(2, async () => expect((await planned(app))?.problem).toBe('slug-taken'));
  expect((await summaryOf(app)).plannedPublish).toMatchObject({ hasFailed: true });
  expect((await summaryOf(app)).publishedVersionId).toBeNull();

  const mails = async () => {
    const { items } = (await (
      await server.request(`/api/admin/mails?to=${encodeURIComponent(app.email)}`, { token: admin.token })
    ).json()) as MailList;
    return items.filter(({ kind }) => kind === 'planned-publish-failed').map(({ subject }) => subject);
  };
  await vi.waitFor(async () => expect(await mails()).toEqual(['Test app was not published as planned']));
  expect((await call(app, '/publish', { json: {} })).status).toBe(200);
  expect([await planned(app), (await summaryOf(app)).plannedPublish, await mails()]).toEqual([
    null,
    undefined,
    ['Test app was not published as planned'],
  ]);
});

test('[PUB-25] any JSON is a named error or a valid plan, never a broken app', async () => {
  const app = await makeApp('creator');
  const someJson = fc.oneof(
    fc.jsonValue(),
    fc.record({
      at: fc.oneof(fc.jsonValue(), fc.constant(inHours(1))),
      timeZone: fc.oneof(fc.jsonValue(), fc.constant('UTC')),
      publish: fc.oneof(
        fc.jsonValue(),
        fc.record(
          {
            ...{ header: fc.oneof(fc.string(), fc.jsonValue()), description: fc.string(), seoTitle: fc.jsonValue() },
            ...{ access: fc.jsonValue(), slug: fc.string(), features: fc.jsonValue(), samples: fc.jsonValue() },
          },
          { requiredKeys: [] },
        ),
      ),
    }),
  );
  await fc.assert(
    fc.asyncProperty(someJson, async (json) => {
      const answer = await call(app, '/publish/schedule', { method: 'PUT', json });
      if (answer.status !== 200) {
        expect([400, 409, 422]).toContain(answer.status);
        expect(await answer.json()).toMatchObject({ code: expect.stringMatching(/^[a-z-]+$/) });
      }
      expect((await call(app, '/publish/schedule')).status).toBe(200);
    }),
    { numRuns: 60 },
  );
  expect((await call(app, '/publish/schedule', { method: 'DELETE' })).status).toBe(204);
});
