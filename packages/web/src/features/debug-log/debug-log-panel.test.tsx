// @vitest-environment happy-dom
import type { TurnDebugLog } from '@whittle/contract/debug-log';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityProblems } from '../../testing/axe.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer } from '../../testing/server.ts';
import { DebugLogPanel } from './debug-log-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const path = 'GET /api/apps/a/chat/m/debug-log';
const place = {
  kind: 'when-opened',
  file: 'pages/Home.jsx',
  line: 3,
  message: 'When Home is opened: x is not a function',
};
const log: TurnDebugLog = {
  messageId: 'm',
  startedAt: '2026-11-20T10:42:00.000Z',
  durationMs: 3_520,
  outcome: 'complete',
  versionId: 'v',
  model: { provider: 'openai-compatible', model: 'recorded', label: 'recorded · OpenAI-compatible' },
  usage: null,
  entries: [
    {
      ...{ kind: 'request', atMs: 74, purpose: 'repair', round: 1, tools: ['read_file'], maxSteps: 4 },
      parts: [{ part: 'instructions', chars: 27_948, tokens: 6_987 }],
    },
    {
      ...{ kind: 'answer', atMs: 900, firstByteMs: null, durationMs: 49, chars: 0, finishReason: 'error', steps: 0 },
      ...{ promptTokens: 0, completionTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
    },
    { kind: 'actions', atMs: 901, applied: ['pages/Home.jsx'], refused: [{ file: 'a.js', message: 'Not there.' }] },
    { kind: 'check', atMs: 910, durationMs: 9, mended: [{ ...place, by: 'rule', told: 'Added an import.' }], open: [] },
    { kind: 'walk', atMs: 2_000, durationMs: 1_000, pages: [{ page: 'Home', state: 'broken' }], problems: [place] },
    { kind: 'walk', atMs: 2_001, durationMs: 1, pages: null, problems: [] },
    { kind: 'error', atMs: 2_100, code: 'unavailable', message: 'The provider is away.' },
  ],
  dropped: 2,
};

test('[VER-17] the steps of a turn stand in order, with what they found, and are copied as JSON', async () => {
  fakeServer({ [path]: { body: log } });
  renderScreen(<DebugLogPanel appId="a" messageId="m" onClose={() => {}} />);
  const user = userEvent.setup();
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  expect(within(timeline).getAllByRole('listitem')).toHaveLength(7);
  for (const text of [
    'Asked for a fix, try 1',
    'instructions: 27,948 characters, about 6,987 tokens',
    'no text, 0 characters',
    'refused, a.js: Not there.',
    'fixed: Added an import.',
    'Home: error',
    'pages/Home.jsx:3: When Home is opened: x is not a function',
    'no window was open to check pages, or there were none to check',
    'unavailable: The provider is away.',
  ]) {
    expect(within(timeline).getByText(text)).toBeDefined();
  }
  expect(screen.getByText('2 further steps were not kept.')).toBeDefined();
  expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual(log);
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
});

test('[VER-17] a turn without a log says so, and a failure can be tried again', async () => {
  const gone = { code: 'debug-log-gone', message: 'No debug log of this turn is kept.', detail: '', requestId: 'r' };
  const server = fakeServer({ [path]: { status: 404, body: gone } });
  renderScreen(<DebugLogPanel appId="a" messageId="m" onClose={() => {}} />);
  expect(await screen.findByText(/Logs are kept for 14 days/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Copy as JSON' })).toBeNull();
  expect(server.callsTo('/api/apps/a/chat/m/debug-log')).toHaveLength(1);
  cleanup();

  const refused = { code: 'not-allowed', message: 'You may not do this.', detail: '', requestId: 'r' };
  fakeServer({ [path]: { status: 403, body: refused } });
  renderScreen(<DebugLogPanel appId="a" messageId="m" onClose={() => {}} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  fakeServer({ [path]: { body: log } });
  await userEvent.setup().click(again);
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeDefined();
});

test('[ADMIN-03] [N-34] the admin logs the files of a version as a template, which the copy then holds', async () => {
  const template = {
    templateId: 't1',
    versionId: 'v',
    at: log.startedAt,
    files: [{ path: 'pages/Home.jsx', content: '' }],
  };
  fakeServer({ [path]: { body: log }, 'POST /api/apps/a/chat/m/log-template': { body: { ...log, template } } });
  renderScreen(<DebugLogPanel appId="a" messageId="m" onClose={() => {}} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Log template' }));
  expect(await screen.findByText('t1, 1 file')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toEqual({ ...log, template });
});
