import { expect, test } from 'vitest';
import { seesPictures } from './supports-images.ts';

const names: [string, boolean | null][] = [
  ['gpt-5-mini', true],
  ['gpt-4o', true],
  ['claude-sonnet-4-5', true],
  ['google/gemini-2.5-pro', true],
  ['qwen2.5-vl:7b', true],
  ['llama3.2-vision:11b', true],
  ['gpt-3.5-turbo', false],
  ['deepseek/deepseek-chat-v3', false],
  ['qwen2.5-coder:14b', false],
  ['llama3.1:8b', false],
  ['gpt-oss:20b', false],
  ['my-own-model', null],
];

test.each(names)('[GEN-24] whether %s looks at pictures: %s', (model, sees) => {
  expect(seesPictures({ model })).toBe(sees);
});
