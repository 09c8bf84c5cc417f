// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppAccess } from '@whittle/contract/people';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
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
