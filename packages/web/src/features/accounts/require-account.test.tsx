// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { dropToken } from '../../lib/bearer.ts';
import { account, session } from '../../testing/account-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone, refusal } from '../../testing/server.ts';
import { RequireAccount } from './require-account.tsx';

afterEach(() => {
  cleanup();
  dropToken();
  vi.unstubAllGlobals();
});

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const open = (at: string) =>
  renderScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route path="/settings" element={<p>Their settings</p>} />
      </Route>
      <Route path="*" element={<Address />} />
    </Routes>,
    { at },
  );

const known = {
  'POST /api/auth/refresh': { body: session },
  'GET /api/live_api/account/current': { body: account },
};

it('[AUTH-13] on the first load nothing is shown and nobody is led away until the server said who this is', async () => {
  const answer = Promise.withResolvers<void>();
  fakeServer(known);
  const answered = fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await answer.promise;
    return answered(...call);
  });
  const { container } = open('/settings');
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.textContent).toBe('');
  answer.resolve();
  expect(await screen.findByText('Their settings')).toBeDefined();
});

it('[AUTH-13] who is signed in sees the screen', async () => {
  fakeServer(known);
  open('/settings');
  expect(await screen.findByText('Their settings')).toBeDefined();
});

it('[AUTH-13] who is signed out is led to signing in, and back from there', async () => {
  fakeServer({ 'POST /api/auth/refresh': refusal('not-signed-in') });
  open('/settings?tab=security');
  expect(await screen.findByText('/login?redirectTo=%2Fsettings%3Ftab%3Dsecurity')).toBeDefined();
});

it('[API-04] a server that answers with an error is not called one that cannot be reached', async () => {
  fakeServer({ 'POST /api/auth/refresh': refusal('internal') });
  open('/settings');
  expect(await screen.findByText('The server reported an error', {}, { timeout: 5_000 })).toBeDefined();
  cleanup();
  fakeServer({ 'POST /api/auth/refresh': networkGone });
  open('/settings');
  expect(await screen.findByText('The server cannot be reached', {}, { timeout: 5_000 })).toBeDefined();
});
