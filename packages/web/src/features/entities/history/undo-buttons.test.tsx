// @vitest-environment happy-dom
import type { UndoConflict } from '@whittle/contract/history';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import type { UndoRedo } from './use-undo-redo.ts';

afterEach(cleanup);

const by = { id: 'p', name: 'Grace' };
const at = '2026-11-01T10:00:00.000Z';

function conflict(conflicts: UndoConflict[]) {
  const overwrite = vi.fn(async () => ({ callId: 'c', created: 0, updated: 1, deleted: 0 }));
  const steps = { timeline: null, isPending: false, conflict: { way: 'undo', conflicts }, overwrite, leave: vi.fn() };
  renderScreen(<UndoButtons steps={steps as unknown as UndoRedo} />);
  return { overwrite, dialog: screen.getByRole('alertdialog', { name: 'Someone has changed this since' }) };
}

test('[HIST-02] before somebody else’s value is overwritten it stands beside the one that undoing would store', async () => {
  const fields = [{ name: 'title', before: 'Hers', after: 'One' }];
  const { dialog, overwrite } = conflict([{ recordId: 'r', kind: 'update', fields, by, at }]);
  expect(dialog.textContent).toContain('Grace changed title');
  expect(screen.getByText('Hers').tagName).toBe('DEL');
  expect(screen.getByText('One')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Overwrite them' }));
  expect(overwrite).toHaveBeenCalledOnce();
});

test('[HIST-02] a record that undoing would delete is shown as it is now', () => {
  const fields = [{ name: 'title', before: 'Hers', after: null }];
  const { dialog } = conflict([{ recordId: 'r', kind: 'delete', fields, by, at }]);
  expect(dialog.textContent).toContain('The record would be deleted:');
  expect(screen.getByText('Hers').tagName).not.toBe('DEL');
});
