import { readFileSync, writeFileSync } from 'node:fs';
import type { Session } from '@whittle/contract/accounts';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import { signUp, type TestBuilder } from '@whittle/testing/builder';
import { appBeforeBrokenReply, type BrokenReply, listBrokenReplies } from '@whittle/testing/broken-replies';
import { says, scriptedModel } from '@whittle/testing/scripted-model';
import { createTestApp } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const page = new URL('../../../../../docs/repairs.md', import.meta.url);
const models = scriptedModel();
const replies = listBrokenReplies();
const rows = new Map<string, string>();
const outcomes = new Map<string, 'rules' | 'model' | 'left'>();

let server: TestServer;
let ada: TestBuilder;
beforeAll(async () => {
  server = await startTestServer({ models });
  ada = await signUp(server);
});
afterAll(() => server.close());

/** A builder may send so many messages a minute. */
let turns = 0;
const newApp = async () => {
  turns += 1;
  if (turns % 8 === 0) ada = await signUp(server);
  const owner = { accountId: ada.accountId, token: ada.token } as Session;
  const files = appBeforeBrokenReply();
  return createTestApp(server, { owner, files, published: false });
};

async function turnOf({ text, repair }: Pick<BrokenReply, 'text' | 'repair'>): Promise<TurnChecks> {
  const { id } = await newApp();
  models.next(says(text, { pieceChars: 500 }), says(repair ?? 'I see nothing wrong.', { pieceChars: 500 }));
  const { reply } = await ada.say(id, 'Add a board');
  expect(reply.annotation.outcome).toBe('complete');
  return reply.annotation.checks!;
}

test('[REPAIR-01] the app that they change has nothing wrong with it', async () => {
  const checks = await turnOf({ text: 'Nothing to do.', repair: null });
  expect(checks).toBeNull();
  const { id } = await newApp();
  models.next(
    says(
      '<action-group title="A"><action type="add_file" file="pages/New.jsx" title="N">\nexport default () => <h1>New</h1>;\n</action></action-group>\n',
    ),
  );
  const { reply } = await ada.say(id, 'Add a page');
  expect(reply.annotation.checks).toMatchObject({ problems: [], filesChecked: 7 });
  expect(reply.annotation.checks?.repairs).toBeUndefined();
});

describe('[REPAIR-02] a broken reply', () => {
  test.each(replies)('$name: $shows', async (broken) => {
    const before = models.requests.length;
    const checks = await turnOf(broken);
    const { problems, repairs = [] } = checks;
    const asked = models.requests.length - before - 1;
    // Something was noticed, and what the reply was written to show was.
    expect([...problems, ...repairs].map(({ kind }) => kind)).toContain(broken.kind);
    const outcome = problems.length > 0 ? 'left' : repairs.some(({ by }) => by === 'model') ? 'model' : 'rules';
    outcomes.set(broken.name, outcome);
    if (outcome === 'rules') expect(asked).toBe(0);
    expect(asked).toBeLessThanOrEqual(2);
    if (broken.repair !== null && outcome !== 'left') expect(outcome).toBe('model');
    rows.set(broken.name, rowOf(broken, outcome, checks));
  });
});

test('[REPAIR-03] docs/repairs.md says what became of each', () => {
  const table = [
    '| Mistake | What the reply does | Repaired by | What was done, or what is left |',
    '| --- | --- | --- | --- |',
  ]
    .concat([...replies].toSorted((a, b) => order(a) - order(b)).map(({ name }) => rows.get(name) ?? ''))
    .join('\n');
  const counts = Map.groupBy(outcomes.values(), (one) => one);
  const count = (outcome: 'rules' | 'model' | 'left') => counts.get(outcome)?.length ?? 0;
  const sum = `${replies.length} replies: rules alone repaired ${count('rules')}, the model ${count('model')}, ${count('left')} stayed and said so.`;
  const text = readFileSync(page, 'utf8');
  const next = text.replace(/(<!-- table -->\n)[\s\S]*?(\n<!-- end of table -->)/, `$1\n${sum}\n\n${table}\n$2`);
  if (process.env['UPDATE_DOCS']) writeFileSync(page, next);
  const words = (one: string) => one.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(words(readFileSync(page, 'utf8'))).toBe(words(next));
});

const kinds = [...new Set(replies.map(({ kind }) => kind))].toSorted();
const order = ({ kind, name }: BrokenReply) =>
  kinds.indexOf(kind) * 1_000 + replies.findIndex((one) => one.name === name);

function rowOf({ kind, shows }: BrokenReply, outcome: string, { problems, repairs = [] }: TurnChecks): string {
  const told =
    outcome === 'left'
      ? problems.map(({ message }) => `Left: ${message}`)
      : repairs.map(({ told: one, by, message }) => (by === 'model' ? message : one));
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
  const by = { rules: 'rules', model: 'the model', left: 'nobody' }[outcome];
  return `| \`${kind}\` | ${cell(shows)} | ${by} | ${cell([...new Set(told)].join(' '))} |`;
}
