// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../render-in-app.tsx';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  it('says why in a sentence and offers its actions', async () => {
    const add = vi.fn();
    const { user } = renderInApp(
      <EmptyState
        message="No expenses yet."
        action={<Button onClick={add}>Add expense</Button>}
        secondary={<Button variant="outline">Add sample data</Button>}
      />,
    );
    expect(screen.getByText('No expenses yet.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add expense' }));
    expect(add).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });
});

describe('ConfirmDialog', () => {
  it('waits for the act, then closes and gives the focus back', async () => {
    let finish = () => {};
    const { user } = renderInApp(
      <ConfirmDialog
        trigger={<Button>Delete</Button>}
        title="Delete 3 expenses?"
        confirmLabel="Delete 3 expenses"
        onConfirm={() => new Promise<void>((resolve) => (finish = resolve))}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alertdialog', { name: 'Delete 3 expenses?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete 3 expenses' }));
    expect(screen.getByRole('button', { name: 'Delete 3 expenses' }).getAttribute('aria-busy')).toBe('true');
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
  });

  it('stays open and says why when the act failed', async () => {
    const { user } = renderInApp(
      <ConfirmDialog
        open
        title="Delete?"
        confirmLabel="Delete"
        onConfirm={() => Promise.reject(new Error('You are offline.'))}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });
});
