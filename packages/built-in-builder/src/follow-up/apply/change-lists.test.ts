import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import { planPath, readPlan, writePlan } from '../../plan/plan-file.ts';
import type { Only } from '../../plan/only.ts';
import type { AppPlan, ListPage } from '../../plan/plan.ts';
import { recognise } from '../../recognise/recognise.ts';
import type { Change } from '../change.ts';
import { applyChange } from './apply-change.ts';

const { plan, samples } = recognise('A list of jobs: title, due date, cost, notes, status (open, done)');
const { name: entity } = plan.entities[0]!;
const open: Only = { kind: 'is', field: 'status', value: 'Open' };
const over: Only = { kind: 'above', field: 'cost', than: 100 };
const pageOf = (only: Only | Only[]): Change => ({ kind: 'only-page', entity, label: 'Some', only });

const after = (change: Change, before = plan): { plan: AppPlan; page: ListPage; source: string } => {
  const applied = applyChange(before, change);
  if ('problem' in applied) throw new Error(applied.problem);
  const page = applied.plan.pages.find((one): one is ListPage => one.label === 'Some')!;
  const source = appFiles(applied.plan, { samples }).find(({ path }) => path === `pages/${page?.name}.jsx`)?.content ?? '';
  return { plan: applied.plan, page, source };
}; // prettier-ignore

describe('[GEN-63] a page of some records', () => {
  test('shows those that meet all conditions', () => {
    const { source, plan: next } = after(pageOf([open, over]));
    expect(source).toContain("const isOfPage = (job) => job.status === 'Open' && job.cost > 100;");
    expect(applyChange(next, pageOf([over, open]))).toEqual({ problem: 'The app has the page Some already.' });
    expect(readPlan(new Map([[planPath, writePlan(next)]]))).toEqual(next);
  });

  test('shows what is none of a state, one of some, of this week or of tomorrow', () => {
    const conditions: Only[] = [
      { kind: 'is-not', field: 'status', value: 'Done' },
      { kind: 'among', field: 'status', values: ['Open', 'Done'] },
      { kind: 'this', span: 'week', field: 'due_date' },
      { kind: 'tomorrow', field: 'due_date' },
    ];
    const codes = conditions.map((one) => /const isOfPage = (.+);/.exec(after(pageOf(one)).source)![1]);
    expect(codes).toEqual([
      "(job) => job.status !== 'Done'",
      "(job) => ['Open', 'Done'].includes(job.status)",
      '(job) => Boolean(job.due_date) && differenceInCalendarWeeks(new Date(), toDate(job.due_date), { weekStartsOn: 1 }) === 0',
      '(job) => daysFromToday(job.due_date) === 1',
    ]);
    const renamed = applyChange(after(pageOf([conditions[0]!, conditions[1]!])).plan, { kind: 'rename-option', entity, field: 'status', option: 'Done', label: 'Finished' }); // prettier-ignore
    const page = 'plan' in renamed ? renamed.plan.pages.find(({ label }) => label === 'Some') : undefined;
    expect(JSON.stringify(page)).not.toContain('Done');
  });

  test('rows stand together by the day, one after another', () => {
    const applied = applyChange(plan, { kind: 'group-list', entity, field: 'due_date' });
    const next = 'plan' in applied ? applied.plan : plan;
    const source = appFiles(next, { samples }).find(({ path }) => path === `pages/${next.pages.find((page) => page.archetype === 'list')!.name}.jsx`)!.content; // prettier-ignore
    expect(source).toContain('Map.groupBy(shown, (job) => dayKey(job.due_date))');
    expect(source).toContain("{name ? weekday(name) : 'Without due date'}");
  });

  test('shows what the one who looks has made', () => {
    const { source } = after(pageOf([{ kind: 'mine' }, open]));
    expect(source).toContain("const isOfPage = (job, me) => Boolean(me) && job.created_by_id === me.id && job.status === 'Open';"); // prettier-ignore
    expect(source).toContain('const jobs = (query.data ?? []).filter((job) => isOfPage(job, me));');
    expect(source).toContain('const me = useMe();');
  });

  test('with one condition, as older plans have it, is read as before and stays with a field that is called otherwise', () => {
    const { plan: next, page, source } = after(pageOf(over));
    expect(page.only).toEqual(over);
    expect(source).toContain('const isOfPage = (job) => job.cost > 100;');
    const renamed = after({ kind: 'rename-field', entity, field: 'cost', label: 'Price' }, next);
    expect(renamed.page.only).toEqual(over);
    const both = after(pageOf([over, open])).plan;
    expect(after({ kind: 'remove-field', entity, field: 'cost' }, both).page).toBe(undefined);
  });

  test('with one of several conditions that is either of two keeps them together', () => {
    const { source } = after(pageOf([{ kind: 'older', field: 'due_date', days: 30 }, open]));
    expect(source).toContain("const isOfPage = (job) => (!job.due_date || daysFromToday(job.due_date) < -30) && job.status === 'Open';"); // prettier-ignore
  });
});
