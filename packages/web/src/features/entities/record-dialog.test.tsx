// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { renderScreen } from '../../testing/render.tsx';
import { RecordDialog } from './record-dialog.tsx';

afterEach(cleanup);

const columns = ['title', 'author'].map(
  (id) => ({ id, label: id, dataType: 'text', readonly: false, options: [] }) as unknown as GridColumn,
);

function open(values: Record<string, string>) {
  const onSave = vi.fn(async (_fields: object, _seen: object) => {});
  const onClose = vi.fn();
  const dialog = (now: Record<string, string>) => (
    <RecordDialog
      {...{ appId: 'a', title: 'Kokoro', columns, values: now, filesOrigin: '', isReadOnly: false, onSave, onClose }}
    />
  );
  const { rerender } = renderScreen(dialog(values));
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { onSave, onClose, field, save, becomes: (now: Record<string, string>) => rerender(dialog(now)) };
}

test('[GRID-25] a form that is open while the record changes elsewhere saves the fields that were typed into and no other', async () => {
  const { field, save, becomes, onSave } = open({ title: 'Kokoro', author: 'Ishida' });
  await userEvent.type(field('title'), '!');
  becomes({ title: 'Kokoro', author: 'Soseki' });
  expect(field('author').value).toBe('Soseki');
  await save();
  expect(onSave).toHaveBeenCalledWith({ title: 'Kokoro!' }, { title: 'Kokoro' });
});

test('[GRID-25] [ENT-40] a form over what somebody else stored says so, shows both values and lets the person choose', async () => {
  const { field, save, onSave, onClose } = open({ title: 'Kokoro', author: 'Ishida' });
  await userEvent.type(field('author'), ' A');
  const others = { now: { author: 'Ishida B' } };
  onSave.mockRejectedValueOnce(new ApiError(409, { code: 'record-changed', message: 'Changed', extra: others }));
  await save();
  expect(field('author').value).toBe('Ishida A');
  expect(screen.getByText('Changed meanwhile to “Ishida B”, in another window or by somebody else.')).toBeDefined();
  await save();
  expect(onSave).toHaveBeenLastCalledWith({ author: 'Ishida A' }, { author: 'Ishida B' });
  expect(onClose).toHaveBeenCalledOnce();
});

test('[GRID-33] Escape in a form asks before it discards what was typed, and closes one that nobody typed into', async () => {
  const { field, onClose } = open({ title: 'Kokoro', author: 'Ishida' });
  await userEvent.type(field('title'), '!{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('alertdialog', { name: 'Discard what you typed?' }).textContent).toContain(
    'Not saved: title.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(field('title').value).toBe('Kokoro!');
  await userEvent.type(field('title'), '{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();

  cleanup();
  const untouched = open({ title: 'Kokoro', author: 'Ishida' });
  await userEvent.type(untouched.field('title'), '{Escape}');
  expect(untouched.onClose).toHaveBeenCalledOnce();
});

test('[GRID-25] the value of the others stays when the person chooses it', async () => {
  const { field, save, onSave, onClose } = open({ title: 'Kokoro', author: 'Ishida' });
  await userEvent.type(field('author'), ' A');
  const others = { now: { author: 'Ishida B' } };
  onSave.mockRejectedValueOnce(new ApiError(409, { code: 'record-changed', message: 'Changed', extra: others }));
  await save();
  await userEvent.click(screen.getByRole('button', { name: 'Keep the other' }));
  expect(field('author').value).toBe('Ishida B');
  await save();
  expect(onSave).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
