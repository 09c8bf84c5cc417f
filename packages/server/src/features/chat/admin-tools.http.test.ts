import type { UsageSummary } from '@whittle/contract/chat';
import { turnDebugLogSchema } from '@whittle/contract/debug-log';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { says, saysThenThrows, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let admin: TestBuilder;
let builder: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  admin = await signUp(server);
  builder = await signUp(server);
});
afterAll(() => server.close());

const page = says(
  '<action type="add_file" file="pages/Home.jsx" title="Home">\nexport default function Home() { return <h1>Plan</h1>; }\n</action>\n',
);

/** A page in an own app, and the ways to look behind it. */
async function ownReply(person: TestBuilder) {
  const { id } = await person.makeApp();
  models.next(page);
  const { reply } = await person.say(id, 'A page');
  const chat = `/api/apps/${id}/chat`;
  return {
    id,
    reply,
    debugLog: () => person.request(`${chat}/${reply.id}/debug-log`),
    logTemplate: () => person.request(`${chat}/${reply.id}/log-template`, { method: 'POST' }),
    usage: () => person.request(`${chat}/usage`),
    validate: () => person.request(`/api/apps/${id}/versions/latest/validate`, { method: 'POST' }),
    detectors: () => person.request('/api/admin/detectors'),
  };
}

test('[PROD-07] [ADMIN-06] debug log, log template, usage and validation are there for an admin and refused to a builder in an own app', async () => {
  const ofAdmin = await ownReply(admin);
  const log = turnDebugLogSchema.parse(await (await ofAdmin.debugLog()).json());
  // What the request to the model was made of, part by part, without its text.
  expect(log.entries[0]).toMatchObject({
    parts: expect.arrayContaining([{ part: 'instructions', chars: expect.any(Number), tokens: expect.any(Number) }]),
  });
  const { template } = turnDebugLogSchema.parse(await (await ofAdmin.logTemplate()).json());
  expect(template!.files.map(({ path }) => path)).toContain('pages/Home.jsx');
  expect((await (await ofAdmin.usage()).json()) as UsageSummary).toMatchObject({ turns: 1, totalTokens: 30 });
  expect((await ofAdmin.validate()).status).toBe(200);
  expect((await ofAdmin.detectors()).status).toBe(200);

  const ofBuilder = await ownReply(builder);
  for (const look of ['debugLog', 'logTemplate', 'usage', 'validate', 'detectors'] as const) {
    const refused = await ofBuilder[look]();
    expect([look, refused.status, await refused.json()]).toMatchObject([look, 403, { code: 'not-allowed' }]);
  }
  // A refused template was not written either.
  const { rows } = await server.adapters.db.execute(
    `select log->'template' as template from turn_debug_logs where message_id = '${ofBuilder.reply.id}'`,
  );
  expect(rows).toEqual([{ template: null }]);
});

test('[PROD-07] [ADMIN-05] why a turn failed is read in full by an admin; a builder reads one sentence', async () => {
  const failing = async (person: TestBuilder) => {
    const { id } = await person.makeApp();
    models.next(saysThenThrows('', new Error('the provider said 418')));
    return (await person.say(id, 'A page')).reply.annotation;
  };
  const [ofAdmin, ofBuilder] = [await failing(admin), await failing(builder)];
  expect(ofAdmin.error!.details).toContain('418');
  expect(JSON.stringify(ofBuilder)).not.toContain('418');
  expect(ofBuilder.error!.message).toBe(ofAdmin.error!.message);
});
