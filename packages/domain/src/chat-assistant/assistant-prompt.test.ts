import { expect, test } from 'vitest';
import { searchedText } from './assistant-prompt.ts';

const before = [
  { role: 'user' as const, text: 'When do you open?' },
  { role: 'assistant' as const, text: 'At nine.' },
];

test('[CHATA-07] a short question leans on the one before it; without a model only one that begins as an addition', () => {
  const both = (question: string) => `${question}\nWhen do you open?`;
  expect(searchedText('On Sundays?', before)).toBe(both('On Sundays?'));
  expect(searchedText('Is there a place where bicycles can be repaired while I wait?', before)).not.toContain('open');
  const isQuoted = true;
  for (const question of ['And on Sundays?', 'Und am Sonntag?', 'what about Sundays'])
    expect(searchedText(question, before, { isQuoted })).toBe(both(question));
  for (const question of ['Is there a sauna?', 'Andere Farben?', 'Undine?'])
    expect(searchedText(question, before, { isQuoted })).toBe(question);
});
