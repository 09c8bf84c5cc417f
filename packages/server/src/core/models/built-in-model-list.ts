import type { ListedModel } from './model-list.ts';

/** Dollars per million tokens: input, output, cache read, cache write. */
type Line = [
  id: string,
  name: string,
  contextTokens: number,
  input: number,
  output: number,
  read?: number,
  write?: number,
];

const lines: Line[] = [
  ['openai/gpt-4o-mini', 'OpenAI: GPT-4o-mini', 128_000, 0.15, 0.6, 0.075],
  ['openai/gpt-4o', 'OpenAI: GPT-4o', 128_000, 2.5, 10, 1.25],
  ['openai/gpt-4.1', 'OpenAI: GPT-4.1', 1_047_576, 2, 8, 0.5],
  ['openai/gpt-4.1-mini', 'OpenAI: GPT-4.1 Mini', 1_047_576, 0.4, 1.6, 0.1],
  ['openai/gpt-5', 'OpenAI: GPT-5', 400_000, 1.25, 10, 0.125],
  ['openai/gpt-5-mini', 'OpenAI: GPT-5 Mini', 400_000, 0.25, 2, 0.025],
  ['anthropic/claude-sonnet-4.5', 'Anthropic: Claude Sonnet 4.5', 200_000, 3, 15, 0.3, 3.75],
  ['anthropic/claude-haiku-4.5', 'Anthropic: Claude Haiku 4.5', 200_000, 1, 5, 0.1, 1.25],
  ['google/gemini-2.5-pro', 'Google: Gemini 2.5 Pro', 1_048_576, 1.25, 10, 0.31],
  ['google/gemini-2.5-flash', 'Google: Gemini 2.5 Flash', 1_048_576, 0.3, 2.5, 0.075],
];

const rate = (perMillion: number) => Math.round(perMillion * 1_000_000);

/** A few models as they were listed on a day, for an installation that never reached the public list. */
export const builtInModelList: { at: string; models: readonly ListedModel[] } = {
  at: '2025-10-20T00:00:00.000Z',
  models: lines.map(([id, name, contextTokens, input, output, read, write]) => ({
    ...{ id, slug: id, name, contextTokens, input: rate(input), output: rate(output) },
    cacheRead: read === undefined ? null : rate(read),
    cacheWrite: write === undefined ? null : rate(write),
    seesPictures: true,
    callsTools: true,
  })),
};
