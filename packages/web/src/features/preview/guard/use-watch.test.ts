import { expect, test } from 'vitest';
import { createUseWatch } from './use-watch.ts';

const look = { isActive: true, isFrameFocused: true };

test('[PREV-18] an activation counts as use of the app when it can be no other window’s and no older code’s', () => {
  const watch = createUseWatch();
  watch.codeChanged(0);
  expect(watch.isUsed({ ...look, now: 5_000 })).toBe(false);
  expect(watch.isUsed({ ...look, now: 6_000 })).toBe(true);
  // Code can take the focus, but not make an activation; an activation elsewhere is none of the app.
  expect(watch.isUsed({ ...look, now: 6_000, isActive: false })).toBe(false);
  expect(watch.isUsed({ ...look, now: 6_000, isFrameFocused: false })).toBe(false);
  watch.ownInput(7_000);
  expect(watch.isUsed({ ...look, now: 9_000 })).toBe(false);
  expect(watch.isUsed({ ...look, now: 12_501 })).toBe(true);
});
