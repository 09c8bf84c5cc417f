import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { abilityEntries } from '../src/reading/lexicon/abilities.ts';
import { likelihood, present } from '../src/reading/learned/linear.ts';
import { fit } from './ftrl.ts';
import { labelledPromptsOf } from './labels.ts';
import { Score } from './score.ts';

const prompts = globSync('prompts/*.txt', { cwd: import.meta.dirname }).flatMap((file) =>
  labelledPromptsOf(join(import.meta.dirname, file)),
);

describe('[GEN-08] labelled prompts that the reader learns from', () => {
  test('each has a text, and its relations are between its own records', () => {
    const wrong = prompts.flatMap(({ id, prompt, records, relations }) => {
      const names = new Set(records.flatMap((record) => record.names));
      const strays = relations.flatMap(({ from, to }) => [from, to]).filter((name) => !names.has(name));
      return prompt.trim() === '' ? [`${id} has no text`] : strays.map((name) => `${id}: ${name}`);
    });
    expect(wrong).toEqual([]);
  });

  test('each has an ability of the list among the names of every label', () => {
    const known = new Set(Object.keys(abilityEntries));
    const wrong = prompts.flatMap(({ id, abilities }) => abilities.filter(({ names }) => !names.some((name) => known.has(name))).map(({ names }) => `${id}: ${names.join('/')}`)); // prettier-ignore
    expect(wrong).toEqual([]);
  });

  test('a reading is scored against them', () => {
    const score = new Score();
    const labels = { id: 'x1', prompt: '', records: [{ kind: 'said' as const, names: ['house', 'home'], fields: [{ kind: 'said' as const, names: ['owner'] }] }], relations: [], abilities: [] }; // prettier-ignore
    score.add(labels, { entities: [{ noun: 'home', fields: ['owner', 'colour'] }, { noun: 'roof', fields: [] }], relations: [], abilities: ['map'] }); // prettier-ignore
    expect(score.toString()).toBe('records 66.7, fields 66.7, relations 0.0, abilities 0.0');
  });

  test('what separates examples is learned, and the same each time', () => {
    const examples = Array.from({ length: 60 }, (_, index) => ({
      features: present([index % 3 === 0 ? 'plural' : 'singular', `word-${index % 7}`]),
      isTrue: index % 3 === 0,
    }));
    const model = fit(examples);
    expect(likelihood(model, present(['plural']))).toBeGreaterThan(0.8);
    expect(likelihood(model, present(['singular']))).toBeLessThan(0.2);
    expect(fit(examples)).toEqual(model);
  });
});
