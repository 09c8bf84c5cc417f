import type { ChatMessage } from '@whittle/contract/chat';
import { ModelError } from '@whittle/server/adapters/language-model/model-error';
import { isTurnEnd, liveEvents, signUp, type TestBuilder, toTurn } from '@whittle/testing/builder';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;
let bob: TestBuilder;

beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
  bob = await signUp(server);
});
afterAll(() => server.close());

const page = 'export default function Home() { return null; }\n';
const oneFile = `<action-group title="Build">\n<action type="add_file" file="pages/Home.jsx" title="Home">\n${page}</action>\n`;
const cut = `${oneFile}<action type="add_file" file="pages/More.jsx" title="More">\nexport default`;
const failed = 'An error occurred while processing your request please try again later';

const pathsOf = async (builder: TestBuilder, appId: string) =>
  (await builder.json<{ files: { path: string }[] }>(`/api/apps/${appId}/versions/latest/files`)).files.map(
    ({ path }) => path,
  );

describe('a reply that breaks off', () => {
  it.each([
    ['[GEN-12] at the model’s length', says(cut, { reason: 'length' })],
    ['[GEN-10] without its closing tag', says(cut)],
    ['because the model failed', saysThenThrows(cut, new ModelError('model-silent', 'nothing for 60 s'))],
    ['because of a bug', saysThenThrows(cut, new TypeError('x is not a function'))],
  ])('%s keeps its finished actions and can be continued', async (_, script) => {
    const { id } = await ada.makeApp();
    models.next(script, saysThenThrows('', new ModelError('model-busy', 'the provider said 429')));
    const { reply } = await ada.say(id, 'build');
    expect(reply).toMatchObject({ status: 'ready', content: expect.stringContaining(cut) });
    expect(reply.annotation).toMatchObject({ outcome: 'truncated' });
    expect(reply.annotation.actions[0]).toMatchObject({ index: 0, ok: true });
    expect(reply.annotation.versionId).not.toBeNull();
    expect(await pathsOf(ada, id)).toEqual(['pages/Home.jsx']);

    models.next(
      says(
        `<action-group title="Go on"><action type="add_file" file="pages/More.jsx" title="More">\n${page}</action></action-group>`,
      ),
    );
    const next = await ada.say(id, 'Continue and repeat the last action if truncated');
    expect(JSON.stringify(models.requests.at(-1)!.messages)).toContain('export default');
    expect(next.reply.annotation.outcome).toBe('complete');
    expect(await pathsOf(ada, id)).toEqual(['pages/Home.jsx', 'pages/More.jsx']);
  });

  it.each([
    ['model-key-wrong', 'The model provider rejected the API key. Check the key in the model settings.'],
    ['model-busy', 'The model is overloaded or its quota is used up. Try again in a moment.'],
    ['model-unreachable', 'The model could not be reached. Check the address in the model settings.'],
  ] as const)('[GEN-21] %s says so, with details for admins only', async (code, reason) => {
    for (const builder of [ada, bob]) {
      const { id } = await builder.makeApp();
      models.next(saysThenThrows('', new ModelError(code, 'the provider said 401')));
      const { reply } = await builder.say(id, 'build');
      const details = builder === ada ? 'the provider said 401' : undefined;
      for (const message of [reply, (await builder.snapshot(id)).messages.at(-1)!]) {
        expect(message).toMatchObject({
          status: 'error',
          content: '',
          annotation: { outcome: 'failed', versionId: null },
        });
        expect(message.annotation.error).toEqual({ code, message: failed, reason, ...(details && { details }) });
      }
      models.next(says('Now it works.'));
      expect((await builder.say(id, 'again')).reply.status).toBe('ready');
    }
  });

  it('garbage is shown as text and changes nothing', async () => {
    const { id } = await ada.makeApp();
    const garbage =
      '\0\ud800<action <<>> </action-group> &&& <action type="add_file"> \u{1F600} ```\n<search></replace>';
    models.next(says(garbage, { pieceChars: 1 }));
    const { reply } = await ada.say(id, 'build');
    expect(reply.status).toBe('ready');
    expect(reply.content).toContain('<action <<>>');
    expect(await pathsOf(ada, id)).toEqual([]);
  });
});

describe('stopping', () => {
  it('keeps what was finished and says that it was stopped', async () => {
    const { id } = await ada.makeApp();
    models.next(saysThenWaits(cut).script);
    const response = await ada.send(id, 'build');
    const events = await collectUntilOutcome(response, id);
    expect(events.at(-1)!.annotation).toMatchObject({ outcome: 'stopped', error: null });
    expect(await pathsOf(ada, id)).toEqual(['pages/Home.jsx']);
    const again = await ada.request(`/api/apps/${id}/chat/stop`, { method: 'POST' });
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'no-turn-running' }]);
  });

  /** Stops the turn as soon as its first action is applied; answers the finished reply. */
  async function collectUntilOutcome(response: Response, appId: string): Promise<ChatMessage[]> {
    let isAsked = false;
    const events = await liveEvents(response, (event) => {
      if (event.type === 'action-outcome' && !isAsked) {
        isAsked = true;
        void ada.request(`/api/apps/${appId}/chat/stop`, { method: 'POST' });
      }
      return isTurnEnd(event);
    });
    return [toTurn(events).reply];
  }

  it('deleting the app ends its turn', async () => {
    const { id } = await ada.makeApp();
    models.next(saysThenWaits('writing').script);
    const response = await ada.send(id, 'build');
    expect((await ada.request(`/api/apps/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect(toTurn(await liveEvents(response)).reply.annotation.outcome).toBe('stopped');
    expect((await ada.request(`/api/apps/${id}/chat`)).status).toBe(404);
  });
});

it('when the version cannot be written, nothing of the turn is kept and the message says so', async () => {
  const { id } = await ada.makeApp();
  models.next(says(`${oneFile}</action-group>`));
  const { versionId } = (await ada.say(id, 'build')).reply.annotation;
  const sql = server.adapters.db.$client;
  await sql.query(`create function refuse() returns trigger as $$ begin raise exception 'disk full'; end $$ language plpgsql;
    create trigger refuse before insert on versions for each row execute function refuse()`);
  try {
    models.next(says(`${oneFile.replaceAll('Home', 'Other')}</action-group>`));
    const { reply } = await ada.say(id, 'more');
    expect(reply).toMatchObject({ status: 'error', annotation: { outcome: 'failed', versionId } });
    expect(reply.annotation.error).toMatchObject({ code: 'internal', message: failed });
    expect(reply.annotation.actions).toMatchObject([{ ok: false, problem: 'not-stored' }]);
  } finally {
    await sql.query('drop trigger refuse on versions; drop function refuse()');
  }
  expect(await pathsOf(ada, id)).toEqual(['pages/Home.jsx']);
  expect(await ada.json(`/api/apps/${id}`)).toMatchObject({ latestVersionId: versionId, generation: 'ready' });
  const [{ count }] = (await sql`select count(*)::int as count from versions where app_id = ${id}`) as [
    { count: number },
  ];
  expect(count).toBe(1);
});
