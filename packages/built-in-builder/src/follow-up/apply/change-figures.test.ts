import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import type { AppPlan, DashboardPage } from '../../plan/plan.ts';
import { recognise } from '../../recognise/recognise.ts';
import type { Change } from '../change.ts';
import { applyChange } from './apply-change.ts';

const { plan, samples } = recognise('A list of faults in our house: title, date, cost, due date, reporter email, status (open, fixed), with a dashboard'); // prettier-ignore
const { name: entity } = plan.entities[0]!;
const german: AppPlan = { ...plan, language: 'de' };

const after = (change: Change, before = plan) => {
  const applied = applyChange(before, change);
  if ('problem' in applied) throw new Error(applied.problem);
  const page = applied.plan.pages.find((one): one is DashboardPage => one.archetype === 'dashboard')!;
  const { plan: next, said } = applied;
  const file = (path: string) => appFiles(next, { samples }).find((one) => one.path === path)?.content ?? '';
  return { next, said, page, file };
};
const open = { kind: 'is', field: 'status', value: 'Open' } as const;
const missing = { kind: 'missing', field: 'reporter_email' } as const;

describe('[GEN-63] the figure of some of the records', () => {
  test.each<[Change, string, string]>([
    [{ kind: 'count-figure', entity, only: [open] }, 'Open faults', 'Faults: Open'],
    [{ kind: 'count-figure', entity, only: [open, missing] }, 'Faults: open, without reporter email', 'Faults: Open, ohne Reporter email'],
    [{ kind: 'figure', entity, field: 'cost', only: [open] }, 'Cost of open faults', 'Cost (Open)'],
    [{ kind: 'figure', entity, field: 'cost', only: [missing] }, 'Cost (without reporter email)', 'Cost (ohne Reporter email)'],
    [{ kind: 'figure', entity, field: 'cost', average: true }, 'Cost on average in {period}', 'Cost on average in {period}'],
    [{ kind: 'figure', entity, field: 'cost', average: true, only: [open] }, 'Cost on average (open)', 'Cost im Schnitt (Open)'],
    [{ kind: 'count-figure', entity }, 'Faults in all', 'Faults in all'],
  ])('is called after them: %j', (change, english, inGerman) => {
    expect(after(change).page.figure).toBe(english);
    expect(after(change).said).toContain(english.replace(' in {period}', ''));
    expect(after(change, german).page.figure).toBe(inGerman);
  }); // prettier-ignore

  test('[GEN-65] counts them, and leads to the list of just those', () => {
    const { page, file, next } = after({ kind: 'figure', entity, field: 'cost', only: [open] });
    const list = next.pages.find(({ archetype }) => archetype === 'list')!.name;
    expect(file(`pages/${page.name}.jsx`)).toContain(
      "const total = sum(faults.filter((fault) => fault.status === 'Open'), (fault) => fault.cost);",
    );
    expect(file(`pages/${page.name}.jsx`)).toContain(`createPageUrl('${list}?only=counted')`);
    expect(file(`pages/${list}.jsx`)).toContain(
      "{ value: 'counted', label: 'Cost of open faults', test: (fault) => fault.status === 'Open' }",
    );
  });

  test('of all of them counts what is done too', () => {
    const { page, file } = after({ kind: 'count-figure', entity });
    expect(file(`pages/${page.name}.jsx`)).toContain('const total = sum(faults, () => 1);');
  });

  test('may be an average of a number that could be added up as well', () => {
    const { page, file } = after({ kind: 'figure', entity, field: 'cost', average: true, only: [open] });
    expect(file(`pages/${page.name}.jsx`)).toContain('const total = mean(faults.filter(');
  });

  test('is said to be there already, and never anybody’s own', () => {
    const change: Change = { kind: 'count-figure', entity, only: [open] };
    expect(applyChange(after(change).next, change)).toEqual({ problem: 'Overview shows Open faults already.' });
    expect(applyChange(plan, { ...change, only: [{ kind: 'mine' }] })).toMatchObject({
      problem: expect.stringContaining('a page with only my faults'),
    });
  });

  test('follows a choice to its new name, and goes with the field', () => {
    const { next } = after({ kind: 'count-figure', entity, only: [open, missing] });
    const renamed = after({ kind: 'rename-option', entity, field: 'status', option: 'Open', label: 'New' }, next);
    expect(renamed.page.only).toContainEqual({ ...open, value: 'New' });
    expect(after({ kind: 'remove-field', entity, field: 'reporter_email' }, next).page.only).toBe(undefined);
  });
});

describe('[GEN-63] the figure of another list', () => {
  const { plan: club, samples: own } = recognise('A boat club: boats with name, length, berth and status (ready, in repair, sold), members with name and phone, trips with boat, date, distance and state (planned, done), with a dashboard'); // prettier-ignore
  const change: Change = {
    kind: 'count-figure',
    entity: 'Trip',
    only: [{ kind: 'is', field: 'state', value: 'Planned' }],
  };
  const overview = (of: typeof club) => of.pages.find((one): one is DashboardPage => one.archetype === 'dashboard')!;
  const applied = (of: typeof club, one: Change) => {
    const next = applyChange(of, one);
    if ('problem' in next) throw new Error(next.problem);
    return next;
  };

  test('stands beside the large one and takes nothing away, counts by its own records, and goes with its field and its list', () => {
    expect(overview(club).entity).not.toBe('Trip');
    const { plan: next, said } = applied(club, change);
    expect(said).toContain('**Planned trips** as well now');
    const { beside, ...rest } = overview(next);
    expect(rest).toEqual(overview(club));
    expect(beside).toMatchObject([{ entity: 'Trip', figure: 'Planned trips' }]);
    const file = appFiles(next, { samples: own }).find(({ path }) => path === `pages/${overview(next).name}.jsx`)!;
    expect(file.content).toContain("trips.filter((trip) => trip.state === 'Planned')");
    expect(file.content).toContain('<TripFigure2 />');
    expect(applyChange(next, change)).toEqual({ problem: `${overview(club).label} shows Planned trips already.` });
    const renamed = applied(next, { kind: 'rename-option', entity: 'Trip', field: 'state', option: 'Planned', label: 'Agreed' }).plan; // prettier-ignore
    expect(overview(renamed).beside![0]!.only).toEqual([{ kind: 'is', field: 'state', value: 'Agreed' }]);
    expect(overview(applied(next, { kind: 'remove-field', entity: 'Trip', field: 'state' }).plan).beside).toEqual([]);
    expect(overview(applied(next, { kind: 'remove-entity', entity: 'Trip' }).plan).beside).toEqual([]);
  });
});
