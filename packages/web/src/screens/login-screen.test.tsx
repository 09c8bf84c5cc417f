// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropToken } from '../lib/bearer.ts';
import { account, session } from '../testing/account-fixtures.ts';
import { renderScreen } from '../testing/render.tsx';
import { fakeServer, networkGone, refusal } from '../testing/server.ts';
import { LoginScreen } from './login-screen.tsx';

afterEach(() => {
  cleanup();
  dropToken();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedOut = { 'POST /api/auth/refresh': refusal('not-signed-in') };
const signedIn = {
  'POST /api/live_api/account/create': { body: { accountId: 'a' } },
  'GET /api/live_api/account/current': { body: account },
};

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

async function openLogin(at = '/login') {
  renderScreen(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
      <Route path="*" element={<Address />} />
    </Routes>,
    { at },
  );
  await screen.findByRole('heading', { name: 'Sign in' });
  return userEvent.setup();
}

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

it('[AUTH-19] where nobody has an account the way in begins with making one, and says whose it is', async () => {
  fakeServer({
    ...signedOut,
    'GET /api/auth/ways': { body: { google: false, signUp: true, isNew: true, mailDelivery: 'outbox' } },
  });
  renderScreen(
    <Routes>
      <Route path="/login" element={<LoginScreen />} />
    </Routes>,
    { at: '/login' },
  );
  await screen.findByRole('heading', { name: 'Create an account' });
  expect(screen.getByText('The first account becomes the admin of this installation.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
});

it.each([
  ['outbox', '/login', null],
  ['outbox', '/login?view=code', null],
  ['outbox', '/login?view=forgot', null],
  ['smtp', '/login', 'Email me a code'],
] as const)(
  '[AUTH-19] before the first account a code is offered only where a mail server brings it: %s at %s',
  async (mailDelivery, at, offered) => {
    fakeServer({
      ...signedOut,
      'GET /api/auth/ways': { body: { google: false, signUp: true, isNew: true, mailDelivery } },
    });
    renderScreen(
      <Routes>
        <Route path="/login" element={<LoginScreen />} />
      </Routes>,
      { at },
    );
    await screen.findByRole('heading', { name: 'Create an account' });
    expect(screen.queryByRole('button', { name: 'Email me a code' })?.textContent ?? null).toBe(offered);
    expect(screen.queryByText('or') !== null).toBe(offered !== null);
  },
);

describe('signing in', () => {
  it('[AUTH-15] leads to the home screen', async () => {
    const server = fakeServer({ ...signedOut, ...signedIn, 'POST /api/auth/sign-in': { body: session } });
    const user = await openLogin();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByTestId('address')).textContent).toBe('/home');
    expect(server.callsTo('/api/auth/sign-in')[0]?.body).toEqual({
      email: 'ada@example.com',
      password: 'correct horse 42',
    });
  });

  it('[AUTH-15] leads back to where the visitor wanted to go, on this site only', async () => {
    fakeServer({ ...signedOut, ...signedIn, 'POST /api/auth/sign-in': { body: session } });
    const user = await openLogin('/login?redirectTo=%2Fsettings');
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByTestId('address')).textContent).toBe('/settings');
  });

  it.each([
    ['wrong-credentials', 'Invalid email or password'],
    ['user-disabled', 'User is disabled, contact us for more info'],
    ['too-many-attempts', 'Too many login attempts, try again later'],
  ] as const)('[AUTH-11] %s stands above the button and the text stays', async (code, sentence) => {
    fakeServer({ ...signedOut, 'POST /api/auth/sign-in': refusal(code) });
    const user = await openLogin();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(password().value).toBe('wrong');
  });

  it('says so when the server cannot be reached', async () => {
    fakeServer({ ...signedOut, 'POST /api/auth/sign-in': networkGone });
    const user = await openLogin();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The server cannot be reached/);
  });

  it('[AUTH-06] the address that was typed goes along to the other ways in, the password does not', async () => {
    const server = fakeServer({
      ...signedOut,
      'POST /api/live_api/account/sendResetPasswordEmail': { body: { message: 'ok' } },
    });
    const user = await openLogin();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'forgotten');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
    expect((email() as HTMLInputElement).value).toBe('ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await screen.findByText(/^If ada@example.com has an account/);
    expect(server.callsTo('/api/live_api/account/sendResetPasswordEmail')[0]?.body).toMatchObject({
      email: 'ada@example.com',
    });
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect((email() as HTMLInputElement).value).toBe('ada@example.com');
    expect(password().value).toBe('');
  });

  it('names the field that is empty', async () => {
    fakeServer(signedOut);
    const user = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your email address.')).toBeDefined();
    expect(document.activeElement).toBe(email());
  });

  it('shows the password when asked', async () => {
    fakeServer(signedOut);
    const user = await openLogin();
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
  });
});

describe('a new account', () => {
  async function openSignUp() {
    const user = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Create an account' }));
    return user;
  }

  it('[AUTH-02] is made, confirmed and signed in', async () => {
    const server = fakeServer({ ...signedOut, ...signedIn, 'POST /api/auth/sign-up': { body: session, status: 201 } });
    const user = await openSignUp();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByTestId('address')).textContent).toBe('/home');
    expect(server.callsTo('/api/live_api/account/create')).toHaveLength(1);
  });

  it.each([
    ['ada', 'correct horse 42', 'This email is invalid'],
    ['ada@example.com', 'short', 'This password is too weak'],
  ])('[AUTH-11] %s with %s: %s', async (address, secret, sentence) => {
    const server = fakeServer(signedOut);
    const user = await openSignUp();
    await user.type(email(), address);
    await user.type(password(), `${secret}{Enter}`);
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(server.callsTo('/api/auth/sign-up')).toHaveLength(0);
  });

  it('[AUTH-11] an address that is in use is named at its field', async () => {
    fakeServer({ ...signedOut, 'POST /api/auth/sign-up': refusal('email-in-use') });
    const user = await openSignUp();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect(await screen.findByText('This email is already in use, try logging in')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('[AUTH-04] a failure to make it says so', async () => {
    fakeServer({ ...signedOut, 'POST /api/auth/sign-up': refusal('account-create-failed') });
    const user = await openSignUp();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong in creating account, try again later or contact us',
    );
  });

  it('[AUTH-04] an account that was made and cannot be confirmed is not called unchanged', async () => {
    const create = { status: 502, body: 'Bad gateway' };
    fakeServer({
      ...signedOut,
      'POST /api/auth/sign-up': { body: session, status: 201 },
      'POST /api/live_api/account/create': create,
    });
    const user = await openSignUp();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Something went wrong in creating account, try again later or contact us',
    );
  });

  it('[AUTH-03] [AUTH-04] one that stays refused is asked for eight times in all, and leads to the page that signs out', async () => {
    const server = fakeServer({
      'POST /api/auth/refresh': refusal('not-signed-in'),
      'POST /api/auth/sign-up': { body: session, status: 201 },
      'POST /api/live_api/account/create': refusal('not-signed-in'),
    });
    const user = await openSignUp();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'correct horse 42');
    const refreshesBefore = server.callsTo('/api/auth/refresh').length;
    vi.useFakeTimers();
    fireEvent.submit(password().form!);
    await vi.advanceTimersByTimeAsync(40_000);
    vi.useRealTimers();
    expect((await screen.findByTestId('address')).textContent).toBe('/error/unauthorized');
    expect(server.callsTo('/api/live_api/account/create')).toHaveLength(8);
    expect(server.callsTo('/api/auth/refresh')).toHaveLength(refreshesBefore);
  });
});
