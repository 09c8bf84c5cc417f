// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, networkGone } from '../../../testing/server.ts';
import { useHeldUp } from './use-held-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

test('[GEN-22] a reply of which nothing comes says that the server can store nothing, until something comes', async () => {
  let now: { status: number; body: { status: string } } | Error = { status: 200, body: { status: 'ready' } };
  const server = fakeServer({ 'GET /readyz': () => now });
  const { result, rerender } = renderHook(({ isRunning, position }) => useHeldUp(isRunning, position), {
    initialProps: { isRunning: true, position: 1 },
  });
  await seconds(9);
  expect(server.calls).toEqual([]);
  await seconds(2);
  expect(result.current).toBeNull();
  now = { status: 503, body: { status: 'storage full' } };
  await seconds(10);
  expect(result.current).toBe('storage full');
  now = { status: 503, body: { status: 'no database' } };
  await seconds(10);
  expect(result.current).toBe('no database');
  rerender({ isRunning: true, position: 2 });
  expect(result.current).toBeNull();
  now = networkGone;
  await seconds(10);
  expect(result.current).toBeNull();
  now = { status: 503, body: { status: 'storage full' } };
  await seconds(10);
  expect(result.current).toBe('storage full');
  rerender({ isRunning: false, position: 2 });
  expect(result.current).toBeNull();
});
