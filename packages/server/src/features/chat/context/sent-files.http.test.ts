import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { type Answer, type ModelServer, startModelServer } from '@whittle/testing/model-server/model-server';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, expect, test } from 'vitest';

let answers: Answer[] = [];
let model: ModelServer;
let server: TestServer;
let ada: TestBuilder;

beforeAll(async () => {
  model = await startModelServer({ answers: () => answers.shift() });
  server = await startTestServer({
    config: { model: { provider: 'openai-compatible', model: 'recorded', baseUrl: model.url, apiKey: null } },
  });
  ada = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const file = (path: string, content: string) =>
  `<action type="add_file" file="${path}" title="${path}">\n${content}\n</action>`;
const rows = (word: string) =>
  Array.from({ length: 60 }, (_, at) => `export const ${word}${at} = 'a line of the ${word} that is kept here';`);
const parts = ['harbour', 'castle', 'meadow', 'forest', 'island', 'market', 'temple', 'tunnel', 'valley', 'village'];
const app = [
  file('pages/Home.jsx', 'export default function Home() { return <h1>Towns</h1>; }'),
  file(
    'pages/Bank.jsx',
    ["import { start } from '@/lib/rules';", ...rows('coin'), 'export default () => start.gold;'].join('\n'),
  ),
  file('lib/rules.js', ['export const start = { gold: 600, wood: 400 };', ...rows('rule')].join('\n')),
  ...parts.map((part) => file(`lib/${part}.js`, rows(part).join('\n'))),
];
const change = `<action-group title="Gold"><action type="edit_file" file="lib/rules.js" title="More gold">
<search>
gold: 600
</search>
<replace>
gold: 1000
</replace>
</action></action-group>`;

test('[GEN-33] a follow-up sends the files that have its words, and of the rest no more than a model needs at first', async () => {
  answers = [
    { text: `<action-group title="Towns">\n${app.join('\n')}\n</action-group>\n\nTry it.` },
    { text: change },
    { text: 'Done.' },
    { text: 'Done.' },
  ];
  const { id } = await ada.makeApp();
  await ada.say(id, 'A game of towns');
  await ada.say(id, 'new players start with 1000 gold');
  await ada.say(id, 'no, even more');
  const sent = model.requests.map(({ body }) => JSON.stringify(body.messages!.at(-1)));
  const whole = (request: string) => [...request.matchAll(/<file path=\\"([^"\\]+)/g)].map(([, path]) => path);
  const [first, gold, more] = sent.map(whole);
  expect(first).toEqual([]);
  expect(gold).toContain('lib/rules.js');
  expect(gold!.length).toBeLessThan(8);
  expect(sent[1]!.length).toBeLessThan(26_000);
  expect(more, 'what the last small change wrote').toContain('lib/rules.js');
});
