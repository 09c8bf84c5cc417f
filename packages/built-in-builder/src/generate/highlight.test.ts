import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import type { Highlight } from '../plan/highlights.ts';
import { listLayouts, type AppPlan, type Entity, type Page } from '../plan/plan.ts';
import { recognise } from '../recognise/recognise.ts';
import { germanFiles } from '../languages/german-files.ts';
import { appFiles } from './app-files.ts';
import { highlightsCode } from './highlight.ts';
import { Imports } from './imports.ts';

const { plan, samples } = recognise('A task list: title, notes, due date, cost, votes, status (open, done), a photo and the days on which it was done, with a board'); // prettier-ignore
const task = plan.entities[0]!;
const highlights: Highlight[] = [
  { only: [{ kind: 'past', field: 'due_date' }], label: 'Overdue' },
  { only: [{ kind: 'above', field: 'cost', than: 100 }, { kind: 'is', field: 'status', value: 'Open' }], label: 'Open and over 100' }, // prettier-ignore
];
const entity: Entity = { ...task, highlights };
const days = { name: 'days', label: 'Days', type: 'days', isRequired: false } as const;

const filesOf = (page: Partial<Page>, of: Entity = entity, language?: 'de') => {
  const pages = plan.pages.map((one) => (one.archetype === 'list' ? ({ ...one, ...page } as Page) : one));
  const next: AppPlan = { ...plan, entities: [of], pages };
  const files = appFiles(next, { samples });
  return new Map((language ? germanFiles(next, files).files : files).map(({ path, content }) => [path, content]));
};

describe('[GEN-60] rows that meet conditions stand out, and say why', () => {
  test.each([
    ['a day that is past', { due_date: '2026-11-01', status: 'Open' }, ['Overdue']],
    ['what is done is not late', { due_date: '2026-11-01', status: 'Done' }, []],
    ['both of two conditions', { due_date: '2026-12-01', status: 'Open', cost: 120 }, ['Open and over 100']],
    ['one of two conditions', { status: 'Done', cost: 120 }, []],
    ['nothing that is given', {}, []],
  ])('%s', (_, record, reasons) => {
    const code = highlightsCode(entity, new Imports()).replace('export ', '');
    const daysFromToday = (date: string) => (date < '2026-11-27' ? -1 : 1);
    const reasonsOf = new Function('daysFromToday', `${code}; return highlightsOf;`)(daysFromToday) as (
      record: object,
    ) => string[];
    expect(reasonsOf(record)).toEqual(reasons);
  });

  test.each(listLayouts)('in a list that is shown as %s', (layout) => {
    const of = layout === 'tracker' ? { ...entity, fields: [...entity.fields, days] } : entity;
    const files = filesOf({ archetype: 'list', layout }, of);
    const [path, rows] = [...files].find(([name, text]) => name.startsWith('components/') && text.includes('reasons={highlightsOf(task)}')) ?? []; // prettier-ignore
    expect(path).toMatch(/^components\/Task\w+\.jsx$/);
    expect(rows).toContain("from '@/services/tasks'");
    expect(files.get('components/Highlight.jsx')).toContain('StatusBadge');
    for (const [name, text] of files)
      if (/\.jsx?$/.test(name)) expect({ name, errors: parseSync(name, text).errors }).toEqual({ name, errors: [] });
  });

  test('on the cards of a board', () => {
    const board = [...filesOf({}).values()].find((text) => text.includes('<Board'));
    expect(board).toContain('<Highlight reasons={highlightsOf(task)} isCard />');
  });

  test('in the words that were given, in a German app too; an app without conditions has nothing of it', () => {
    expect(filesOf({}, { ...task, highlights: [{ ...highlights[0]!, label: 'Überfällig' }] }, 'de').get('services/tasks.js')).toContain("'Überfällig'"); // prettier-ignore
    expect([...filesOf({}, task).values()].join('\n')).not.toContain('ighlightsOf');
  });
});
