// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MembershipSettings } from '@whittle/contract/memberships';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { MembershipsDialog } from './memberships-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/apps/a/memberships';
const off: MembershipSettings = {
  ...{ isPaidMembershipsEnabled: false, isSignupEnabled: true, paidMembershipsProduct: null, offer: null },
  ...{ hearsEvents: false, isTestMode: false, readAt: null, problem: null },
  paidMembershipsSettings: { paymentProvider: null, hasPaymentProviderAccessToken: false, isSetupCompleted: false },
};
const withToken: MembershipSettings = {
  ...off,
  isPaidMembershipsEnabled: true,
  paidMembershipsSettings: { paymentProvider: 'gumroad', hasPaymentProviderAccessToken: true, isSetupCompleted: false },
};
const connected: MembershipSettings = {
  ...withToken,
  paidMembershipsProduct: { id: 'p1', name: 'Club' },
  paidMembershipsSettings: { ...withToken.paidMembershipsSettings, isSetupCompleted: true },
  offer: { name: 'Club', description: 'All of it', prices: ['$9 a month'], url: 'https://gum.example/l/club' },
};
const open = (settings: MembershipSettings, more: Parameters<typeof fakeServer>[0] = {}) => {
  const server = fakeServer({
    [`GET ${path}`]: { body: settings },
    [`GET ${path}/members`]: { body: { items: [], total: 0, members: 0, next: null } },
    [`GET ${path}/given`]: { body: { items: [] } },
    ...more,
  });
  renderScreen(<MembershipsDialog appId="a" onClose={() => {}} />);
  return { server, user: userEvent.setup() };
};
const toggle = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Enable paid memberships/ });
const off_ = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');

test('[MEMB-01] [MEMB-03] [MEMB-04] the block waits for signing up, and its steps for the toggle', async () => {
  open({ ...off, isSignupEnabled: false });
  expect((await toggle()).disabled).toBe(true);
  cleanup();
  open(off);
  expect((await toggle()).disabled).toBe(false);
  screen.getByRole('dialog', { name: 'Paid Memberships (Gumroad)' });
  expect(screen.getByPlaceholderText<HTMLInputElement>('Enter Gumroad access token...').disabled).toBe(true);
  screen.getByRole('option', { name: 'Choose product...' });
  expect(off_('Connect to Gumroad')).toBe('true');
});

test('[PLAN-14] [PLAN-12] a plan without app settings locks selling; what is connected is still read again', async () => {
  open({ ...off, neededPlan: 'MOON' });
  expect((await toggle()).disabled).toBe(true);
  screen.getByText('This needs the MOON plan or a higher one.');
  cleanup();
  open({ ...connected, neededPlan: 'MOON' });
  expect((await toggle()).disabled).toBe(false);
  expect(off_('Resync')).not.toBe('true');
  expect(off_('Replace token')).toBe('true');
});

test('[MEMB-05] [MEMB-07] [MEMB-08] a token is sent a second after the last key, then a product is chosen and connected', async () => {
  const enabled = { ...off, isPaidMembershipsEnabled: true };
  let now: MembershipSettings = enabled;
  const { server, user } = open(enabled, {
    [`GET ${path}`]: () => ({ body: now }),
    [`PUT ${path}`]: () => ({ body: (now = withToken) }),
    [`GET ${path}/gumroad/products`]: { body: { products: [{ id: 'p1', name: 'Club' }] } },
    [`POST ${path}/gumroad/connect`]: () => {
      now = connected;
      const { paidMembershipsProduct, paidMembershipsSettings } = connected;
      return { body: { paidMembershipsProduct, paidMembershipsSettings } };
    },
  });
  await user.type(await screen.findByPlaceholderText('Enter Gumroad access token...'), 'seller-token');
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  const list = await screen.findByRole('combobox', { name: 'Product' }, { timeout: 3_000 });
  await screen.findByRole('option', { name: 'Club' }, { timeout: 3_000 });
  expect(server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { gumroadAccessToken: 'seller-token' },
  ]);
  expect(off_('Connect to Gumroad')).toBe('true');
  await user.selectOptions(list, 'Club');
  await user.click(screen.getByRole('button', { name: 'Connect to Gumroad' }));
  expect((await screen.findByRole('button', { name: 'Connected' })).getAttribute('aria-disabled')).toBe('true');
});

test('[MEMB-02] [MEMB-09] [MEMB-10] once connected, the product changes after a warning; plan and members are shown', async () => {
  const { paidMembershipsProduct, paidMembershipsSettings } = connected;
  const { server, user } = open(connected, {
    [`POST ${path}/gumroad/connect`]: { body: { paidMembershipsProduct, paidMembershipsSettings } },
    [`GET ${path}/gumroad/products`]: { body: { products: [{ id: 'p2', name: 'Second' }] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Resync' }));
  expect(server.callsTo(`${path}/gumroad/connect`)[0]?.body).toEqual({ productId: 'p1', replaces: 'p1' });
  screen.getByRole('button', { name: 'Replace token' });
  await user.click(screen.getByRole('button', { name: 'Show pricing plan' }));
  await screen.findByText('$9 a month');
  expect(off_('Get access')).toBe('true');
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  await user.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByText(/unexpected behavior/);
  await user.click(screen.getByRole('button', { name: 'Change product' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Product' }), await screen.findByText('Second'));
  await user.click(screen.getByRole('button', { name: 'Connect to Gumroad' }));
  await vi.waitFor(() =>
    expect(server.callsTo(`${path}/gumroad/connect`).at(-1)?.body).toEqual({ productId: 'p2', replaces: 'p1' }),
  );
});

test('[MEMB-11] products that cannot be loaded are said to be so, and asked for again', async () => {
  const { user, server } = open(withToken, { [`GET ${path}/gumroad/products`]: new TypeError('offline') });
  await screen.findByText(/^Failed to fetch Gumroad products/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(server.callsTo(`${path}/gumroad/products`)).toHaveLength(2));
});

test('[MEMB-25] a seller at Stripe stores a restricted key and connects; switching says what it ends', async () => {
  const stored: MembershipSettings = {
    ...withToken,
    isTestMode: true,
    paidMembershipsSettings: { ...withToken.paidMembershipsSettings, paymentProvider: 'stripe' },
  };
  let now: MembershipSettings = connected;
  const { server, user } = open(connected, {
    [`GET ${path}`]: () => ({ body: now }),
    [`PUT ${path}`]: () => ({ body: (now = stored) }),
    [`GET ${path}/stripe/products`]: { body: { products: [{ id: 'prod_1', name: 'Club' }] } },
    [`POST ${path}/stripe/connect`]: {
      body: {
        paidMembershipsProduct: { id: 'prod_1', name: 'Club' },
        paidMembershipsSettings: stored.paidMembershipsSettings,
      },
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Stripe' }));
  screen.getByRole('dialog', { name: 'Paid Memberships (Stripe)' });
  screen.getByText(/^Gumroad stays connected until/);
  await user.type(screen.getByPlaceholderText('Enter restricted key, rk_live_...'), 'rk_test_seller{Enter}');
  await screen.findByText(/test key/);
  expect(server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { stripeRestrictedKey: 'rk_test_seller' },
  ]);
  await screen.findByRole('option', { name: 'Club' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Product' }), 'Club');
  await user.click(screen.getByRole('button', { name: 'Connect to Stripe' }));
  await vi.waitFor(() => expect(server.callsTo(`${path}/stripe/connect`)).toHaveLength(1));
});

test('[MEMB-29] a membership is given with a reason and ended with one; without, nothing is sent', async () => {
  const given = {
    ...{ email: 'a@example.com', reason: 'Helped us', givenAt: '2026-11-23T10:00:00.000Z', until: null },
    ...{ endedAt: null, endReason: null, isMember: true },
  };
  const over = { ...given, endedAt: '2026-11-23T11:00:00.000Z', endReason: 'Season over', isMember: false };
  const { server, user } = open(connected, {
    [`POST ${path}/given`]: { body: { items: [given] } },
    [`POST ${path}/given/end`]: { body: { items: [over] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Give a membership' }));
  await user.type(screen.getByLabelText('Email address'), 'a@example.com');
  await user.click(screen.getByRole('button', { name: 'Give membership' }));
  await screen.findByText('Say why.');
  expect(server.callsTo(`${path}/given`).filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), 'Helped us{Enter}');
  await user.click(await screen.findByRole('button', { name: 'End the membership of a@example.com' }));
  await user.click(screen.getByRole('button', { name: 'End membership' }));
  await screen.findByText('Say why.');
  await user.type(screen.getByLabelText('Reason'), 'Season over');
  await user.click(screen.getByRole('button', { name: 'End membership' }));
  await screen.findByText(/^Ended .*: Season over$/);
  expect(server.callsTo(`${path}/given/end`)[0]?.body).toEqual({ email: 'a@example.com', reason: 'Season over' });
});
