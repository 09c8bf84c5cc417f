import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, networkGone } from '../testing/server.ts';
import { fetchedOnline, isMissingPart } from './missing-part.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  'Failed to fetch dynamically imported module: http://whittle.localhost:3000/assets/markdown.js',
  'error loading dynamically imported module: http://whittle.localhost:3000/assets/markdown.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/code.css',
])('[GEN-20] %s is a part that could not be fetched', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

it('[GEN-20] a mistake in the code is not', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'map')"))).toBe(false);
  expect(isMissingPart('Failed to fetch dynamically imported module')).toBe(false);
});

it('[GRID-34] a part is waited for while the network is gone, and missing only when the server answers without it', async () => {
  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/users.js');
  const part = { name: 'users' };
  const load = vi.fn(async () => part).mockRejectedValueOnce(missing);
  const onWait = vi.fn();
  let isOnline = false;
  fakeServer({ 'GET /readyz': () => (isOnline ? { body: { status: 'ready' } } : networkGone) });
  const fetched = fetchedOnline(load, onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalledOnce());
  isOnline = true;
  expect(await fetched).toBe(part);

  await expect(fetchedOnline(async () => Promise.reject(missing), onWait)).rejects.toBe(missing);
  expect(onWait).toHaveBeenCalledOnce();
});
