// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { dropToken } from '../lib/bearer.ts';
import { account, session } from '../testing/account-fixtures.ts';
import { accessibilityProblems } from '../testing/axe.ts';
import { renderScreen } from '../testing/render.tsx';
import { fakeServer, refusal } from '../testing/server.ts';
import { AuthHandlerScreen } from './auth-handler-screen.tsx';
import { VerifyEmailScreen } from './verify-email-screen.tsx';

afterEach(() => {
  cleanup();
  dropToken();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const signedIn = {
  'POST /api/auth/refresh': { body: session },
  'POST /api/live_api/account/create': { body: { accountId: 'a' } },
  'GET /api/live_api/account/current': { body: account },
  'GET /api/auth/ways': { body: { google: false, signUp: true, isNew: false, mailDelivery: 'smtp' } },
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

function open(at: string) {
  // The token is read from the window, because servers never see what stands behind the #.
  history.replaceState(null, '', at);
  renderScreen(
    <Routes>
      <Route path="/auth/handler" element={<AuthHandlerScreen />} />
      <Route path="/auth/verifyEmail" element={<VerifyEmailScreen />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at: at.split('#')[0] },
  );
  return userEvent.setup();
}
const address = async () => (await screen.findByTestId('address')).textContent;

it('[AUTH-10] a link signs in when it is asked to, and its token leaves the address', async () => {
  const server = fakeServer({ ...signedIn, 'POST /api/auth/magic-link': { body: session } });
  const user = open('/auth/handler?mode=signIn&continueUrl=%2Fsettings#token=t1');
  expect(server.callsTo('/api/auth/magic-link')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await address()).toBe('/settings');
  expect(server.callsTo('/api/auth/magic-link')[0]?.body).toEqual({ token: 't1' });
  expect(location.hash).toBe('');
});

it('[AUTH-11] a link that was used says so and offers a code', async () => {
  fakeServer({ ...signedIn, 'POST /api/auth/magic-link': refusal('magic-link-invalid') });
  const user = open('/auth/handler?mode=signIn#token=t1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Invalid or expired magic link' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Email me a code' }).getAttribute('href')).toMatch(/^\/login\?view=code/);
});

it('[ROUTE-07] a link that names another site leads home', async () => {
  fakeServer({ ...signedIn, 'POST /api/auth/verify-email': { status: 204 } });
  const user = open('/auth/handler?mode=verifyEmail&continueUrl=https%3A%2F%2Fevil.example#token=t1');
  await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
  expect(await address()).toBe('/home');
});

it('[AUTH-12] a new password that is too weak is not sent', async () => {
  const server = fakeServer(signedIn);
  const user = open('/auth/handler?mode=resetPassword#token=t1');
  await user.type(screen.getByLabelText('New password'), 'short{Enter}');
  expect(await screen.findByText('Password is too weak, please try again')).toBeDefined();
  expect(server.callsTo('/api/auth/reset-password')).toEqual([]);
});

it.each([
  ['reset-link-invalid', 'Link invalid, try to reset your password again.'],
  ['reset-user-missing', 'User not found or disabled'],
  ['reset-failed', 'Error resetting password!'],
] as const)('[AUTH-12] %s is said', async (code, sentence) => {
  fakeServer({ ...signedIn, 'POST /api/auth/reset-password': refusal(code) });
  const user = open('/auth/handler?mode=resetPassword#token=t1');
  await user.type(screen.getByLabelText('New password'), 'correct horse 42{Enter}');
  expect(await screen.findByText(sentence)).toBeDefined();
});

it.each([
  ['/auth/handler?mode=google&problem=denied', 'Signing in with Google was cancelled. Nothing was changed.'],
  ['/auth/handler?mode=google&problem=disabled', 'User is disabled, contact us for more info'],
  ['/auth/handler?mode=google&problem=%3Cscript%3E', 'The response from Google was not valid. Try again.'],
  ['/auth/handler?mode=signIn', 'Part of it is missing. Copy the whole link from the email, or ask for a new one.'],
])('%s says what happened', async (at, sentence) => {
  fakeServer({ ...signedIn, 'POST /api/auth/refresh': refusal('not-signed-in') });
  open(at);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(await accessibilityProblems(document.body)).toEqual([]);
});

it('[AUTH-14] [ROUTE-01] an account waits until its code is there, and goes on to where it came from', async () => {
  let mustVerifyEmail = true;
  const server = fakeServer({
    ...signedIn,
    'GET /api/live_api/account/current': () => ({ body: { ...account, mustVerifyEmail } }),
    'POST /api/auth/verify-email/code': () => {
      mustVerifyEmail = false;
      return { status: 204 };
    },
  });
  const user = open('/auth/verifyEmail?continueUrl=%2Fsettings&appName=Bike%20desk');
  expect(await screen.findByText(/continue to Bike desk\.$/)).toBeDefined();
  await user.click(screen.getByLabelText('Code'));
  await user.paste('123 456');
  expect(await address()).toBe('/settings');
  expect(server.callsTo('/api/auth/verify-email/code')[0]?.body).toEqual({ code: '123456' });
});
