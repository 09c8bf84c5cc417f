import { describe, expect, test } from 'vitest';
import { after, planOf } from '../follow-up/told.fixture.ts';
import { entityOf, type AppPlan } from '../plan/plan.ts';
import { Imports } from './imports.ts';
import { keptRules } from './kept-rules.ts';
import { ruleChecks } from './rules.ts';

const lending = planOf(
  'A toy library: toys (name, code, shelf), families (name, phone, email, card valid until) and loans (toy, family, lent on, due back, returned on, deposit). Everyone sees everything.',
);
const hall = planOf('Village hall: shifts (name, date, from time, until time) and helpers (name, phone, birthday). Everyone sees everything.'); // prettier-ignore

/** The test of a form as it runs in an app. */
function broken(plan: AppPlan, entity: string): (values: object, before: object | null, others: object[]) => object {
  const imports = new Imports();
  const { test: code } = ruleChecks(plan, entityOf(plan, entity), imports)!;
  const day = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)).slice(0, 10);
  const given = {
    dayKey: day,
    toNumber: (value: unknown) => (value === undefined ? undefined : Number(value)),
    toDate: (value: string) => new Date(value),
    addDays: (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000),
    addMonths: (date: Date, months: number) => new Date(new Date(date).setUTCMonth(date.getUTCMonth() + months)),
    formatDay: String,
    formatNumber: String,
    formatMoney: String,
    day: String,
    number: String,
    money: String,
  };
  return new Function(...Object.keys(given), `${code}\nreturn broken;`)(...Object.values(given)) as ReturnType<typeof broken>; // prettier-ignore
}

describe('[GEN-63] what was told is refused in the form', () => {
  test('[GEN-63] of what is not back only so many count, and what is back is held to nothing', () => {
    const test = broken(after('Two at a time, that’s it, some families have nine toys', lending), 'Loan');
    const out = (id: string, back?: string) => ({ id, family: 'f1', returned_on: back });
    expect(test({ family: 'f1' }, null, [out('a'), out('b')])).not.toEqual({});
    expect(test({ family: 'f1' }, null, [out('a'), out('b', '2026-01-02')])).toEqual({});
    expect(test({ family: 'f1', returned_on: '2026-01-03' }, null, [out('a'), out('b')])).toEqual({});
    expect(test({ family: 'f2' }, null, [out('a'), out('b')])).toEqual({});
  });

  test('[GEN-63] how long something lasts is reckoned from two times of a day', () => {
    const test = broken(after('a shift of less than two hours is not worth it', hall), 'Shift');
    const shift = (from: string, until: string) => ({ date: '2026-05-01', from_time: from, until_time: until });
    expect(test(shift('09:30', '11:15'), null, [])).not.toEqual({});
    expect(test(shift('09:30', '11:30'), null, [])).toEqual({});
  });

  test('[GEN-63] a birthday lies far enough back', () => {
    const test = broken(after('we do not take anyone under fourteen', hall), 'Helper');
    expect(test({ birthday: '2025-01-01' }, null, [])).not.toEqual({});
    expect(test({ birthday: '1990-01-01' }, null, [])).toEqual({});
  });

  test('[GEN-63] a day that follows from another one is filled in where it is saved', () => {
    const plan = after('due back should always be three weeks after it was lent, by itself', lending);
    const { test: code } = keptRules(plan, entityOf(plan, 'Loan'), new Imports())!;
    expect(code).toMatch(/!has\(entry\.due_back\) && has\(entry\.lent_on\).*more\.due_back = dayKey\(addDays\(toDate\(entry\.lent_on\), 21\)\)/); // prettier-ignore
  });
});
