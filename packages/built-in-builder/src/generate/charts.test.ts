import { expect, test } from 'vitest';
import { recognise } from '../recognise/recognise.ts';
import { appFiles } from './app-files.ts';

const pagesOf = (prompt: string): string => {
  const { plan, samples } = recognise(prompt);
  const pages = appFiles(plan, { samples }).filter(({ path }) => path.startsWith('pages/'));
  return pages.map(({ content }) => content).join('\n');
};

test('[GEN-60] readings are averaged in figures and charts, amounts are added up', () => {
  const weather = pagesOf('A weather diary: date, temperature and rainfall, with charts of the temperature by month');
  expect(weather).toContain('asMeans(byMonth(');
  expect(weather).toContain('const total = mean(current,');
  expect(weather).toContain("'Temperature on average in '");
  const expenses = pagesOf('My expenses: amount, date, category, with a chart by month');
  expect(expenses).not.toContain('asMeans(');
  expect(expenses).toContain('const total = sum(current,');
});
