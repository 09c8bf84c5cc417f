import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { appFiles } from '../../generate/app-files.ts';
import type { AppPlan, ListLayout } from '../../plan/plan.ts';
import { recognise } from '../../recognise/recognise.ts';
import { told } from '../told.fixture.ts';
import { applyChange } from './apply-change.ts';

const { plan: planned, samples } = recognise('A list of rooms: name and size. A list of jobs: title, room, due date, cost, notes, status (open, done)'); // prettier-ignore
const bare = new Set(['name', 'size']);
const plan: AppPlan = {
  ...planned,
  entities: planned.entities.map((one) =>
    one.name === 'Room' ? { ...one, fields: one.fields.filter(({ name }) => bare.has(name)), columns: [] } : one,
  ),
};
const layoutOf = (entity: string, layout: ListLayout) => applyChange(plan, { kind: 'list-layout', entity, layout });

describe('[GEN-63] a list in another layout', () => {
  test.each<[ListLayout, string]>([
    ['checklist', 'Jobs are shown as a checklist now and can be ticked off there.'],
    ['agenda', 'The list of jobs begins with today now; what is past is there under “When”.'],
    ['gallery', 'Jobs are shown as cards now.'],
    ['ledger', 'Jobs are shown by month now, each month with its sum.'],
    ['journal', 'Jobs are shown as texts to read now.'],
  ])('%s, where the fields allow it', (layout, said) => {
    const applied = layoutOf('Job', layout);
    expect(applied).toMatchObject({ said });
    if (!('plan' in applied)) throw new Error(applied.problem);
    for (const { path, content } of appFiles(applied.plan, { samples }))
      if (/\.jsx?$/.test(path)) expect([path, parseSync(path, content).errors]).toEqual([path, []]);
  });

  test.each<[ListLayout, string]>([
    ['checklist', 'say “add a done field to rooms” first'],
    ['agenda', 'say “add a date field to rooms” first'],
    ['ledger', 'takes an amount and a date'],
    ['journal', 'say “add a notes field to rooms” first'],
    ['tracker', 'The fields of rooms do not allow that'],
  ])('%s, or what it lacks', (layout, problem) => {
    expect(layoutOf('Room', layout)).toMatchObject({ problem: expect.stringContaining(problem) });
  });

  test('and what it says to say first adds what it lacks', () => {
    expect(told('add a done field to rooms', plan)).toContain('Rooms have a field Done');
    expect(told('add a date field to rooms', plan)).toContain('Rooms have a field Date');
  });
});
