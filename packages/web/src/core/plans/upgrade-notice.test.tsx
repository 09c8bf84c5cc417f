// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { PlanLimitedContext } from './upgrade-link.ts';
import { UpgradeNotice } from './upgrade-notice.tsx';

afterEach(cleanup);

const notice = <UpgradeNotice>Your plan allows 1 data source.</UpgradeNotice>;

test('[PLAN-14] [PLAN-07] the notice leads to the plans, on the screen that it stands on', () => {
  renderScreen(<PlanLimitedContext value>{notice}</PlanLimitedContext>, { at: '/build/app/a?panel=data#x' });
  expect(screen.getByText('Your plan allows 1 data source.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toEqual(
    '/build/app/a?panel=data&goto=upgrade_app_plan#x',
  );
});

test('[PLAN-14] it offers nothing to whom no plan limits', () => {
  renderScreen(notice);
  expect(screen.getByText('Your plan allows 1 data source.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
