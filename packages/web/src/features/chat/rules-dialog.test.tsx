// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, refusal } from '../../testing/server.ts';
import { RulesDialog } from './rules-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = '/api/apps/a/rules';

async function refused() {
  const { status, body } = refusal('rules-changed');
  const answers: Parameters<typeof fakeServer>[0] = {
    [`GET ${path}`]: { body: { rules: 'Short.' } },
    [`PUT ${path}`]: { status, body: { ...body, extra_data: { now: 'Short. In German.' } } },
  };
  const server = fakeServer(answers);
  const onClose = vi.fn();
  renderScreen(<RulesDialog appId="a" onClose={onClose} />);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  await userEvent.type(field, ' And formal.');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await screen.findByText('Short. In German.');
  return { answers, server, field, save, onClose };
}

test('[GEN-30] rules that another window saved meanwhile stand beside those that were typed, which can still be saved', async () => {
  const { answers, server, field, save, onClose } = await refused();
  expect(field.value).toBe('Short. And formal.');
  answers[`PUT ${path}`] = { body: { rules: 'Short. And formal.' } };
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(server.calls.at(-1)!.body).toEqual({ rules: 'Short. And formal.', base: 'Short. In German.' });
});

test('[GEN-30] the rules of the other window can be taken and written on', async () => {
  const { field } = await refused();
  await userEvent.click(screen.getByRole('button', { name: 'Use these' }));
  expect(field.value).toBe('Short. In German.');
});
