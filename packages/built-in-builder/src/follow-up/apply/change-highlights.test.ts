import { describe, expect, test } from 'vitest';
import { planPath, readPlan, writePlan } from '../../plan/plan-file.ts';
import type { AppPlan } from '../../plan/plan.ts';
import { recognise } from '../../recognise/recognise.ts';
import type { Change } from '../change.ts';
import { applyChange } from './apply-change.ts';

const { plan } = recognise('A loan list: loans with title, due date, amount and status (open, returned)');
const { name: entity } = plan.entities[0]!;
const overdue: Change = { kind: 'highlight', entity, label: 'Overdue', only: [{ kind: 'past', field: 'due_date' }] };
const reserved: Change = { kind: 'highlight', entity, label: 'Large and open', only: [{ kind: 'above', field: 'amount', than: 100 }, { kind: 'is', field: 'status', value: 'Open' }] }; // prettier-ignore

const after = (...changes: Change[]): AppPlan =>
  changes.reduce((now, change) => {
    const applied = applyChange(now, change);
    if ('problem' in applied) throw new Error(applied.problem);
    return applied.plan;
  }, plan);
const highlightsOf = (now: AppPlan) => now.entities[0]!.highlights;

describe('[GEN-63] rows that are to stand out', () => {
  test('are kept in the plan, each condition once, and the reply says what they look like', () => {
    expect(applyChange(plan, overdue)).toMatchObject({ said: expect.stringContaining('have a coloured edge and say **Overdue**') }); // prettier-ignore
    const both = after(overdue, reserved);
    expect(highlightsOf(both)).toHaveLength(2);
    expect(readPlan(new Map([[planPath, writePlan(both)]]))).toEqual(both);
    expect(applyChange(both, overdue)).toEqual({ problem: 'The lists of loans mark Overdue already.' });
    expect(highlightsOf(after(overdue, { ...overdue, label: 'Late' } as Change))).toEqual([
      { only: [{ kind: 'past', field: 'due_date' }], label: 'Late' },
    ]);
  });

  test('stay with a field that is called otherwise, follow a choice to its new name, and go with the field', () => {
    const followed = after(
      reserved,
      { kind: 'rename-field', entity, field: 'amount', label: 'Value' },
      { kind: 'rename-option', entity, field: 'status', option: 'Open', label: 'Out' },
    );
    expect(highlightsOf(followed)![0]!.only).toEqual([
      { kind: 'above', field: 'amount', than: 100 },
      { kind: 'is', field: 'status', value: 'Out' },
    ]);
    expect(highlightsOf(after(overdue, reserved, { kind: 'remove-field', entity, field: 'amount' }))).toHaveLength(1);
    expect(highlightsOf(after(overdue, { kind: 'retype-field', entity, field: 'due_date', type: 'text' }))).toBe(undefined); // prettier-ignore
  });
});
