// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlanLimitedContext } from '../../core/plans/upgrade-link.ts';
import { renderScreen } from '../../testing/render.tsx';
import { LockedByPlan } from './locked-by-plan.tsx';

afterEach(cleanup);

const gates = {
  'style.styleName': { isOpen: false as const, reason: 'plan' as const, plan: 'MOON' },
  'settings.aiModel': { isOpen: false as const, reason: 'admin' as const, plan: null },
};
const show = (panel: 'branding' | 'texts' | 'settings', all = gates as Partial<typeof gates>) =>
  renderScreen(
    <PlanLimitedContext value>
      <LockedByPlan configuration={{ gates: all as typeof gates }} panel={panel} />
    </PlanLimitedContext>,
    { at: '/build/app/a?panel=branding' },
  );

test('[PLAN-14] a panel with something that the plan lacks leads to the plans, once', () => {
  show('branding');
  expect(screen.getByText('The locked settings are part of the MOON plan.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toContain('goto=upgrade_app_plan');
});

test('[PLAN-14] a panel without such locks, one for platform admins, and an installation without plans say nothing', () => {
  show('texts');
  show('settings');
  show('branding', {});
  expect(screen.queryByRole('link')).toBeNull();
});
