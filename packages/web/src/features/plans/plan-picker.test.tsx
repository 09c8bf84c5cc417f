// @vitest-environment happy-dom
import type { Account } from '@whittle/contract/accounts';
import type { PlanCard } from '@whittle/contract/plans';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { account as admin } from '../../testing/account-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { PlanPicker } from './plan-picker.tsx';

afterEach(cleanup);

const lite: Account = { ...admin, plan: 'lite', hasPlans: true, isPlanLimited: true, isAdmin: false };
const idle = { state: 'none' as const, look: () => {}, lookOnReturn: () => {} };
const card = (id: PlanCard['id'], more: Partial<PlanCard> = {}): PlanCard => ({
  ...{ id, name: id, price: 20, priceYearly: 192, discuountedPrice: null, oneTimePayment: false, isMostPopular: false },
  ...{ description: '', buttonText: '', link: `https://seller.gumroad.com/l/${id}` },
  ...more,
});
const sold = (...plans: PlanCard[]) => fakeServer({ 'GET /api/live_api/app/paidPlans': { body: { plans } } });
const shown = (account: Account = lite, payment: Parameters<typeof PlanPicker>[0]['payment'] = idle) =>
  renderScreen(<PlanPicker account={account} payment={payment} />);
const cardOf = async (name: string) => within(await screen.findByRole('listitem', { name }));

describe('the list of plans', () => {
  test('[PLAN-03] [PLAN-04] [PLAN-05] [PLAN-06] shows a card for each, what a year saves, and the way to pay', async () => {
    sold(card('explorer', { isMostPopular: true }), card('MOON', { price: 40, priceYearly: 480 }));
    shown({ ...lite, plan: 'explorer' });
    expect((await cardOf('explorer')).getByText('Current plan')).toBeTruthy();
    expect((await cardOf('lite')).getByRole('button', { name: 'Downgrade' })).toBeTruthy();
    const moon = await cardOf('MOON');
    expect(moon.getByRole('link', { name: /^Upgrade/ }).getAttribute('href')).toEqual(
      'https://seller.gumroad.com/l/MOON?wanted=true&email=ada%40example.com',
    );
    expect(moon.getByText('$40.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly · Save 20%' }));
    expect((await cardOf('explorer')).getByText('$16.00')).toBeTruthy();
    expect((await cardOf('explorer')).getByText('Save 20%')).toBeTruthy();
    expect(moon.queryByText(/^Save/)).toBeNull();
    expect(moon.getByRole('link', { name: /^Upgrade/ }).getAttribute('href')).toEqual(
      expect.stringContaining('recurrence=yearly'),
    );
  });

  test('[PLAN-04] a smaller plan says how to get there and what stays', async () => {
    sold(card('explorer'), card('MOON'));
    shown({ ...lite, plan: 'MOON' });
    const button = (await cardOf('explorer')).getByRole('button', { name: 'Downgrade' });
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toEqual('true');
    expect((await cardOf('explorer')).getByText(/your apps and data are kept/)).toBeTruthy();
  });

  test('[PLAN-04] [PLAN-08] while a payment is looked for it says so, and nothing else can be bought', async () => {
    sold(card('explorer'), card('MOON'));
    shown(lite, { ...idle, state: 'looking' });
    expect(screen.getByRole('status').textContent).toContain('Looking for your payment.');
    expect((await cardOf('MOON')).getByRole('button', { name: 'Upgrade' }).getAttribute('aria-disabled')).toEqual(
      'true',
    );
  });

  test('[PLAN-08] a payment that was not found names the address and can be looked for again', async () => {
    sold(card('explorer'), card('MOON'));
    let looked = 0;
    shown(lite, { ...idle, state: 'not-found', look: () => (looked += 1) });
    expect(screen.getByText(/No payment from ada@example.com was found yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
    expect(looked).toBe(1);
  });

  test('[PLAN-03] a platform admin sees the plans and buys none', async () => {
    sold(card('explorer'), card('MOON'));
    shown({ ...admin, hasPlans: true });
    expect(await screen.findByText('You are a platform admin, so plan limits do not apply to you.')).toBeTruthy();
    await cardOf('MOON');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test("[PLAN-03] the one plan that is sold is chosen by the month or by the year, 'Start My Journey'", async () => {
  sold(card('monetizer'));
  shown();
  const start = await screen.findByRole('link', { name: /^Start My Journey/ });
  expect(start.getAttribute('href')).toEqual(expect.not.stringContaining('recurrence'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Monthly/ }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: /Yearly/ }));
  expect(screen.getByRole('link', { name: /^Start My Journey/ }).getAttribute('href')).toEqual(
    expect.stringContaining('recurrence=yearly'),
  );
});

test('[PLAN-03] where none are sold, what one’s plan gives stands with who gives another', async () => {
  sold();
  shown();
  const own = within(await screen.findByRole('region', { name: 'Current plan' }));
  expect(own.getByRole('heading', { name: /^lite/ })).toBeTruthy();
  expect(own.getByText('1 active AI tool per app')).toBeTruthy();
  expect(
    own.getByText('No plans are sold here at the moment. The admin of this installation can give you one.'),
  ).toBeTruthy();
});
