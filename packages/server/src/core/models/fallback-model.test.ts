import type { LanguageModel, ModelEvent, ModelRequest } from '../../adapters/language-model/language-model.ts';
import { ModelError } from '../../adapters/language-model/model-error.ts';
import { expect, test } from 'vitest';
import { createRestingModels, withFallback } from './fallback-model.ts';

const asked: string[] = [];

function model(name: string, answer: () => Iterable<string>): LanguageModel {
  return {
    ...{ label: name, provider: 'test', model: name, isBuiltIn: false, listedAs: [name], seesPictures: null },
    async *stream(): AsyncGenerator<ModelEvent> {
      asked.push(name);
      for (const text of answer()) yield { type: 'text', text };
    },
  };
}

const request = {} as ModelRequest;
const refuses = (): string[] => {
  throw new ModelError('model-busy', 'no');
};

async function say(one: LanguageModel): Promise<string> {
  let said = '';
  for await (const event of one.stream(request, new AbortController().signal)) {
    if (event.type === 'text') said += event.text;
  }
  return said;
}

test('[MODEL-03] the next model answers where the first cannot, gives its name, and is asked first for a while', async () => {
  let time = 0;
  asked.length = 0;
  let isWell = false;
  const first = model('first', () => (isWell ? ['well'] : refuses()));
  const both = withFallback(
    [first, model('second', () => ['hello'])],
    createRestingModels(() => time),
  );
  expect(both.label).toBe('first');
  expect(await say(both)).toBe('hello');
  expect([both.label, both.model, both.listedAs]).toEqual(['second', 'second', ['second']]);
  await say(both);
  expect(asked).toEqual(['first', 'second', 'second']);
  time += 61_000;
  isWell = true;
  expect(await say(both)).toBe('well');
  expect(both.label).toBe('first');
});

test('[MODEL-03] what breaks after its first words is not begun again, but the next request goes to another model', async () => {
  const breaks = function* () {
    yield 'half';
    throw new ModelError('model-silent', 'gone');
  };
  const both = withFallback([model('first', breaks), model('second', () => ['the rest'])], createRestingModels());
  await expect(say(both)).rejects.toThrow(ModelError);
  expect(both.label).toBe('first');
  expect(await say(both)).toBe('the rest');
});

test('[MODEL-03] the last failure is told where nobody answers, and what is no failure of a model ends at once', async () => {
  const none = withFallback([model('first', refuses), model('second', refuses)], createRestingModels());
  await expect(say(none)).rejects.toMatchObject({ code: 'model-busy' });
  asked.length = 0;
  const spent = () => {
    throw new Error('the limit is reached');
  };
  const capped = withFallback([model('first', spent), model('second', () => ['x'])], createRestingModels());
  await expect(say(capped)).rejects.toThrow('the limit is reached');
  expect(asked).toEqual(['first']);
});
