// @vitest-environment happy-dom
import { limits } from '@whittle/contract/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMoment } from './use-moment.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['[PREV-03] refreshing is shown for a second', limits.previewRefreshMs, 1_000],
  ['[SHELL-05] that a link is copied is shown for two seconds', limits.copiedIndicatorMs, 2_000],
])('%s', (_title, limit, ms) => {
  const { result } = renderHook(() => useMoment(limit));
  expect(result.current[0]).toBe(false);
  act(() => result.current[1]());
  act(() => vi.advanceTimersByTime(ms - 1));
  expect(result.current[0]).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current[0]).toBe(false);
});
