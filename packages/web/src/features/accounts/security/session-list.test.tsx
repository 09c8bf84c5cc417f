// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { SessionList } from './session-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = '2026-11-27T09:00:00Z';
const session = (id: string, browser: string | null, system: string | null) => ({
  ...{ id, device: { browser, system }, createdAt: at, lastSeenAt: at, isCurrent: id === 'a' },
});

test('[LANG-01] where an account is signed in is said in the words of the interface, not of the server', async () => {
  const items = [session('a', 'Chrome', 'Linux'), session('b', null, 'iPhone'), session('c', null, null)];
  fakeServer({ 'GET /api/auth/sessions': { body: { items } } });
  renderScreen(<SessionList />);
  expect(await screen.findByText('Chrome on Linux')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign out iPhone' })).toBeTruthy();
  expect(screen.getByText('Unknown device')).toBeTruthy();
});
