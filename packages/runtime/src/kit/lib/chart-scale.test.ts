import { describe, expect, it } from 'vitest';
import { labelled, niceTicks, whereTheyFit } from './chart-scale.ts';

describe('chart scale', () => {
  it.each([
    [[820, 1284.5], true, [0, 500, 1000, 1500]],
    [[0, 7], true, [0, 2, 4, 6, 8]],
    [[-40, 60], true, [-50, -25, 0, 25, 50, 75]],
    [[5, 5], true, [0, 2, 4, 6]],
    [[], true, [0, 0.25, 0.5, 0.75, 1]],
    [[100, 104], false, [100, 101, 102, 103, 104]],
  ])('%j gives round ticks that cover it', (values, fromZero, ticks) => {
    expect(niceTicks(values, fromZero)).toEqual(ticks);
  });

  it('labels every n-th from the last when there is no room for all', () => {
    expect([0, 1, 2, 3, 4, 5].filter(labelled(6, 12))).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3, 4, 5].filter(labelled(6, 3))).toEqual([1, 3, 5]);
  });

  it('knows where texts fit beside each other', () => {
    expect(whereTheyFit(['1', '2', '3'])).toBe('everywhere');
    expect(whereTheyFit(Array.from({ length: 7 }, () => '1,240.50'))).toBe('wide');
    expect(whereTheyFit(Array.from({ length: 30 }, () => '1,240.50'))).toBe('nowhere');
  });
});
