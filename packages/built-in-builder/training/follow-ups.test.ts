import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makers } from '../src/follow-up/learned/make/make.ts';
import { chances, present } from '../src/reading/learned/linear.ts';
import { labelledMessagesOf } from './follow-up-labels.ts';
import { listOfWish } from './said-in-labels.ts';
import { fitChoice } from './softmax.ts';

const messages = globSync('follow-ups/*.txt', { cwd: import.meta.dirname }).flatMap((file) =>
  labelledMessagesOf(join(import.meta.dirname, file)),
);

describe('[GEN-63] labelled messages that the reader of follow-ups learns from', () => {
  test('each asks for something that the builder has a maker for', () => {
    const wrong = messages.flatMap(({ app, message, wishes }) =>
      wishes.length > 0 && wishes.every(({ op }) => op in makers) ? [] : [`${app}: ${message}`],
    );
    expect(wrong).toEqual([]);
  });

  test('each list that a label names is one of the app', () => {
    const wrong = messages.flatMap(({ app, plan, wishes }) =>
      wishes.flatMap((wish) => (wish.values.list && wish.values.list !== '*' && !listOfWish(wish, plan) ? [`${app}: ${wish.values.list}`] : [])),
    ); // prettier-ignore
    expect(wrong).toEqual([]);
  });

  test('what tells choices apart is learned, and the same each time', () => {
    const examples = Array.from({ length: 90 }, (_, index) => ({
      features: present([`says-${index % 3}`, `word-${index % 7}`]),
      key: ['add', 'remove', 'sort'][index % 3]!,
    }));
    const settings = { passes: 8, l2: 1e-4, rate: 0.2, least: 2 };
    const model = fitChoice(examples, settings);
    const [, removes = 0] = chances(model, present(['says-1']));
    expect(removes).toBeGreaterThan(0.8);
    expect(fitChoice(examples, settings)).toEqual(model);
  });
});
