// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { confirmWithToast, Toasts } from './toasts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['below the header of a narrow screen, away from what a thumb presses', false, 'top'],
  ['at the bottom of a wide one', true, 'bottom'],
])('[SHELL-10] a confirmation appears %s', async (_, isWide, place) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Toasts />);
  act(() => confirmWithToast('Saved.'));
  await vi.waitFor(() =>
    expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe(place),
  );
});
