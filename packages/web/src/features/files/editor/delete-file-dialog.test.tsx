// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { DeleteFileDialog } from './delete-file-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = 'components/Card.jsx';
const update = { path: 'pages/Home.jsx', content: 'export default 1;\n', base: 'import Card; export default 1;\n' };
const calls = {
  [`GET /api/apps/a/files/references?path=${encodeURIComponent(path)}`]: {
    body: {
      references: [
        { path: 'pages/Home.jsx', line: 1 },
        { path: 'pages/Shop.jsx', line: 3 },
      ],
      updates: [update],
    },
  },
  'POST /api/apps/a/files/delete': { body: { versionId: 'v', baseVersionId: null, paths: [path, 'pages/Home.jsx'] } },
};

function open() {
  const server = fakeServer(calls);
  const onMoved = vi.fn();
  renderScreen(<DeleteFileDialog appId="a" path={path} onMoved={onMoved} onClose={() => {}} />);
  const dialog = within(screen.getByRole('alertdialog', { name: `Delete ${path}?` }));
  const sent = () => server.callsTo('/api/apps/a/files/delete').map(({ body }) => body);
  return { dialog, onMoved, sent, user: userEvent.setup() };
}

test('[FILE-04] files that can do without a deleted one are changed with it, the others are named', async () => {
  const { dialog, onMoved, sent, user } = open();
  expect((await dialog.findAllByRole('listitem')).map((item) => item.textContent)).toEqual([
    'pages/Home.jsx',
    'pages/Shop.jsx',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ fileId: path, referencesToUpdate: [update] }]);
});

test('[FILE-04] they stay as they are when the builder says so', async () => {
  const { dialog, onMoved, sent, user } = open();
  await user.click(await dialog.findByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledOnce());
  expect(sent()).toEqual([{ fileId: path, referencesToUpdate: [] }]);
});
