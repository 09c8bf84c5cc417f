import { expect, test } from 'vitest';
import { dashboardFor } from '../recognise/dashboard-pages.ts';
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

test('[GEN-60] a chart of another list than the page’s is drawn from that list’s own records', () => {
  const { plan, samples } = recognise('A laboratory: freezers with name and room, samples with freezer, date and kind, with a dashboard'); // prettier-ignore
  const [freezer, sample] = ['Freezer', 'Sample'].map((name) => plan.entities.find((one) => one.name === name)!);
  const dashboard = dashboardFor(freezer!, [{ entity: 'Sample', measure: { kind: 'count' }, by: { kind: 'value', field: 'freezer' } }])!; // prettier-ignore
  const page = { ...dashboard, name: 'Overview' };
  const pages = [...plan.pages.filter(({ archetype }) => archetype !== 'dashboard'), page];
  const file = appFiles({ ...plan, pages }, { samples }).find(({ path }) => path === 'pages/Overview.jsx')!.content;
  expect(sample!.fields.map(({ name }) => name)).toContain('freezer');
  expect(file).toContain('<SampleSamplesByFreezerBeside />');
  expect(file).toContain('const { data: samples = [] } = useSamples();');
  expect(file).toContain('function SampleSamplesByFreezer({ samples }) {');
});
