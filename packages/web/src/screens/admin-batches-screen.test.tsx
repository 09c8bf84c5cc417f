// @vitest-environment happy-dom
import type { BatchReport, BatchSummary } from '@whittle/contract/repair-lab/batches';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { RequireAccount } from '../features/accounts/require-account.tsx';
import { RequireAdmin } from '../features/accounts/require-admin.tsx';
import { paths } from '../paths.ts';
import { account, session } from '../testing/account-fixtures.ts';
import { accessibilityProblems } from '../testing/axe.ts';
import { renderScreen } from '../testing/render.tsx';
import { fakeServer, refusal } from '../testing/server.ts';
import { AdminBatchesScreen } from './admin-batches-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summary: BatchSummary = {
  ...{ id: 'b1', state: 'stopped', problem: 'batch-cap-reached', startedBy: 'ada@example.com' },
  ...{ createdAt: '2026-11-20T10:42:00.000Z', finishedAt: '2026-11-20T10:43:00.000Z' },
  ...{ models: ['large'], iterations: 2, capMicros: 500_000, spentMicros: 490_000, currency: 'USD' },
  apps: { waiting: 2, running: 0, done: 1, failed: 1, withdrawn: 1 },
};
const item = { n: 1, name: 'Bike desk', state: 'done', found: 2, fixedByRules: 1, problem: null } as const;
const stopped: BatchReport = {
  ...summary,
  ...{ filesChecked: 12, rulesMs: 40, isCut: false },
  detectors: [
    {
      ...{ detectorId: 'undefined-name', apps: 1, found: 2, fixedByRules: 1 },
      models: [{ model: 'large', given: 0, fixed: 0 }],
    },
  ],
  scores: [
    { ...{ model: 'large', given: 0, fixed: 0, apps: 0, failedApps: 1, questions: 0, ms: 0 }, costMicros: null },
  ],
  appItems: [
    { ...item, n: 2, name: 'Garden', state: 'failed', problem: 'version-not-found' },
    item,
    { ...item, n: 3, name: null, state: 'withdrawn', found: 0, fixedByRules: 0 },
  ],
};

function open(at: string, answers: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({
    'POST /api/auth/refresh': { body: session },
    'GET /api/live_api/account/current': { body: { ...account, isAdmin: true } },
    ...answers,
  });
  const rendered = renderScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route element={<RequireAdmin />}>
          <Route path={paths.adminBatches.pattern} element={<AdminBatchesScreen />} />
        </Route>
      </Route>
    </Routes>,
    { at },
  );
  return { server, ...rendered };
}
const state = () => screen.findByRole('status');

it('[VALID-20] a run that a limit stopped says so, with what was finished, what failed and what was not looked at', async () => {
  const { container } = open('/admin/batch/b1', { 'GET /api/admin/batches/b1': { body: stopped } });
  expect((await state()).textContent).toBe('Stopped by a limit');
  expect(screen.getByText(/^This batch run has reached its spending limit/)).toBeTruthy();
  const facts = container.querySelector('dl')!.textContent;
  expect(facts).toMatch(/Apps checked1Permission withdrawn or app deleted1Failed1Not checked2Files checked12/);
  expect(facts).toContain('$0.49 of at most $0.50');
  expect(screen.getByText(/^large: No answer for 1 app,/)).toBeTruthy();
  const apps = within(screen.getByRole('group', { name: 'Apps' }));
  expect(apps.getByRole('row', { name: /^Garden Failed/ })).toBeTruthy();
  expect(apps.getByRole('row', { name: /^A deleted app Permission withdrawn/ })).toBeTruthy();
  // Nothing was given to the model: no part of nothing.
  expect(screen.getByRole('row', { name: /^large 0 0 of 0 –/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel run' })).toBeNull();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('[VALID-20] a run that goes on is cancelled after a question, and what it found stays', async () => {
  const running: BatchReport = {
    ...stopped,
    ...{ state: 'running', problem: null, finishedAt: null },
    apps: { ...summary.apps, running: 1 },
  };
  const cancelled: BatchReport = { ...stopped, state: 'cancelled', problem: null };
  const { server, container } = open('/admin/batch/b1', {
    'GET /api/admin/batches/b1': { body: running },
    'GET /api/admin/batches': { body: { allowedApps: 6, models: [], currency: 'USD', items: [summary] } },
    'POST /api/admin/batches/b1/cancel': { body: cancelled },
  });
  expect((await state()).textContent).toBe('Running');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 6 apps');
  expect(await accessibilityProblems(container)).toEqual([]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Cancel run' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this run?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep running' }));
  expect(server.callsTo('/api/admin/batches/b1/cancel')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Cancel run' }));
  const again = await screen.findByRole('alertdialog', { name: 'Cancel this run?' });
  await user.click(within(again).getByRole('button', { name: 'Cancel run' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cancelled'));
  expect(screen.getByRole('row', { name: /^undefined-name/ })).toBeTruthy();
});

it('[VALID-20] a run that was over before it could be cancelled says so', async () => {
  const running: BatchReport = { ...stopped, state: 'running', problem: null, finishedAt: null };
  open('/admin/batch/b1', {
    'GET /api/admin/batches/b1': { body: running },
    'POST /api/admin/batches/b1/cancel': refusal('batch-over'),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Cancel run' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this run?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel run' }));
  expect(await screen.findByText('This batch run has already ended.')).toBeTruthy();
});

it('[VALID-20] a run that is not there is said to be missing, and the list is a click away', async () => {
  const { container } = open('/admin/batch/none', { 'GET /api/admin/batches/none': refusal('batch-not-found') });
  expect(await screen.findByText(/This batch run does not exist\. Reload the page\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All batch runs' }).getAttribute('href')).toBe('/admin/batch');
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('[VALID-20] the list names how each run ended; while one goes on there is no second one to start', async () => {
  const items: BatchSummary[] = [
    { ...summary, id: 'b4', state: 'running', problem: null, finishedAt: null, apps: { ...summary.apps, running: 1 } },
    summary,
    { ...summary, id: 'b2', state: 'cancelled', problem: null, models: [] },
    { ...summary, id: 'b3', state: 'done', problem: null },
  ];
  const { container } = open('/admin/batch', {
    'GET /api/admin/batches': { body: { allowedApps: 6, models: [], currency: 'USD', items } },
  });
  expect(await screen.findByText(/^A run is in progress\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show it' }).getAttribute('href')).toBe('/admin/batch/b4');
  expect(screen.queryByRole('button', { name: 'Start run' })).toBeNull();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/Running.*1 of 6 apps/);
  expect(rows[1]).toMatch(/Stopped by a limit.*large.*1 of 5 apps.*0\.49/);
  expect(rows[2]).toMatch(/Cancelled.*Rules alone/);
  expect(rows[3]).toMatch(/Finished/);
  expect(await accessibilityProblems(container)).toEqual([]);
});
