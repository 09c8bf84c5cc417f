// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('[SHELL-15] why a dialog did not do what was asked comes into view, however long the dialog is', async () => {
  const shown: Element[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    shown.push(this);
  });
  const dialog = (problem: string | null) => (
    <Dialog isOpen onOpenChange={() => {}} title="Publish">
      <p>Many fields</p>
      <section>{problem && <Notice kind="danger">{problem}</Notice>}</section>
    </Dialog>
  );
  const { rerender } = renderScreen(dialog(null));
  rerender(dialog('The server cannot be reached.'));
  await expect.poll(() => shown).toEqual([screen.getByRole('alert')]);
});
