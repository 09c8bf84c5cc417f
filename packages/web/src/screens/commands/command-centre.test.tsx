// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openCommands } from '../../core/commands/command-centre-state.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { CommandCentre } from './command-centre.tsx';

afterEach(() => {
  cleanup();
  openCommands(null);
  vi.unstubAllGlobals();
});

test('[SHELL-12] what is typed before the palette is there stands in it, and goes nowhere else', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
  fakeServer({ 'GET /api/apps/user-apps': { body: [] } });
  renderScreen(
    <>
      <input aria-label="A cell" />
      <CommandCentre />
    </>,
  );
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'A cell' });
  cell.focus();
  const keys = [
    { key: 'k', ctrlKey: true },
    { key: 's' },
    { key: 'x' },
    { key: 'Backspace' },
    { key: 'i' },
    { key: 'g' },
  ];
  const untouched: string[] = [];
  cell.addEventListener('keydown', ({ key }) => untouched.push(key));
  for (const key of keys)
    act(() => void cell.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })));
  expect(untouched).toEqual(['k']);
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  expect(field.value).toBe('sig');
  expect(document.activeElement).toBe(field);
  const user = userEvent.setup();
  await user.keyboard('n o');
  expect(field.value).toBe('sign o');
  expect(screen.getAllByRole('option')[0]!.textContent).toBe('Sign out');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(document.activeElement).toBe(cell);
  await user.keyboard('{Control>}k{/Control}');
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
});
