// @vitest-environment happy-dom
import type { AuditEntry } from '@whittle/contract/audit';
import type { Overview } from '@whittle/contract/overview/overview';
import type { SpendReport, SpendRow } from '@whittle/contract/spend/spend';
import type { MailDetails, MailSummary } from '@whittle/contract/mail';
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
import { AdminAuditScreen } from './admin-audit-screen.tsx';
import { AdminChecksScreen } from './admin-checks-screen.tsx';
import { AdminMailScreen } from './admin-mail-screen.tsx';
import { AdminOverviewScreen } from './admin-overview-screen.tsx';
import { SpendingScreen } from './spending-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const summary: MailSummary = {
  id: 'm1',
  kind: 'sign-in-code',
  to: 'grace@example.com',
  fromName: 'Bike desk',
  subject: '048213 is your code for Bike desk',
  app: { id: 'a1', name: 'Bike desk' },
  state: 'failed',
  tries: 9,
  problem: '452 Mailbox full',
  nextTryAt: null,
  createdAt: '2026-11-20T10:42:00.000Z',
  sentAt: null,
};
const mail: MailDetails = {
  ...summary,
  text: 'Sign in\n\n048213',
  html: '<!doctype html><html><head><title>x</title></head><body>048213</body></html>',
  links: ['http://bike-desk.whittle.localhost:3000/login?token=abc'],
  delivery: 'smtp',
};
const entry: AuditEntry = {
  seq: 7,
  at: '2026-11-20T10:42:00.000Z',
  event: 'access-changed',
  actor: { kind: 'account', id: 'a', name: 'ada@example.com' },
  app: { id: 'a1', name: 'Bike desk' },
  target: 'Booking',
  address: '203.0.113.7',
  details: { read: 'all' },
};
const signedIn = (isAdmin: boolean) => ({
  'POST /api/auth/refresh': { body: session },
  'GET /api/live_api/account/current': { body: { ...account, isAdmin } },
});

function open(at: string) {
  return renderScreen(
    <Routes>
      <Route element={<RequireAccount />}>
        <Route element={<RequireAdmin />}>
          <Route path={paths.adminOverview.pattern} element={<AdminOverviewScreen />} />
          <Route path={paths.spending.pattern} element={<SpendingScreen />} />
          <Route path={paths.adminChecks.pattern} element={<AdminChecksScreen />} />
          <Route path={paths.adminMail.pattern} element={<AdminMailScreen />} />
          <Route path={paths.adminAudit.pattern} element={<AdminAuditScreen />} />
        </Route>
      </Route>
    </Routes>,
    { at },
  );
}

it('[MAIL-07] the admin finds a mail, reads it in a frame that runs nothing, and sends it again', async () => {
  const server = fakeServer({
    ...signedIn(true),
    'GET /api/admin/mails': { body: { delivery: 'smtp', items: [summary], next: null } },
    'GET /api/admin/mails/m1': { body: mail },
    'POST /api/admin/mails/m1/send': { body: { ...mail, state: 'queued' } },
  });
  const { container } = open('/admin/mail');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(/452 Mailbox full.*Sign-in code.*Bike desk.*Failed/);
  expect(await accessibilityProblems(container)).toEqual([]);
  const user = userEvent.setup();
  await user.click(within(row).getByRole('link', { name: mail.to }));
  const dialog = await screen.findByRole('dialog', { name: mail.subject });
  const frame = await within(dialog).findByTitle<HTMLIFrameElement>('Preview of the email');
  expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(within(dialog).getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(mail.links[0]);
  expect(within(dialog).getByText(/9 tries/)).toBeTruthy();
  await user.click(within(dialog).getByRole('radio', { name: 'Text' }));
  expect(within(dialog).getByText(/048213/, { selector: 'pre' })).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(server.callsTo('/api/admin/mails/m1/send')).toHaveLength(1);
});

it('[MAIL-07] without a mail server the screen says where mails are, and that there are none yet', async () => {
  fakeServer({
    ...signedIn(true),
    'GET /api/admin/mails': { body: { delivery: 'outbox', items: [], next: null } },
  });
  open('/admin/mail');
  expect(await screen.findByText(/No mail server is connected, so nothing is sent/)).toBeTruthy();
  expect(screen.getByText(/No emails yet/)).toBeTruthy();
});

it('[AUDIT-02] the admin reads the log and filters it by event', async () => {
  fakeServer({
    ...signedIn(true),
    'GET /api/admin/audit': { body: { items: [entry], next: null } },
    'GET /api/admin/audit?event=published': { body: { items: [], next: null } },
  });
  const { container } = open('/admin/audit');
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toMatch(
    /Permission changed.*Booking.*read: all.*ada@example\.com.*203\.0\.113\.7.*Bike desk/,
  );
  expect(await accessibilityProblems(container)).toEqual([]);
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Event' }), 'Published');
  expect(await screen.findByText('No matching entries.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
});

it.each(['/admin/mail', '/admin/audit'])('[ADMIN-06] %s is for platform admins', async (at) => {
  const server = fakeServer({
    ...signedIn(false),
    'GET /api/admin/mails': refusal('not-allowed'),
    'GET /api/admin/audit': refusal('not-allowed'),
  });
  open(at);
  expect(await screen.findByRole('heading', { name: 'This page is for platform admins' })).toBeTruthy();
  expect(server.calls.filter(({ path }) => path.startsWith('/api/admin/'))).toEqual([]);
});

const overview: Overview = {
  figures: {
    ...{ accounts: 2, apps: 3, turnsRunning: 1, turnsFailed: 4, messagesQueued: 0, runsRunning: 0, sourcesWaiting: 0 },
    ...{ runsFailed: 0, batchesRunning: 1, diskFreeBytes: 900_000_000 },
    ...{ sourcesFailed: 0, slowStatements: 0, mailsWaiting: 5, mailsFailed: 0, spentThisMonth: 12_340_000 },
    ...{ databaseBytes: 9_000_000, uploadBytes: 0, spendDifferences: 7 },
  },
  currency: 'USD',
  connections: [
    {
      ...{ name: 'model', state: 'failing', detail: 'recorded', problem: null },
      ...{ succeededAt: '2026-11-20T10:40:00.000Z', failedAt: '2026-11-20T10:41:00.000Z' },
    },
    { name: 'mail', state: 'untried', detail: 'SMTP', problem: null, succeededAt: null, failedAt: null },
  ],
  slowStatements: [],
  versions: { whittle: '0.1.0', node: '24.0.0', postgres: '18.4', schema: '0060_as_it_is' },
  startedAt: '2026-11-20T10:42:00.000Z',
  switches: [{ name: 'PLANS', value: 'off' }],
};

it('[ADMIN-07] each number of the overview leads to what it counts', async () => {
  fakeServer({
    ...signedIn(true),
    'GET /api/admin/overview': { body: overview },
    'GET /api/admin/overview/items?list=turnsFailed': {
      body: {
        items: [
          {
            ...{ id: 't1', title: 'Bike desk', detail: 'failed', at: '2026-11-20T10:42:00.000Z' },
            problem: { code: 'model-key-wrong', values: {} },
          },
        ],
        isCut: false,
      },
    },
  });
  const { container } = open('/admin');
  const user = userEvent.setup();
  const tile = await screen.findByRole('button', { name: /4 ?Failed replies/ });
  expect(screen.getByText('Does not answer')).toBeTruthy();
  expect(screen.getByText(/^Failed: .*2026/)).toBeTruthy();
  expect(screen.getByText('Not tried yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: /12\.34.*Spent on AI this month/ }).getAttribute('href')).toMatch(
    /^\/spending\?of=everybody&from=\d{4}-\d{2}-01$/,
  );
  expect(screen.getByRole('link', { name: /7 ?Billing differences over/ }).getAttribute('href')).toBe(
    '/spending?of=everybody',
  );
  const batches = screen.getByRole('link', { name: /1 ?Batch runs in progress/ });
  expect(batches.getAttribute('href')).toBe('/admin/batch');
  expect(within(screen.getByRole('button', { name: /Free disk space/ })).getByText(/900/).className).toContain(
    'danger',
  );
  expect(screen.getByText('0060_as_it_is')).toBeTruthy();
  expect(screen.getByText(/^Whittle never contacts an outside address to look for new releases/)).toBeTruthy();
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.click(tile);
  const dialog = await screen.findByRole('dialog', { name: 'Failed replies' });
  expect(within(dialog).getByText('Bike desk')).toBeTruthy();
  expect(within(dialog).getByText('Failed')).toBeTruthy();
  expect(within(dialog).getByText(/^The model provider rejected the API key/)).toBeTruthy();
});

const line: SpendRow = {
  ...{
    key: '2026-11-20',
    label: '2026-11-20',
    calls: 2,
    inputTokens: 1_200,
    cacheReadTokens: 300,
    cacheWriteTokens: 0,
  },
  ...{ outputTokens: 400, images: 0, costMicros: 4_500_000, unpriced: 1 },
};
const spendReport: SpendReport = {
  ...{ currency: 'USD', from: '2026-10-25', to: '2026-11-23', rows: [line], isCut: false, total: line },
  differences: [
    {
      ...{ day: '2026-11-20', provider: 'openrouter', model: 'large', calls: 2 },
      cost: { computedMicros: 1_000_000, reportedMicros: 1_500_000 },
      tokens: { computed: 1_000, reported: 1_100 },
    },
  ],
  month: [
    ...[{ scope: 'account' as const, capMicros: 5_000_000, spentMicros: 4_500_000, heldMicros: 0 }].map((state) => ({
      ...state,
      isNear: true,
      isReached: false,
    })),
  ],
};
const caps = { turn: null, app: null, account: 5_000_000 };

it('[USAGE-06] [USAGE-07] [USAGE-12] the bill is read by day and the limits are set; what is no amount is not sent', async () => {
  const server = fakeServer({
    ...signedIn(true),
    'GET /api/spend?by=day': { body: spendReport },
    'GET /api/spend/caps': { body: { own: caps, installation: { ...caps, turn: 2_000_000 }, currency: 'USD' } },
    'PUT /api/spend/caps': { body: { own: { ...caps, turn: 500_000 }, installation: caps, currency: 'USD' } },
  });
  const { container } = open('/spending');
  expect(await screen.findByRole('row', { name: /2026-11-20.*2.*1\.2K.*300.*400.*4\.50/ })).toBeTruthy();
  expect(screen.getByText('More than 80 % has been spent.')).toBeTruthy();
  expect(screen.getByText(/1 request has no known price/)).toBeTruthy();
  const differs = screen.getByText(/large · 2 requests/).textContent;
  expect(differs).toMatch(/2026-11-20 · .*charged \$1\.50, computed \$1\.00 · 1,100 tokens reported, 1,000 counted/);
  const user = userEvent.setup();
  const field = await screen.findByRole('textbox', { name: 'Maximum per reply (USD)' });
  expect(screen.getByText(/installation’s limit is .*2\.00/)).toBeTruthy();
  expect(await accessibilityProblems(container)).toEqual([]);
  await user.type(field, 'five');
  await user.click(screen.getByRole('button', { name: 'Save limits' }));
  expect(screen.getByText(/Enter an amount/)).toBeTruthy();
  expect(server.calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.clear(field);
  await user.type(field, '0,50{Enter}');
  await vi.waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...caps, turn: 500_000 }),
  );
});

it('[VALID-16] the admin switches a detector off and on; what is needed has no switch', async () => {
  const detectors = (isOn: boolean) => [
    { id: 'syntax', severity: 'error', isOn: true, isNeeded: true },
    { id: 'list-key', severity: 'warning', isOn, isNeeded: false },
  ];
  const server = fakeServer({
    ...signedIn(true),
    'GET /api/admin/detectors': { body: { detectors: detectors(true) } },
    'PUT /api/admin/detectors': { body: { detectors: detectors(false) } },
  });
  const { container } = open('/admin/checks');
  const toggle = await screen.findByRole('switch', { name: 'list-key' });
  expect(screen.getAllByRole('switch')).toHaveLength(1);
  expect(screen.getByText('Repeated elements without a key')).toBeTruthy();
  expect(await accessibilityProblems(container)).toEqual([]);
  await userEvent.setup().click(toggle);
  await vi.waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('false'));
  expect(server.callsTo('/api/admin/detectors').find(({ method }) => method === 'PUT')?.body).toEqual({
    off: ['list-key'],
  });
});
