// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startSession } from '../../sdk/session.ts';
import { fakeServer, personOf } from '../../testing/server.ts';
import { renderInApp } from '../render-in-app.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AppShell } from './app-shell.tsx';
import { NotAllowed } from './load-state.tsx';

const led = vi.fn<(next?: string) => void>();
const left = vi.fn<(next: string) => void>();

const visit = (token: string | null) =>
  startSession({
    ...{ appId: 'app1', token, renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: led, onSignOut: left, saveToken: () => {} },
  });

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, Symbol.for('whittle.session'));
});

describe('AccountMenu', () => {
  it('[USER-13] leads a visitor to signing in and back to the page', async () => {
    visit(null);
    const { user } = renderInApp(<AccountMenu />);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(led).toHaveBeenCalledWith(window.location.pathname + window.location.search);
  });

  it('[USER-13] says who is signed in, signs out, and closes with Escape', async () => {
    visit('t1');
    fakeServer((path, { headers }) =>
      Response.json(personOf({ email: `${path} ${new Headers(headers).get('authorization')}` })),
    );
    const { user } = renderInApp(<AccountMenu labels={{ account: 'Konto', signOut: 'Abmelden' }} />);
    const toggle = screen.getByRole('button', { name: 'Konto', expanded: false });
    await user.click(toggle);
    expect(await screen.findByText('Ada Lovelace')).toBeTruthy();
    expect(screen.getByText('/api/apps/app1/entities/User/me Bearer t1')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Ada Lovelace')).toBeNull();
    expect(document.activeElement).toBe(toggle);
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(left).toHaveBeenCalledWith(window.location.pathname + window.location.search);
  });

  it('[USER-13] shows nothing where no page was started', () => {
    renderInApp(<AccountMenu />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('[USER-13] the frame of an app has it unless the app brings its own or wants none', () => {
  visit(null);
  const { rerender } = renderInApp(<AppShell title="Notes" items={[]} />);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  rerender(<AppShell title="Notes" items={[]} actions={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('[USER-13] a visitor who may not see something gets a button, somebody signed in does not', async () => {
  visit(null);
  const { user, rerender } = renderInApp(<NotAllowed message="Sign in to see the bookings." />);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(led).toHaveBeenCalledOnce();
  visit('t1');
  rerender(<NotAllowed message="Only admins may see the bookings." />);
  expect(screen.queryByRole('button')).toBeNull();
});
