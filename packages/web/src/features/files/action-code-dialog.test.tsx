// @vitest-environment happy-dom
import { replyActions } from '@whittle/domain/chat/action-stream';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { assistantMessage } from '../../testing/chat-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { readReply } from '../../core/replies/read-reply.ts';
import { ActionCodeDialog } from './action-code-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lines = (...changed: [number, string][]) =>
  Array.from({ length: 40 }, (_, at) => changed.find(([line]) => line === at + 1)?.[1] ?? `line ${at + 1}`).join('\n');
const edit = `<action-group title="Change">
<action type="edit_file" file="pages/Home.jsx" title="Rename the heading">
<search>
line 30
</search>
<replace>
line thirty
</replace>
</action>
</action-group>`;

const first = {
  ...{ id: 'v1', timestamp: '2026-11-20T10:42:00.000Z', messageId: null, content: '', userRequest: '', by: null },
  ...{ bookmark: null, restoredFrom: null, isArchived: false },
};

function openEdit(versionId: string | null, before: string) {
  const files = [{ path: 'pages/Home.jsx', content: before }];
  fakeServer({
    'GET /api/apps/a/versions?before=v2&limit=1': { body: { items: [first] } },
    'GET /api/apps/a/versions/v1/files': { body: { versionId: 'v1', files, metadata: { description: '' } } },
  });
  const message = assistantMessage(`m of ${versionId} ${before}`, edit, {}, { versionId });
  const action = replyActions(readReply(message))[0]!;
  renderScreen(<ActionCodeDialog appId="a" message={message} action={action} newest={files} onClose={() => {}} />);
}

const numbersOf = async (row: string) => {
  const cell = await screen.findByText(row);
  return [...cell.closest('tr')!.querySelectorAll('td.tabular')].map(({ textContent }) => textContent);
};

it('[GEN-03] an edit is shown in its file, with the numbers of the file’s lines', async () => {
  openEdit('v2', lines());
  expect(await numbersOf('line 31')).toEqual(['31', '31']);
  const changed = within(screen.getByRole('region')).getByText('thirty').closest('tr')!;
  expect(changed.querySelectorAll('td.tabular')[1]!.textContent).toBe('30');
});

it('[GEN-03] an edit of a reply that is still written is shown in the newest file', async () => {
  openEdit(null, lines([1, 'first line']));
  expect(await numbersOf('line 29')).toEqual(['29', '29']);
});

it('[GEN-03] an edit whose file reads otherwise shows what it looked for, and says nothing of lines', async () => {
  openEdit(null, 'other text');
  const pair = await screen.findByRole('region', { name: 'Search and replace 1' });
  expect(pair.textContent).toContain('thirty');
  expect([...pair.querySelectorAll('td.tabular')].map(({ textContent }) => textContent).join('')).toBe('');
});
