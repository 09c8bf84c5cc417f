import { annotationSchema, chatMessageSchema } from '@whittle/contract/chat';
import { isTurnEnd, liveEvents, signUp, type TestBuilder, toTurn } from '@whittle/testing/builder';
import { says, saysThenThrows, saysThenWaits, scriptedModel } from '@whittle/testing/scripted-model';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = scriptedModel();
let server: TestServer;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

const write = (file: string, content: string) =>
  `Here.\n<action-group title="Write"><action type="add_file" file="${file}" title="Write">\n${content}\n</action></action-group>\n`;
const broken = write('pages/Home.jsx', 'export default function Home() { return <h1>{title}</h1>; }');
const fixed = write('pages/Home.jsx', 'export default function Home() { return <h1>Title</h1>; }');

const filesOf = async (appId: string) => {
  const { files } = await ada.json<{ files: { path: string; content: string }[] }>(
    `/api/apps/${appId}/versions/latest/files`,
  );
  return Object.fromEntries(files.map(({ path, content }) => [path, content]));
};

test('[REPAIR-07] a repair says which try it is, knows only the problem and its file, and is paid for', async () => {
  const { id } = await ada.makeApp();
  models.next(says(broken), says(fixed));
  const { reply, events } = await ada.say(id, 'A page with a long story');
  expect(
    events.filter((event) => event.type === 'turn-phase').map(({ phase, repair }) => [phase, repair?.round]),
  ).toEqual(
    expect.arrayContaining([
      ['checking', undefined],
      ['repairing', 1],
    ]),
  );
  const content = models.requests.at(-1)!.messages[0]?.content;
  expect(models.requests.at(-1)!.messages).toHaveLength(1);
  expect(content).toContain('pages/Home.jsx, line 1: “title” is not defined in this file.');
  expect(content).not.toContain('long story');
  const { system, tools } = models.requests.at(-1)!;
  expect(system[1]).toContain('pages/Home.jsx (1 lines)');
  expect(await tools.find(({ name }) => name === 'read_file')!.run({ path: 'pages/Home.jsx' })).toContain('{title}');
  expect(reply.annotation.usage).toMatchObject({ steps: 2, totalTokens: 60 });
  expect(reply.annotation.checks).toMatchObject({ problems: [], repairs: [{ by: 'model', kind: 'undefined-name' }] });
  expect((await filesOf(id))['pages/Home.jsx']).toContain('<h1>Title</h1>');
});

test('[REPAIR-08] a try that makes it worse is taken back, and the turn says what is left', async () => {
  const { id } = await ada.makeApp();
  models.next(says(broken), says(write('pages/Home.jsx', 'export default () => <h1>{title}{text}{more}</h1>;')));
  const { reply } = await ada.say(id, 'A page');
  expect(reply.annotation.outcome).toBe('complete');
  expect(reply.annotation.checks).toMatchObject({ repairEnd: 'tries-used', problems: [{ kind: 'undefined-name' }] });
  expect((await filesOf(id))['pages/Home.jsx']).toContain('<h1>{title}</h1>');

  models.next(says('Nothing to do.'));
  await ada.say(id, "Let's keep going");
  expect(models.requests.at(-1)!.messages.at(-1)!.content).toContain('“title” is not defined');

  models.next(says('Nothing again.'));
  await ada.say(id, 'And now?');
  expect(models.requests.at(-1)!.messages.at(-1)!.content, 'a reply in between changed nothing').toContain(
    '“title” is not defined',
  );
  models.next(says(fixed), says('Done.'));
  await ada.say(id, 'Mend it');
  await ada.say(id, 'Is it well?');
  expect(models.requests.at(-1)!.messages.at(-1)!.content).not.toContain('“title” is not defined');
});

test('[REPAIR-08] a try that breaks off behind its first action is taken back too', async () => {
  const { id } = await ada.makeApp();
  const half = write('components/Half.jsx', "import Other from './Other';\nexport default () => <Other />;");
  models.next(says(broken), saysThenThrows(half, new Error('the connection is gone')));
  const { reply } = await ada.say(id, 'A page');
  expect(reply.annotation.checks).toMatchObject({ repairEnd: 'tries-used', problems: [{ kind: 'undefined-name' }] });
  expect(await filesOf(id)).not.toHaveProperty(['components/Half.jsx']);
});

test('[REPAIR-09] stop ends a repair and keeps what was there before it', async () => {
  const { id } = await ada.makeApp();
  const waiting = saysThenWaits(`${write('components/Half.jsx', 'export default () => null;')}I am look`);
  models.next(says(broken), waiting.script);
  const stream = liveEvents(await ada.send(id, 'A page'), (event) => {
    if (event.type === 'text-delta' && event.text.includes('look'))
      void ada.request(`/api/apps/${id}/chat/stop`, { method: 'POST' });
    return isTurnEnd(event);
  });
  const { reply } = toTurn(await stream);
  expect(reply.annotation.outcome).toBe('stopped');
  expect((await filesOf(id))['pages/Home.jsx']).toContain('<h1>{title}</h1>');
  expect(await filesOf(id)).not.toHaveProperty(['components/Half.jsx']);
});

test('[REPAIR-10] what was wrong before, in files that the turn leaves alone, is not its business', async () => {
  const { id } = await ada.makeApp();
  models.next(says(broken));
  await ada.say(id, 'A page');
  const asked = models.requests.length;
  models.next(says(write('pages/Other.jsx', 'export default () => <h1>Other</h1>;')));
  const { reply } = await ada.say(id, 'Another page');
  expect(models.requests.length).toBe(asked + 1);
  expect(reply.annotation.checks).toMatchObject({ problems: [] });
});

test('[GEN-04] [GEN-05] [GEN-06] messages have their whole shape, and are ready unless something is said otherwise', async () => {
  const { id } = await ada.makeApp();
  const call = { id: 'call-1', name: 'read_file', args: { path: 'pages/Home.jsx' } };
  models.next(async function* (request, signal) {
    yield { type: 'tool-call', ...call };
    yield { type: 'tool-result', id: call.id, result: 'There is no such file.' };
    yield* says(fixed)(request, signal);
  });
  await (await ada.send(id, 'A page', { currentPath: '/Home' })).text();
  const { messages } = await ada.snapshot(id);
  // Nothing is left out and nothing is there besides.
  expect(messages.map((message) => chatMessageSchema.strict().parse(message))).toEqual(messages);
  const [question, answer] = messages;
  expect(question).toMatchObject({ role: 'user', status: 'ready', parts: [{ type: 'text', text: 'A page' }] });
  expect(question!.annotation).toMatchObject({ status: 'ready', currentPath: '/Home' });
  const invocation = {
    ...{ toolName: 'read_file', toolCallId: 'call-1', state: 'result', result: 'There is no such file.' },
    args: { path: 'pages/Home.jsx', actionName: 'read file pages/Home.jsx' },
  };
  expect(answer).toMatchObject({
    ...{ role: 'assistant', attachments: [], toolInvocations: [invocation] },
    parts: [{ type: 'tool-invocation', toolInvocation: invocation }, { type: 'text' }],
  });
  expect(answer!.annotation.usage).toMatchObject({
    modelInfo: { model: expect.any(String) },
    timestamp: expect.any(String),
  });
  const { status: _, ...unsaid } = answer!.annotation;
  expect(annotationSchema.parse(unsaid).status).toBe('ready');
});

test('[REPAIR-15] [USAGE-10] a symptom that outlived the tries of two replies is not sent to the model again; a new one is', async () => {
  // A builder sends so many messages a minute.
  const eve = await signUp(server);
  const { id } = await eve.makeApp();
  const brokenAt = (size: number) =>
    write('pages/Home.jsx', `export default function Home() { return <h1 tabIndex={${size}}>{title}</h1>; }`);
  for (const size of [0, 1]) {
    models.next(says(brokenAt(size)), says(brokenAt(size + 2)));
    const { reply } = await eve.say(id, 'Fix it');
    expect(reply.annotation.checks?.problems).toMatchObject([{ kind: 'undefined-name' }]);
    expect(reply.annotation.checks?.stopped).toBeUndefined();
  }
  const before = models.requests.length;
  models.next(says(brokenAt(6)));
  const { reply } = await eve.say(id, 'Fix it');
  expect(models.requests.length - before).toBe(1);
  expect(reply.annotation.checks).toMatchObject({ repairEnd: 'seen-before', stopped: 1 });

  models.next(
    says(write('components/New.jsx', 'export default () => <p>{other}</p>;') + brokenAt(7)),
    says(write('components/New.jsx', 'export default () => <p>Other</p>;')),
  );
  const next = await eve.say(id, 'Add a part');
  expect(models.requests.at(-1)!.messages[0]?.content).not.toContain('“title”');
  expect(next.reply.annotation.checks).toMatchObject({
    repairEnd: 'seen-before',
    stopped: 1,
    problems: [{ file: 'pages/Home.jsx' }],
    repairs: [{ file: 'components/New.jsx', by: 'model' }],
  });

  models.next(says(fixed));
  expect((await eve.say(id, 'Call it Title')).reply.annotation.checks).toMatchObject({ problems: [] });
});
