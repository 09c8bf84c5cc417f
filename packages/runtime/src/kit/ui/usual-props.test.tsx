// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { InputOTP, InputOTPGroup, InputOTPSlot } from './input-otp.tsx';
import { Input } from './input.tsx';
import { Progress } from './progress.tsx';
import { Textarea } from './textarea.tsx';
import { Toast, ToastAction, ToastClose, ToastProvider, ToastTitle, ToastViewport } from './toast.tsx';
import { reducer } from './use-toast.tsx';

afterEach(() => void vi.useRealTimers());

it('[IMPORT-14] a message is shown in the viewport of its provider until it is closed or its time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const onOpenChange = vi.fn();
  const message = (open: boolean) => (
    <ToastProvider duration={2000}>
      <Toast open={open} onOpenChange={onOpenChange}>
        <ToastTitle>Saved</ToastTitle>
        <ToastAction altText="Undo">Undo</ToastAction>
        <ToastClose />
      </Toast>
      <ToastViewport data-testid="corner" />
    </ToastProvider>
  );
  const { user, rerender } = renderInApp(message(true));
  expect(screen.getByTestId('corner').contains(screen.getByText('Saved'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls).toEqual([[false]]);
  act(() => void vi.advanceTimersByTime(2500));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
  rerender(message(false));
  expect(screen.queryByText('Saved')).toBeNull();
});

it('[IMPORT-14] the reducer keeps a list of messages', () => {
  const added = reducer({ toasts: [{ id: '1' }] }, { type: 'ADD_TOAST', toast: { id: '2' } });
  expect(added.toasts.map(({ id }) => id)).toEqual(['2', '1']);
  const dismissed = reducer(added, { type: 'DISMISS_TOAST', toastId: '1' });
  expect(dismissed.toasts).toEqual([{ id: '2' }, { id: '1', open: false }]);
  expect(reducer(dismissed, { type: 'REMOVE_TOAST', toastId: '2' }).toasts).toEqual([{ id: '1', open: false }]);
});

it.each([
  [Number.NaN, 100, '0'],
  [140, 100, '100'],
  [-5, 100, '0'],
  ['30' as unknown as number, 100, '30'],
  [5, 0, '5'],
])('[IMPORT-14] a Progress of %s of %s is shown without an error', (value, max, shown) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  renderInApp(<Progress value={value} max={max} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(shown);
  expect(errors).not.toHaveBeenCalled();
});

it('[IMPORT-14] a field of a record without a value is empty, and boxes of a code may be drawn by the app', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const change = () => {};
  renderInApp(
    <>
      <Input aria-label="Name" value={null as unknown as string} onChange={change} />
      <Input aria-label="Price" type="number" value={Number.NaN} onChange={change} />
      <Textarea aria-label="Note" value={null as unknown as string} onChange={change} />
      <InputOTP
        maxLength={2}
        value="7"
        onChange={change}
        render={({ slots }) => (
          <InputOTPGroup>
            {slots.map((slot, index) => (
              <InputOTPSlot key={index} {...slot} />
            ))}
          </InputOTPGroup>
        )}
      />
    </>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('');
  expect(screen.getByText('7')).toBeTruthy();
  expect(errors.mock.calls).toEqual([]);
});
