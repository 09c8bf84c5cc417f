import { planIds, planTable } from '@whittle/contract/plans/plan-table';
import { describe, expect, it, test } from 'vitest';
import { planHas, planIdOf, planLimitsOf } from './levels.ts';

test.each([
  ['lite', false, false],
  ['explorer', true, false],
  ['MOON', true, true],
  ['monetizer', true, true],
  ['Moon', true, true],
  ['a plan of later', true, false],
])('[PROD-06] [PLAN-09] [PLAN-12] %s: settings %s, app settings %s', (plan, settings, appSettings) => {
  expect([planHas(plan, 'settings'), planHas(plan, 'appSettings')]).toEqual([settings, appSettings]);
});

describe('the table', () => {
  it('[PLAN-10] [PLAN-11] gives lite one data item, paid plans five, of files of twice the size', () => {
    const { fileMaxBytes } = planTable.lite;
    expect(planTable.lite).toMatchObject({ dataItems: 1 });
    for (const plan of planIds.slice(1)) {
      expect(planTable[plan]).toMatchObject({ dataItems: 5, fileMaxBytes: 2 * fileMaxBytes });
    }
  });

  it('[PLAN-13] limits the active tools of an app; a paid plan that is not in the table counts as explorer', () => {
    expect(planIds.map((plan) => planLimitsOf(plan).liveTools)).toEqual([1, 3, 10, 20]);
    expect(planIdOf('gold')).toBe('explorer');
  });

  it('[PROD-06] never gives a higher plan less', () => {
    const most = (value: number | null) => value ?? Infinity;
    planIds.slice(1).forEach((plan, index) => {
      const [lower, higher] = [planTable[planIds[index]!], planTable[plan]];
      for (const key of Object.keys(lower) as (keyof typeof lower)[]) {
        expect(most(higher[key])).toBeGreaterThanOrEqual(most(lower[key]));
      }
    });
  });
});
