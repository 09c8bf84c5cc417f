// @vitest-environment happy-dom
import type { RestoreVersionPreview, VersionListItem } from '@whittle/contract/versions';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { accessibilityProblems } from '../../testing/axe.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, refusal } from '../../testing/server.ts';
import { useRevert } from './use-revert.tsx';
import { VersionsDialog } from './versions-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const idOf = (n: number) => `0191${n.toString(16).padStart(20, '0')}`;
const item = (n: number, change: Partial<VersionListItem> = {}): VersionListItem => ({
  id: idOf(n),
  timestamp: '2026-11-20T10:42:00.000Z',
  messageId: `m${n}`,
  content: `Did ${n}`,
  userRequest: `Request ${n}`,
  by: 'ada@example.com',
  bookmark: null,
  restoredFrom: null,
  isArchived: false,
  ...change,
});
const effect: RestoreVersionPreview = {
  leaving: 4,
  returning: 0,
  files: { added: 0, modified: 2, deleted: 1 },
  widened: [
    { entity: 'Booking', present: ['Only who created a record can read it.'], restored: ['Everyone can read.'] },
  ],
  data: null,
};
const first = '/api/apps/a/versions';
const restore = `/api/apps/a/versions/${idOf(2)}/restore`;

function Screen({ onView = () => undefined }: { onView?: (id: string | null) => void }) {
  const revert = useRevert({ id: 'a', latestVersionId: idOf(3) }, () => undefined);
  const [compared, setCompared] = useState('');
  return (
    <>
      <p>{compared}</p>
      <VersionsDialog
        appId="a"
        latestVersionId={idOf(3)}
        selectedId={null}
        isHeld={false}
        onView={onView}
        onCompare={({ from, to }) => setCompared(`${from} ${to}`)}
        onRevert={revert.ask}
        onUndo={revert.undo}
        onClose={() => undefined}
      />
      {revert.dialog}
    </>
  );
}
const list = { body: { items: [item(3), item(2, { bookmark: 'Shown' }), item(1, { isArchived: true })] } };
const row = async (name: string) => within(await screen.findByRole('listitem', { name: `Version “${name}”` }));

it('[VER-01] [VER-03] [VER-19] lists what was asked, by whom, and what became of it, and compares any two', async () => {
  fakeServer({ [`GET ${first}`]: list });
  const onView = vi.fn();
  renderScreen(<Screen onView={onView} />);
  expect((await row('Request 3')).getByText(/Latest · by ada@example.com/)).toBeTruthy();
  expect((await row('Shown')).getByText('Request 2')).toBeTruthy();
  expect((await row('Request 1')).getByText(/Not in the chat/)).toBeTruthy();
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  await user.click((await row('Request 1')).getByRole('button', { name: 'View' }));
  expect(onView).toHaveBeenCalledWith(idOf(1));

  await user.click((await row('Request 3')).getByRole('button', { name: 'Compare Request 3 with...' }));
  await user.click((await row('Request 1')).getByRole('button', { name: 'Compare' }));
  expect(screen.getByText(`${idOf(1)} ${idOf(3)}`)).toBeTruthy();
});

it('[VER-06] [S-10] reverting says what it does and waits until wider access is confirmed', async () => {
  const server = fakeServer({
    [`GET ${first}`]: list,
    [`POST ${restore}/preview`]: { body: effect },
    [`POST ${restore}`]: refusal('turn-running'),
  });
  renderScreen(<Screen />);
  await user.click((await row('Shown')).getByRole('button', { name: 'Revert...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Revert to this version?' }));
  expect(await dialog.findByText('3 files change, 4 messages removed from the chat.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Revert' }));
  expect(server.callsTo(restore)).toEqual([]);
  await user.click(dialog.getByRole('checkbox', { name: 'Allow this for Booking' }));
  await user.click(dialog.getByRole('button', { name: 'Revert' }));
  expect(server.callsTo(restore)[0]!.body).toEqual({
    messageId: 'm2',
    alsoData: false,
    confirmedWidening: ['Booking'],
  });
  const problem = await dialog.findByRole('alert');
  expect(problem.textContent).toContain('Failed to restore version');
  expect(problem.textContent).toContain('The assistant is still working');
});
