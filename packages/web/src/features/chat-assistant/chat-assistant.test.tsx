// @vitest-environment happy-dom
import type { ChatSettings } from '@whittle/contract/chat-assistant/chat-assistant';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../lib/toasts.tsx';
import { accessibilityProblems } from '../../testing/axe.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone } from '../../testing/server.ts';
import { ChatAssistantDialog } from './chat-assistant-dialog.tsx';

const appId = '0123456789abcdef01234567';
const address = `/api/apps/${appId}/chat-assistant`;
const at = '2026-11-23T10:00:00.000Z';
const id = (letter: string) => letter.repeat(24);
const settingsOf = (more: Partial<ChatSettings> = {}): ChatSettings => ({
  ...{ chatAppId: appId, status: 'draft', welcome: '', contextItems: null, isInApp: true, allowedOrigins: [] },
  ...{ dailyUserLimit: 50, url: null, scriptUrl: null },
  ...more,
});

class Silent extends EventTarget {
  close() {}
}

beforeEach(() => vi.stubGlobal('EventSource', Silent));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    [`GET ${address}`]: { body: settingsOf() },
    [`PATCH ${address}`]: ({ body }) => ({ body: settingsOf(body as Partial<ChatSettings>) }),
    [`GET /api/context/items?appId=${appId}`]: {
      body: {
        contextItems: [],
        hasReachedDataLimit: false,
        meaning: null,
        limits: { items: 5, fileMaxBytes: 1, siteDepth: 2, sitePages: 20 },
      },
    },
    ...answers,
  });
  renderScreen(
    <>
      <ChatAssistantDialog appId={appId} onClose={() => undefined} />
      <Toasts />
    </>,
  );
  return server;
}

test('[CHATA-01] [CHATA-03] [CHATA-04] the assistant is activated and deactivated by its switch, in the exact words', async () => {
  const { calls } = open();
  const dialog = await screen.findByRole('dialog', { name: 'Activate Your Chat Assitant!' });
  await userEvent.click(await screen.findByRole('switch', { name: 'Activate chat', checked: false }));
  await screen.findByText('Chat assistant activated successfully');
  await userEvent.click(await screen.findByRole('switch', { name: 'Activated', checked: true }));
  await screen.findByText('Chat assistant deactivated successfully');
  await screen.findByRole('switch', { name: 'Activate chat', checked: false });
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { status: 'active' },
    { status: 'draft' },
  ]);
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test.each([
  ['draft', 'Activate chat', 'Failed to activate chat assistant'],
  ['active', 'Activated', 'Failed to deactivate chat assistant'],
] as const)(
  '[CHATA-03] [CHATA-05] a call that fails puts a %s one back to where it was',
  async (status, name, failure) => {
    open({ [`GET ${address}`]: { body: settingsOf({ status }) }, [`PATCH ${address}`]: networkGone });
    await userEvent.click(await screen.findByRole('switch', { name }));
    await screen.findByText(failure);
    await screen.findByRole('switch', { name, checked: status === 'active' });
  },
);

test('[CHATA-02] saving changes what was changed here, so that another window keeps what it saved', async () => {
  const { calls } = open();
  await userEvent.type(await screen.findByRole('textbox', { name: /^Welcome/ }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved');
  const limit = screen.getByRole('spinbutton');
  await userEvent.clear(limit);
  await userEvent.type(limit, '7');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { welcome: 'Hello' },
      { dailyUserLimit: 7 },
    ]),
  );
});

test('[CHATA-12] what was not answered becomes a data source by the answer of the builder', async () => {
  const said = (letter: string, role: 'user' | 'assistant', text: string) => ({
    ...{
      id: id(letter),
      role,
      text,
      state: 'ready' as const,
      sources: null,
      proposals: [],
      problem: null,
      createdAt: at,
    },
    isUnanswered: role === 'assistant',
  });
  const messages = [said('a', 'user', 'Do you sell bells?'), said('b', 'assistant', 'The sources do not say it.')];
  const { calls } = open({
    [`GET ${address}/conversations?unanswered=false`]: {
      body: {
        items: [
          {
            id: id('c'),
            title: 'Do you sell bells?',
            createdAt: at,
            updatedAt: at,
            handedOverAt: null,
            person: null,
            messages,
          },
        ],
      },
    },
    [`POST /api/context/ingest/text?appId=${appId}`]: {
      status: 201,
      body: { contextItemId: id('d'), isDuplicate: false },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Conversations' }));
  await userEvent.click(await screen.findByText('A visitor', { exact: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Answer it with a data source' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Answer to: Do you sell bells?' }), 'Yes, for 12 euros.');
  await userEvent.click(screen.getByRole('button', { name: 'Add as a data source' }));
  await screen.findByText('Added to the data sources');
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Do you sell bells?',
    context: 'Do you sell bells?\n\nYes, for 12 euros.',
  });
});

test('[CTX-29] a citation in a transcript opens its source at the passage, highlighted', async () => {
  const place = {
    contextItemId: id('e'),
    n: 3,
    name: 'Prices',
    titlePath: ['Bells'],
    page: 2,
    row: null,
    address: null,
  };
  const shared = { state: 'ready' as const, proposals: [], problem: null, isUnanswered: false, createdAt: at };
  const text = 'A bell costs 12 euros.';
  const messages = [
    { ...shared, id: id('a'), role: 'user', text: 'What does a bell cost?', sources: null },
    {
      ...{ ...shared, id: id('b'), role: 'assistant', text: '12 euros [1].' },
      sources: { citations: [{ ...place, text, number: 1 }], unsupported: [] },
    },
  ];
  const transcript = { id: id('c'), title: 'What does a bell cost?', createdAt: at, updatedAt: at, handedOverAt: null };
  const question = `n=3&question=${encodeURIComponent('What does a bell cost?')}`;
  open({
    [`GET ${address}/conversations?unanswered=false`]: { body: { items: [{ ...transcript, person: null, messages }] } },
    [`GET /api/context/${place.contextItemId}/passages?${question}`]: {
      body: { passages: [{ ...place, text, start: 0, end: 22, marks: [{ from: 2, to: 6 }] }] },
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Conversations' }));
  await userEvent.click(await screen.findByText('A visitor', { exact: false }));
  await userEvent.click(screen.getByRole('button', { name: /^Open 1\. Prices.*at the passage$/ }));
  const source = await screen.findByRole('dialog', { name: 'Prices' });
  await waitFor(() => expect(source.querySelector('[aria-current]')?.textContent).toContain(text));
  expect(source.querySelector('mark')?.textContent).toBe('bell');
});
