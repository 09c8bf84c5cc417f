// @vitest-environment happy-dom
import type { RecordHistory, RestorePreview } from '@whittle/contract/history';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityProblems } from '../../../testing/axe.ts';
import { renderScreen } from '../../../testing/render.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { RecordHistoryPanel } from './record-history-panel.tsx';
import { RestoreToTimeDialog } from './restore-to-time-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const version = (n: number) => ({
  id: String(n).padStart(24, '0'),
  timestamp: '2026-11-01T10:00:00.000Z',
  messageId: null,
  content: '',
  userRequest: `Step ${n}`,
  by: null,
  bookmark: null,
  restoredFrom: null,
  isArchived: false,
});
const usage = { changes: 3, bytes: 900, oldestAt: null, keepDays: 90 };

test('[HIST-04] every version can be gone back to; what would change is shown, and needs a yes', async () => {
  const newest = Array.from({ length: 10 }, (_, at) => version(12 - at));
  const preview: RestorePreview = {
    at: '2026-11-01T10:00:00.000Z',
    entities: [{ entity: 'Task', created: 1, updated: 0, deleted: 0 }],
    samples: [{ entity: 'Task', id: 'a', kind: 'create', before: null, after: { title: 'Back again' } }],
  };
  const done = { callId: 'c'.repeat(24), created: 1, updated: 0, deleted: 0 };
  const server = fakeServer({
    'GET /api/apps/a/history/usage': { body: usage },
    'GET /api/apps/a/versions': { body: { items: newest } },
    [`GET /api/apps/a/versions?before=${version(3).id}`]: { body: { items: [version(2), version(1)] } },
    'POST /api/apps/a/history/restore/preview': { body: preview },
    'POST /api/apps/a/history/restore': { body: done },
  });
  const onChanged = vi.fn();
  renderScreen(<RestoreToTimeDialog appId="a" entity="Task" onChanged={onChanged} onClose={() => {}} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'A version' }));
  await user.click(await screen.findByRole('button', { name: 'Show older versions' }));
  await user.selectOptions(screen.getByLabelText('Version'), await screen.findByRole('option', { name: /Step 1$/ }));
  expect(screen.queryByRole('button', { name: 'Show older versions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Back again')).toBeDefined();
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);

  const restore = screen.getByRole('button', { name: 'Restore 1 record' });
  await user.click(restore);
  expect(server.callsTo('/api/apps/a/history/restore')).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.click(restore);
  expect(await screen.findByRole('status')).toBeDefined();
  expect(server.callsTo('/api/apps/a/history/restore')[0]?.body).toEqual({ entity: 'Task', at: preview.at });
  expect(onChanged).toHaveBeenCalledOnce();
});

test('[HIST-01] a record shows who changed what, and goes back to any state but the present one', async () => {
  const change = { at: '2026-11-01T10:00:00.000Z', via: 'panel' as const, by: { id: 'p', name: 'Ada' } };
  const history: RecordHistory = {
    changes: [
      { ...change, seq: 2, kind: 'update', fields: [{ name: 'title', before: 'Old', after: 'New' }] },
      {
        ...change,
        seq: 1,
        kind: 'create',
        fields: [{ name: 'photo', before: null, after: `data:image/png;base64,${'A'.repeat(500)}` }],
      },
    ],
    next: null,
    exists: true,
  };
  const path = '/api/apps/a/history/entities/Task/records/r';
  const server = fakeServer({
    [`GET ${path}`]: { body: history },
    [`POST ${path}/restore`]: { body: { callId: 'c'.repeat(24), created: 0, updated: 1, deleted: 0 } },
  });
  renderScreen(<RecordHistoryPanel appId="a" entity="Task" recordId="r" onChanged={() => {}} onClose={() => {}} />);
  const [newest, first] = await screen.findAllByRole('listitem');
  expect(within(newest!).getByText('New')).toBeDefined();
  expect(within(newest!).queryByRole('button')).toBeNull();
  expect(within(first!).getByText('data:image/png;base64,AA...')).toBeDefined();
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  await userEvent.click(within(first!).getByRole('button', { name: 'Restore this state' }));
  await vi.waitFor(() => expect(server.callsTo(`${path}/restore`)[0]?.body).toEqual({ seq: 1 }));
});
