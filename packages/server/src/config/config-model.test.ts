import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

function modelOf(env: Record<string, string>) {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config.model;
}
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  return result.ok ? [] : result.problems;
};

describe('the model of the environment', () => {
  it('is none without variables', () => {
    expect(modelOf({})).toBeNull();
    expect(modelOf({ OPENAI_API_KEY: '' })).toBeNull();
  });

  it.each([
    ['ANTHROPIC_API_KEY', 'anthropic', null],
    ['OPENAI_API_KEY', 'openai-compatible', 'https://api.openai.com/v1'],
    ['OPENROUTER_API_KEY', 'openrouter', null],
    ['GOOGLE_GENERATIVE_AI_API_KEY', 'google', null],
  ])('%s alone connects its provider', (name, provider, baseUrl) => {
    expect(modelOf({ [name]: 'sk-1' })).toMatchObject({ provider, baseUrl, apiKey: 'sk-1', model: expect.any(String) });
    expect(modelOf({ [name]: 'sk-1', MODEL_NAME: 'other' })).toMatchObject({ model: 'other' });
  });

  it('MODEL_PROVIDER wins, and takes its usual key when MODEL_API_KEY is not set', () => {
    const env = {
      MODEL_PROVIDER: 'google',
      MODEL_NAME: 'm',
      OPENAI_API_KEY: 'sk-1',
      GOOGLE_GENERATIVE_AI_API_KEY: 'g-1',
    };
    expect(modelOf(env)).toEqual({ provider: 'google', model: 'm', baseUrl: null, apiKey: 'g-1' });
    expect(modelOf({ ...env, MODEL_API_KEY: 'g-2' })).toMatchObject({ apiKey: 'g-2' });
  });

  it("OpenAI's key is never sent to another address", () => {
    const env = {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_NAME: 'm',
      MODEL_BASE_URL: 'http://other/v1',
      OPENAI_API_KEY: 'sk-1',
    };
    expect(modelOf(env)).toMatchObject({ apiKey: null });
  });

  it.each([
    [{ MODEL_PROVIDER: 'anthropic' }, 'MODEL_NAME is missing'],
    [{ MODEL_NAME: 'm' }, 'MODEL_PROVIDER is missing'],
    [{ MODEL_API_KEY: 'k' }, 'MODEL_PROVIDER is missing'],
    [{ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm' }, 'MODEL_BASE_URL is missing'],
    [{ MODEL_PROVIDER: 'skynet', MODEL_NAME: 'm' }, 'MODEL_PROVIDER must be one of'],
  ])('%j is refused at start: %s', (env, sentence) => {
    expect(problemsOf(env as Record<string, string>)[0]).toContain(sentence);
  });
});
