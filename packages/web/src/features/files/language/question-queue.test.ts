import { expect, test } from 'vitest';
import { createQuestionQueue } from './question-queue.ts';

function open() {
  const sent: string[] = [];
  const queue = createQuestionQueue();
  const ask = (name: string, about: string) => queue.ask(name, () => sent.push(about));
  return { queue, sent, ask };
}

test('[FILE-15] while one question is answered, only the newest of its kind waits, and marks wait longest', async () => {
  const { queue, sent, ask } = open();
  const answers = [
    ask('suggest', 'E'),
    ask('marks', 'marks'),
    ask('suggest', 'Ex'),
    ask('rename', 'rename'),
    ask('suggest', 'Exp'),
  ];
  for (const answer of ['one', 'two', 'three', 'four']) queue.answered(answer);
  expect(sent).toEqual(['E', 'rename', 'Exp', 'marks']);
  expect(await Promise.all(answers)).toEqual(['one', 'four', null, 'two', 'three']);
});

test('nobody waits for one who has gone', async () => {
  const { queue, ask } = open();
  const answers = [ask('suggest', 'a'), ask('marks', 'b')];
  queue.end();
  expect(await Promise.all(answers)).toEqual([null, null]);
});
