import { describe, expect, test } from 'vitest';
import { actVerbs, haveVerbs, noteVerbs, recordVerbs } from './verbs.ts';
import { appWords } from './app-words.ts';
import { containers } from './containers.ts';
import { featureWords } from './feature-words.ts';
import { fieldWords } from './field-words.ts';
import { genericWords } from './generic-words.ts';
import { germanSingulars } from './german-nouns.ts';
import { germanDeterminers, germanPrepositions, germanPronouns, germanVerbs } from './german-words.ts';
import { notEntities } from './not-entities.ts';
import { organisations } from './organisations.ts';
import { personWords } from './person-words.ts';
import { belongsTo, recordsOfVerbs } from './records.ts';
import { recordsOfPlace } from './places.ts';
import { recordOfTopic } from './topics.ts';

type Words = ReadonlySet<string> | ReadonlyMap<string, unknown>;
const lexicons: Record<string, Words> = {
  actVerbs, appWords, belongsTo, containers, featureWords, fieldWords, genericWords, germanDeterminers, germanPrepositions,
  germanPronouns, haveVerbs, noteVerbs, notEntities, organisations, personWords,
  recordOfTopic, recordsOfPlace, recordVerbs,
}; // prettier-ignore

describe('[GEN-08] the lexicons', () => {
  test.each(Object.entries(lexicons))('%s are lower case, each once', (_, words) => {
    const all = [...words.keys()];
    expect(all.filter((word) => word !== word.toLowerCase() || word.trim() !== word)).toEqual([]);
  });

  test('what is never a thing is no record that something leaves or has', () => {
    const records = new Set(recordsOfVerbs.map(({ record }) => record));
    const both = [...notEntities].filter((word) => records.has(word) || belongsTo.has(word));
    expect(both).toEqual([]);
  });

  test('a word that says nothing about a thing is not a thing with records of its own', () => {
    expect([...genericWords].filter((word) => belongsTo.has(word) || personWords.has(word))).toEqual([]);
  });

  test('German small words stand in one list only', () => {
    const lists = [germanDeterminers, germanPrepositions, germanPronouns, new Set(germanVerbs.keys())];
    const all = lists.flatMap((list) => [...list]);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });

  test('German plurals are lower case and end in a singular', () => {
    expect([...germanSingulars].filter(([many, one]) => !one || many !== many.toLowerCase())).toEqual([]);
  });
});
