// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppAccess } from '@whittle/contract/people';
import { afterEach, expect, test, vi } from 'vitest';
import { PlanLimitedContext } from '../../core/plans/upgrade-link.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { AccessDialog } from './access-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const access: AppAccess = {
  accessMode: null,
  effectiveMode: 'public_with_login',
  isSignupEnabled: false,
  termsOfServiceLink: '',
  privacyPolicyLink: 'https://example.com/privacy',
  supportEmail: '',
  publishedUrl: 'https://a.example',
  allowedOrigins: [],
  embedders: [],
};
const open = (more: Partial<AppAccess> = {}) => {
  renderScreen(<AccessDialog appId="a" access={{ ...access, ...more }} onClose={() => {}} />);
  return userEvent.setup();
};
const toggle = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Enable user signup\/signin/ });

test('[SIGN-01] [SIGN-02] [SIGN-03] signing up has a toggle; when on, empty links are marked and nothing else is checked', async () => {
  const user = open();
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(toggle());
  const marks = () => screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-invalid'));
  expect(marks()).toEqual(['true', null, 'true']);
  await user.type(screen.getAllByRole('textbox')[0]!, 'not a link');
  expect(marks()).toEqual([null, null, 'true']);
});

test('[SIGN-04] the toggle waits for a publish, unless it is on already', () => {
  open({ publishedUrl: null });
  expect(toggle().disabled).toBe(true);
  cleanup();
  open({ publishedUrl: null, isSignupEnabled: true });
  expect(toggle().disabled).toBe(false);
});

test('[PLAN-14] [PLAN-12] a plan that has no sign-up locks it and its links, and says where the plans are', () => {
  renderScreen(
    <PlanLimitedContext value>
      <AccessDialog appId="a" access={{ ...access, isSignupEnabled: true, neededPlan: 'MOON' }} onClose={() => {}} />
    </PlanLimitedContext>,
    { at: '/build/app/a' },
  );
  screen.getByText('This needs the MOON plan or a higher one.');
  expect(screen.getByRole('link', { name: 'Upgrade' }).getAttribute('href')).toBe('/build/app/a?goto=upgrade_app_plan');
  expect(toggle().disabled).toBe(true);
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) expect(field.disabled).toBe(true);
});

test('[WALL-14] who may embed the app is chosen; named sites are at least one', async () => {
  const server = fakeServer({ 'PUT /api/apps/a/access': { body: access } });
  const user = open();
  const who = screen.getByRole('group', { name: 'Who can embed this app' });
  expect(within(who).getByRole('radio', { checked: true })).toBe(within(who).getByRole('radio', { name: 'Nobody' }));
  await user.click(within(who).getByRole('radio', { name: 'These sites' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(within(who).getByRole('alert').textContent).toBe('Enter at least one address.');
  expect(server.calls).toEqual([]);
  await user.type(within(who).getByRole('textbox'), 'https://www.example.com\n\nhttps://*.example.org');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  expect(server.calls[0]?.body).toMatchObject({ embedders: ['https://www.example.com', 'https://*.example.org'] });
});
