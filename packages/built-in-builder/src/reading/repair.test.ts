import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';
import { nounOf } from './noun-of.ts';
import { repair } from './repair.ts';
import { englishTagger } from './wink-tagger.ts';

const chunks = (text: string) => chunksOf(repair(englishTagger(text)));
const verbs = (text: string) => chunks(text).flatMap(({ kind, lemma }) => (kind === 'verb' ? [lemma] : []));
const nouns = (text: string) => chunks(text).flatMap(({ phrase }) => (phrase ? (nounOf(phrase).noun ?? []) : []));

test('what people do stays a verb where a noun has the same letters', () => {
  expect(verbs('Teachers report problems')).toEqual(['report']);
  expect(verbs('I want to schedule walks')).toContain('schedule');
});

test.each([
  ['my old book collection', ['book']],
  ['customer management and policy information', ['customer', 'policy']],
  ['new features and a user-friendly interface', []],
  ['job applications tracker', ['job application']],
  ['types of apartments', ['apartment']],
])('“%s” is about %s', (text, expected) => {
  expect(nouns(text)).toEqual(expected);
});
