import type { MailList } from '@whittle/contract/mail';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMailsService } from '../../core/mail/mail.service.ts';
import { createCapNotices } from './cap-notices.ts';

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
/** What one answer costs: twenty tokens, each a tenth of a cent. */
const answer = 20_000;

beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server, 'admin@example.com');
  const price = { model: 'scripted', perMillionPromptTokens: 0, perMillionCompletionTokens: 1_000, perImage: null };
  await admin.json('/api/admin/model/prices', { method: 'PUT', json: { currency: 'USD', prices: [price] } });
});
afterAll(() => server.close());

test('[USAGE-13] that a limit is nearly spent, and then that it is, is mailed once each, to whoever set it or runs the installation', async () => {
  const email = 'limits@example.com';
  const builder = await signUp(server, email);
  const app = await builder.makeApp('Bike desk');
  const setOwn = (caps: object) =>
    builder.json('/api/spend/caps', { method: 'PUT', json: { turn: null, app: null, account: null, ...caps } });
  const notices = createCapNotices({ ...server.adapters, mails: createMailsService(server.adapters) });
  let told = 0;
  /** What is new in the mailbox after two processes looked at the same time. */
  const newMails = async () => {
    await Promise.all([notices.round(), notices.round()]);
    const { items } = await admin.json<MailList>(`/api/admin/mails?to=${email}`);
    const subjects = items.filter(({ kind }) => kind === 'spend-limit').map(({ subject }) => subject);
    const fresh = subjects.slice(0, subjects.length - told);
    told = subjects.length;
    return fresh;
  };
  const [near, spent] = ['Bike desk has nearly spent its AI limit', 'Bike desk has spent its AI limit of this month'];

  // People of the app spend it; nobody has the builder open.
  models.next(says('Hello'));
  await setOwn({ app: 1.25 * answer });
  const path = `/api/apps/${app.id}/integration-endpoints/Core/InvokeLLM`;
  expect((await builder.request(path, { json: { prompt: 'Hello' } })).status).toBe(200);
  expect(await newMails()).toEqual([near]);
  expect(await newMails()).toEqual([]);
  await setOwn({ app: answer, account: 5 * answer });
  expect(await newMails()).toEqual([spent]);
  // A higher limit begins anew.
  await setOwn({ app: 50 * answer });
  expect(await newMails()).toEqual([]);
  await setOwn({ app: 1.25 * answer });
  expect(await newMails()).toEqual([near]);

  const caps = { turn: null, app: null, account: null, installation: 1 };
  await admin.json('/api/admin/spend/caps', { method: 'PUT', json: caps });
  expect(await newMails()).toEqual([]);
  const { items } = await admin.json<MailList>('/api/admin/mails');
  const ofAll = items.filter(({ subject }) => subject === 'This installation has spent its AI limit of this month');
  expect(ofAll.map(({ to }) => to)).toEqual(['admin@example.com']);
});
