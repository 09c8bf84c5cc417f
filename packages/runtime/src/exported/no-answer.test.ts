// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { call } from '../sdk/request.ts';
import { startSession } from '../sdk/session.ts';
import { exportedSession } from './exported-session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = '';
});

const load = () => call('GET', '/entities/Booking');

test('[EXP-07] an exported app whose address is not allowed says so and what its owner does, once on the page', async () => {
  // What a browser makes of an answer without leave, and of none at all.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startSession(exportedSession({ serverUrl: 'https://bike-desk.apps.example', appId: 'a' }));
  const both = await Promise.allSettled([load(), load()]);
  const { message, status } = (both[0] as PromiseRejectedResult).reason as { message: string; status: number };
  expect(status).toBe(0);
  expect(message).toContain(`it does not answer pages of ${window.location.origin} yet`);
  expect(message).toContain('“Addresses that can call this app”');
  const notices = [...document.querySelectorAll('[role=alert]')];
  expect(notices.map((notice) => notice.querySelector('span')?.textContent)).toEqual([message]);
  notices[0]!.querySelector('button')!.click();
  expect(document.querySelector('[role=alert]')).toBeNull();
});

test('[EXP-07] an exported app in a browser that is offline says that alone', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: false });
  startSession(exportedSession({ serverUrl: 'https://bike-desk.apps.example', appId: 'a' }));
  await expect(load()).rejects.toThrow('The server could not be reached. Check the connection and try again.');
});

test('[EXP-07] it says so in German on a page that is in German', async () => {
  document.documentElement.lang = 'de-AT';
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  startSession(exportedSession({ serverUrl: 'https://bike-desk.apps.example', appId: 'a' }));
  await expect(load()).rejects.toThrow('„Adressen, die diese App aufrufen dürfen“');
});
