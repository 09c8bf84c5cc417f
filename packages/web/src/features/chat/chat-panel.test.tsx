// @vitest-environment happy-dom
import { type Conversation, openConversation } from '@whittle/domain/chat/conversation';
import type { ChatAllowance, ChatMessage } from '@whittle/contract/chat';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appSummary, assistantMessage, userMessage } from '../../testing/chat-fixtures.ts';
import { renderScreen } from '../../testing/render.tsx';
import { fakeServer, networkGone, refusal } from '../../testing/server.ts';
import { ApiError } from '../../lib/api-error.ts';
import { ChatPanel } from './chat-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function conversationOf(messages: ChatMessage[], allowances: ChatAllowance[] = []): Conversation {
  return openConversation({
    chatId: 'chat',
    app: appSummary(),
    messages,
    hasOlder: false,
    allowances,
    queue: { items: [], isHeld: false },
    cursor: 0,
    model: { label: 'Built-in builder', isBuiltIn: true, seesPictures: false },
  });
}

function renderChat(
  messages: ChatMessage[],
  {
    onSend = vi.fn(async () => undefined),
    text = '',
    sendsAtOnce = false,
    allowances = [] as ChatAllowance[],
    isAdmin = false,
  } = {},
) {
  const draft = { text, read: () => draft.text, write: (next: string) => void (draft.text = next) };
  const onOpenAction = vi.fn();
  const onOpenChanges = vi.fn();
  const onOpenDebugLog = vi.fn();
  const onRevert = vi.fn();
  const element = (now: ChatMessage[]) => (
    <ChatPanel
      conversation={conversationOf(now, allowances)}
      draft={draft}
      sendsAtOnce={sendsAtOnce}
      firstFiles={[]}
      onSend={onSend}
      onOpenAction={onOpenAction}
      onOpenChanges={onOpenChanges}
      onOpenDebugLog={onOpenDebugLog}
      onLoadOlder={async () => undefined}
      element={null}
      onRemoveElement={() => undefined}
      filesOrigin=""
      onOpenImport={() => undefined}
      isAdmin={isAdmin}
      onRevert={onRevert}
      revertingMessageId={null}
      notices={null}
    />
  );
  const { rerender } = renderScreen(element(messages));
  return {
    rerender: (now: ChatMessage[]) => rerender(element(now)),
    draft,
    onSend,
    onOpenAction,
    onOpenChanges,
    onOpenDebugLog,
    onRevert,
    user: userEvent.setup(),
  };
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask for a change' });

const wholeReply = `I added a waitlist.

<action-group title="Waitlist">
<action type="add_entity" file="entities/Waitlist.json" title="Waitlist">{"type":"object","properties":{}}</action>
<action type="edit_file" file="pages/Bookings.jsx" title="Shows the waitlist">export default () => null;</action>
<action type="add_file" file="components/Form.jsx" title="Form">export default () => null;</action>
</action-group>

Anything else?`;

const cutReply = wholeReply.slice(0, wholeReply.indexOf('</action>', wholeReply.indexOf('Form.jsx')));

describe('the empty chat', () => {
  it('[GEN-01] says how to start', () => {
    renderChat([]);
    expect(screen.getByRole('heading', { name: 'Start a conversation' })).toBeDefined();
    expect(screen.getByText('Ask for new features or modifications to your app')).toBeDefined();
  });

  it('[GEN-01] a suggestion fills the box and waits to be sent', async () => {
    const { user, onSend } = renderChat([]);
    await user.click(screen.getByRole('button', { name: 'A dashboard with a monthly chart' }));
    expect(box().value).toBe('A dashboard with a monthly chart');
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('messages', () => {
  it("[GEN-02] a user's message shows its time", () => {
    const at = new Date(2026, 10, 20, 10, 42).toISOString();
    renderChat([userMessage('u1', 'Add a waitlist', { createdAt: at })]);
    expect(within(screen.getByRole('article', { name: 'You' })).getByText('10:42')).toBeDefined();
  });

  it("[GEN-02] a reply says 'Thinking...' until its first words", () => {
    renderChat([userMessage('u1', 'Add a waitlist'), assistantMessage('a1', '', { status: 'streaming' })]);
    expect(within(screen.getByRole('log')).getByText('Thinking...')).toBeDefined();
  });

  it('the built-in builder is always named as the author', () => {
    renderChat([userMessage('u1', 'Hi'), assistantMessage('a1', '', { status: 'streaming' }, { model: undefined })]);
    expect(screen.getByText('Built-in builder')).toBeDefined();
  });

  it('HTML in a reply stays text', async () => {
    renderChat([assistantMessage('a1', 'Look: <img src="x" onerror="alert(1)"> **bold**')]);
    // The renderer of Markdown is loaded when it is needed.
    expect(await screen.findByText('bold', undefined, { timeout: 15_000 })).toBeDefined();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('actions', () => {
  it('[GEN-10] a streaming group is open, with finished actions and the one being written', () => {
    renderChat([assistantMessage('a1', cutReply, { status: 'streaming' })]);
    expect(screen.getByRole('button', { name: 'Added entity Waitlist' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Edited page Bookings' })).toBeDefined();
    expect(screen.getByRole('button', { name: /^Adding component Form/ })).toBeDefined();
  });

  it('[VER-14] the diff waits while the reply streams', async () => {
    const { user, onOpenChanges } = renderChat([assistantMessage('a1', cutReply, { status: 'streaming' })]);
    await user.click(screen.getByRole('button', { name: 'All Changes' }));
    expect(screen.getByText('Wait for the changes to complete before viewing the diff')).toBeDefined();
    expect(onOpenChanges).not.toHaveBeenCalled();
  });

  it('[GEN-08] an import says how many rows are in, and opens why the others are not', async () => {
    const reply = `<action-group title="Guests">
<action type="import_entities" entity="Guest" title="The list">name,age\nAda,36\nLinus,old</action>
</action-group>`;
    const records = { imported: 1, total: 2, rejected: [{ row: 2, reason: 'age must be a number.' }] };
    const outcome = {
      index: 0,
      file: 'entities/Guest.json',
      ok: true,
      message: '1 record imported, 1 left out',
      records,
    };
    const { user } = renderChat([assistantMessage('a1', reply, {}, { actions: [outcome] })]);
    expect(screen.getByRole('button', { name: /^Imported 1 record Guest/ }).textContent).toContain(outcome.message);
    await user.click(screen.getByText('Skipped rows and reasons'));
    expect(screen.getByText('age must be a number.')).toBeDefined();
  });

  it('[GEN-09] [GEN-03] a complete group folds; opened, an action shows its code', async () => {
    const { user, onOpenAction } = renderChat([assistantMessage('a1', wholeReply)]);
    const group = screen.getByRole('button', { name: /^Waitlist/ });
    expect(group.getAttribute('aria-expanded')).toBe('false');
    await user.click(group);
    await user.click(screen.getByRole('button', { name: 'Edited page Bookings' }));
    expect(onOpenAction).toHaveBeenCalledWith('a1', 1);
  });

  it("[VER-10] a group opens 'All Changes' of its version", async () => {
    const { user, onOpenChanges, onOpenDebugLog } = renderChat([
      assistantMessage('a1', wholeReply, {}, { versionId: 'v1' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'All Changes' }));
    expect(onOpenChanges).toHaveBeenCalledWith('a1');
    await user.click(screen.getByRole('button', { name: 'Debug log' }));
    expect(onOpenDebugLog).toHaveBeenCalledWith('a1');
  });

  it("[VER-10] a reply of several groups has one 'All Changes', since they are one version", () => {
    const groups = [wholeReply, wholeReply.replace('Waitlist', 'Rota')].join('\n');
    renderChat([assistantMessage('a1', groups, {}, { versionId: 'v1' })]);
    expect(screen.getAllByRole('button', { name: 'All Changes' })).toHaveLength(1);
  });

  it('[VER-23] the newest reply that changed the app can be undone: to the state before it, whoever made that', async () => {
    const before = [
      userMessage('u1', 'Build'),
      assistantMessage('a1', wholeReply, {}, { versionId: 'v1', outcome: 'complete' }),
      assistantMessage('n1', 'Changed Layout.jsx', {}, { versionId: 'v2', outcome: 'complete', model: 'Code editor' }),
      userMessage('u2', 'A waitlist, please'),
    ];
    const answer = (change: object) => assistantMessage('a2', wholeReply, {}, { outcome: 'complete', ...change });
    const { user, onRevert, rerender } = renderChat([...before, answer({ versionId: 'v3' })]);
    await user.click(screen.getByRole('button', { name: 'Undo this change' }));
    expect(onRevert).toHaveBeenCalledWith({ messageId: 'n1', versionId: 'v2', isUndo: true });
    const asked = [userMessage('u3', 'Undo that'), assistantMessage('a3', 'Press it.', {}, { versionId: 'v3', outcome: 'complete' })]; // prettier-ignore
    rerender([...before, answer({ versionId: 'v3' }), ...asked]);
    await user.click(screen.getByRole('button', { name: 'Undo this change' }));
    expect(onRevert, 'what was said since changed nothing').toHaveBeenLastCalledWith({
      messageId: 'n1',
      versionId: 'v2',
      isUndo: true,
    });
    rerender(before.slice(0, 2));
    expect(screen.queryByRole('button', { name: 'Undo this change' }), 'nothing is before it').toBeNull();
  });

  it('a refused action says why', () => {
    const reason = 'The search text stands more than once in pages/Bookings.jsx.';
    const actions = [{ index: 1, file: 'pages/Bookings.jsx', ok: false, message: reason }];
    renderChat([assistantMessage('a1', wholeReply, {}, { actions })]);
    expect(screen.getByRole('button', { name: new RegExp(`^Did not edit page Bookings.*${reason}`) })).toBeDefined();
  });

  it('[REPAIR-06] a change that was not made is told and asked for again, but not one that was sent again', async () => {
    const refused = {
      index: 0,
      file: 'pages/Bookings.jsx',
      ok: false,
      problem: 'no-match',
      message: 'It is not there.',
    };
    const fixed = { ...refused, problem: 'asked-again' };
    const outcome = 'complete' as const;
    const { user, onSend } = renderChat([
      assistantMessage('a1', wholeReply, {}, { outcome, actions: [fixed] }),
      userMessage('u2', 'And now?'),
      assistantMessage('a2', wholeReply, {}, { outcome, actions: [fixed, { ...refused, index: 1 }] }),
    ]);
    expect(screen.getAllByText('1 change was not made.')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(onSend).toHaveBeenCalledWith('Make the changes of your last reply that were not applied', { mode: 'build' });
  });
});

describe('a reply that broke off', () => {
  it('[GEN-10] [GEN-11] [GEN-12] marks the action and offers to continue', async () => {
    const { user, onSend } = renderChat([assistantMessage('a1', cutReply, {}, { outcome: 'truncated' })]);
    expect(screen.getByText('Too long output, ask the chat to continue')).toBeDefined();
    expect(screen.getByText('The output was too long for one iteration')).toBeDefined();
    await user.click(screen.getByRole('button', { name: "Let's keep going" }));
    expect(onSend).toHaveBeenCalledWith('Continue and repeat the last action if truncated', { mode: 'build' });
  });

  it('[GEN-80] a reply that the builder stopped says so, that nothing was too long, and can go on', async () => {
    const { user, onSend } = renderChat([
      assistantMessage('a1', cutReply, {}, { outcome: 'stopped', versionId: 'v1' }),
    ]);
    expect(screen.getByText('You stopped this reply. Completed changes are kept.')).toBeDefined();
    expect(screen.getByText('Stopped before it was complete')).toBeDefined();
    expect(screen.queryByText('Too long output, ask the chat to continue')).toBeNull();
    await user.click(screen.getByRole('button', { name: "Let's keep going" }));
    expect(onSend).toHaveBeenCalledWith('Continue and repeat the last action if truncated', { mode: 'build' });
  });

  it('[GEN-80] a reply that was stopped before its first word is asked for again, and only the last one is', async () => {
    const { user, onSend } = renderChat([
      userMessage('u0', 'Add a calendar'),
      assistantMessage('a0', 'I began', {}, { outcome: 'stopped' }),
      userMessage('u1', 'Add a waitlist'),
      assistantMessage('a1', '', {}, { outcome: 'stopped' }),
    ]);
    expect(screen.queryByRole('button', { name: "Let's keep going" })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSend).toHaveBeenCalledWith('Add a waitlist', { attachments: [] });
  });

  it('[GEN-10] [GEN-40] a model that broke off is one cause with one next step, and the marker is that of GEN-10', () => {
    const error = {
      code: 'model-silent',
      message: 'An error occurred while processing your request please try again later',
      reason: 'The model stopped responding. Your last version still runs. Try again.',
    };
    renderChat([assistantMessage('a1', cutReply, {}, { outcome: 'truncated', error, versionId: 'v1' })]);
    expect(screen.getByRole('alert').textContent).toBe('The model stopped responding. Completed changes are kept.');
    expect(screen.getByText('Too long output, ask the chat to continue')).toBeDefined();
    expect(screen.queryByText(/was too long|try again/i)).toBeNull();
    expect(screen.getByRole('button', { name: "Let's keep going" })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[GEN-11] only the last truncated message offers it', () => {
    renderChat([
      assistantMessage('a1', cutReply, {}, { outcome: 'truncated' }),
      userMessage('u2', 'Continue'),
      assistantMessage('a2', cutReply, {}, { outcome: 'truncated' }),
    ]);
    expect(screen.getAllByRole('button', { name: "Let's keep going" })).toHaveLength(1);
  });

  it('[GEN-21] a failed turn says so in the message, and the request can be sent again', async () => {
    const message = 'An error occurred while processing your request please try again later';
    const { user, onSend } = renderChat([
      userMessage('u1', 'Add a waitlist'),
      assistantMessage('a1', '', {}, { outcome: 'failed', error: { code: 'chat-failed', message } }),
    ]);
    expect(screen.getByRole('alert').textContent).toBe(message);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSend).toHaveBeenCalledWith('Add a waitlist', { attachments: [] });
  });

  it('[GEN-21] admins see the details', () => {
    const error = { code: 'chat-failed', message: 'It failed.', details: 'HTTP 500 from the provider' };
    renderChat([assistantMessage('a1', '', {}, { outcome: 'failed', error })]);
    expect(screen.getByText('HTTP 500 from the provider')).toBeDefined();
  });
});

describe('what a turn proved', () => {
  it('counts the checked files and shows the receipt', () => {
    renderChat([
      assistantMessage(
        'a1',
        wholeReply,
        {},
        {
          checks: { filesChecked: 5, pagesChecked: 2, problems: [] },
          usage: {
            promptTokens: 3000,
            completionTokens: 120,
            totalTokens: 3120,
            cacheReadTokens: 0,
            cacheWriteTokens: 0,
            modelInfo: { model: 'builder', provider: 'built-in' },
            finishReason: 'stop',
            steps: 1,
            durationMs: 12_400,
            timestamp: '2026-11-20T10:42:00.000Z',
          },
        },
      ),
    ]);
    expect(screen.getByText('Checked 5 files, 0 issues. No page was opened')).toBeDefined();
    expect(screen.getByText('Built-in builder · 12.40 s · 3,120 tokens')).toBeDefined();
  });
});

describe('wider access', () => {
  const request = {
    entity: 'Booking',
    current: { read: 'creator', write: 'creator' },
    requested: { read: 'anonymous', write: 'admin' },
    state: 'waiting',
  } as const;

  it('[GEN-26] waits for a click, with the old and the new sentence', async () => {
    const server = fakeServer({
      [`POST /api/apps/${appSummary().id}/chat/a1/access`]: { body: assistantMessage('a1', 'Done.') },
    });
    const { user } = renderChat([assistantMessage('a1', 'Done.', {}, { accessRequests: [request] })]);
    const card = screen.getByRole('region', { name: 'Broader access requested: review it' });
    expect(card.textContent).toContain('Only the creator can view and edit');
    expect(card.textContent).toContain('Anyone can view, only admins can edit');
    await user.click(within(card).getByRole('button', { name: 'Allow' }));
    expect(server.calls[0]?.body).toEqual({ entity: 'Booking', answer: 'allow' });
  });

  it('[GEN-26] several requests of one reply are allowed by one click', async () => {
    const server = fakeServer({
      [`POST /api/apps/${appSummary().id}/chat/a1/access`]: { body: assistantMessage('a1', 'Done.') },
    });
    const accessRequests = ['Booking', 'Room', 'Guest'].map((entity) => ({ ...request, entity }));
    const { user } = renderChat([assistantMessage('a1', 'Done.', {}, { accessRequests })]);
    await user.click(screen.getByRole('button', { name: 'Allow all' }));
    await waitFor(() =>
      expect(server.calls.map(({ body }) => body)).toEqual(
        accessRequests.map(({ entity }) => ({ entity, answer: 'allow' })),
      ),
    );
  });

  it('[GEN-26] [ENT-11] one that the server refuses says so on its card, and none of the others stays closed for it', async () => {
    let isTurnRunning = true;
    fakeServer({
      [`POST /api/apps/${appSummary().id}/chat/a1/access`]: ({ body }) =>
        isTurnRunning && (body as { entity: string }).entity === 'Room'
          ? refusal('turn-running')
          : { body: assistantMessage('a1', 'Done.') },
    });
    const requests = ['Booking', 'Room', 'Guest'].map((entity) => ({ ...request, entity }));
    const { user, rerender } = renderChat([assistantMessage('a1', 'Done.', {}, { accessRequests: requests })]);
    await user.click(screen.getByRole('button', { name: 'Allow all' }));
    await screen.findByRole('alert');
    isTurnRunning = false;
    const answered = requests.map((one) => (one.entity === 'Room' ? one : { ...one, state: 'allowed' as const }));
    rerender([assistantMessage('a1', 'Done.', {}, { accessRequests: answered })]);
    const card = screen.getByRole('region', { name: 'Broader access requested: review it' });
    expect(card.textContent).toContain('Room');
    expect(within(card).getByRole('alert').textContent).toBe(
      'The assistant is still working on the last message. Stop it or wait.',
    );
    await user.click(within(card).getByRole('button', { name: 'Allow' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('an answer that could not be saved can be given again', async () => {
    fakeServer({ [`POST /api/apps/${appSummary().id}/chat/a1/access`]: refusal('internal') });
    const { user } = renderChat([assistantMessage('a1', 'Done.', {}, { accessRequests: [request] })]);
    await user.click(screen.getByRole('button', { name: 'Keep as is' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your answer could not be saved. Try again.');
  });

  it('an answered request says what holds', () => {
    renderChat([assistantMessage('a1', 'Done.', {}, { accessRequests: [{ ...request, state: 'kept' }] })]);
    expect(screen.getByText(/Kept as is\. Booking: Only the creator can view and edit/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Allow' })).toBeNull();
  });
});

describe('the composer', () => {
  it('[GEN-16] Enter sends and clears; Shift+Enter starts a line', async () => {
    const { user, onSend, draft } = renderChat([]);
    await user.type(box(), 'Add a waitlist{Shift>}{Enter}{/Shift}with names{Enter}');
    expect(onSend).toHaveBeenCalledWith('Add a waitlist\nwith names', expect.objectContaining({ mode: 'build' }));
    expect(box().value).toBe('');
    expect(draft.text).toBe('');
  });

  it('[GEN-21] a message that was not sent stays in the box', async () => {
    const onSend = vi.fn(async () => {
      throw networkGone;
    });
    const { user, draft } = renderChat([], { onSend });
    await user.type(box(), 'Add a waitlist{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while sending your message');
    expect(box().value).toBe('Add a waitlist');
    expect(draft.text).toBe('Add a waitlist');
  });

  it.each([
    ['rate-limited', 429, 'Rate limit exceeded. Please try again later.'],
    ['storage-full', 507, 'The server’s disk is full. Nothing was saved. Ask the administrator to free up space.'],
    ['internal', 500, 'An error occurred while sending your message'],
    [
      'builder-chat-messages-limit-reached',
      429,
      'You have reached your builder chat messages limit. Please upgrade your plan to continue.',
    ],
  ])('[GEN-17] [GEN-19] [GEN-21] %s is said in its own words', async (code, status, message) => {
    const onSend = vi.fn(async () => {
      throw new ApiError(status, { code, message });
    });
    const { user } = renderChat([], { onSend });
    await user.type(box(), 'Add a waitlist{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });

  it('[GEN-15] little that is left is told, and with nothing left the message stays in the box', async () => {
    const usedUp = 'You have reached your daily limit of 5 messages.';
    const ofDay = (left: number) => [
      { kind: 'messages-of-day' as const, limit: 5, left, resetsAt: '2999-01-01T00:00:00.000Z', usedUp },
    ];
    const first = renderChat([], { allowances: ofDay(2) });
    expect(screen.getByText('2 messages left today')).toBeDefined();
    await first.user.type(box(), 'Add a waitlist{Enter}');
    expect(first.onSend).toHaveBeenCalledOnce();
    cleanup();

    const { user, onSend } = renderChat([], { allowances: ofDay(0) });
    await user.type(box(), 'Add a waitlist{Enter}');
    expect(screen.getByText(usedUp)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    expect([box().value, onSend.mock.calls.length]).toEqual(['Add a waitlist', 0]);
  });

  it("[GEN-18] after the refusal of the day's limit nothing is sent until a run of the app finishes", async () => {
    const message = 'You have reached your daily limit of 5 messages. Please try again tomorrow.';
    const onSend = vi.fn(async () => {
      throw new ApiError(429, { code: 'daily-chat-messages-limit-reached', message });
    });
    const { user, rerender } = renderChat([], { onSend });
    await user.type(box(), 'Add a waitlist{Enter}');
    expect(await screen.findByText(message)).toBeDefined();
    await user.type(box(), '{Enter}');
    expect(onSend).toHaveBeenCalledOnce();
    rerender([userMessage('u1', 'From another window'), assistantMessage('a1', '', { status: 'streaming' })]);
    expect(screen.getByText(message)).toBeDefined();
    rerender([userMessage('u1', 'From another window'), assistantMessage('a1', 'Done.')]);
    expect(screen.queryByText(message)).toBeNull();
    await user.type(box(), '{Enter}');
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('a text over the limit is refused with its length and the limit', async () => {
    const { user, onSend } = renderChat([], { text: 'x'.repeat(52_000) });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert').textContent).toBe('This message is 52,000 characters long; the limit is 50,000.');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('an empty message is not sent', async () => {
    const { user, onSend } = renderChat([]);
    await user.type(box(), '  {Enter}');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('a draft is there again after a reload', () => {
    renderChat([], { text: 'Add a waitl' });
    expect(box().value).toBe('Add a waitl');
  });

  it('a request from the home screen is sent at once, one time', async () => {
    const { onSend } = renderChat([], { text: 'An expense tracker', sendsAtOnce: true });
    await vi.waitFor(() => expect(onSend).toHaveBeenCalledWith('An expense tracker', expect.anything()));
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('Ctrl+. stops the running turn', async () => {
    const server = fakeServer({ [`POST /api/apps/${appSummary().id}/chat/stop`]: { status: 202 } });
    const { user } = renderChat([assistantMessage('a1', 'I am', { status: 'streaming' })]);
    await user.keyboard('{Control>}.{/Control}');
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  });

  it('the second click of a double click on Send does not stop the reply; a click on Stop does', async () => {
    const server = fakeServer({ [`POST /api/apps/${appSummary().id}/chat/stop`]: { status: 202 } });
    renderChat([assistantMessage('a1', 'I am', { status: 'streaming' })]);
    const stop = screen.getByRole('button', { name: 'Stop' });
    fireEvent.click(stop, { detail: 2 });
    expect(stop.getAttribute('aria-busy')).toBeNull();
    fireEvent.click(stop, { detail: 1 });
    await vi.waitFor(() => expect(server.calls).toHaveLength(1));
  });

  it('[GEN-27] what is sent while the assistant works may wait for its end', async () => {
    const { user, onSend } = renderChat([assistantMessage('a1', 'I am', { status: 'streaming' })]);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    await user.type(box(), 'Also a calendar');
    await user.click(screen.getByRole('button', { name: 'Queue' }));
    expect(onSend).toHaveBeenCalledWith('Also a calendar', expect.objectContaining({ queue: true }));
    expect(box().value).toBe('');
  });

  it('[GEN-28] plans first when that is chosen, and the plan leads to a build', async () => {
    const plan = assistantMessage('a1', 'First this, then that.', {}, { mode: 'plan', outcome: 'complete' });
    const { user, onSend } = renderChat([userMessage('u1', 'A reading list'), plan]);
    await user.click(screen.getByRole('button', { name: 'Plan first' }));
    await user.type(box(), 'And covers{Enter}');
    expect(onSend).toHaveBeenLastCalledWith('And covers', expect.objectContaining({ mode: 'plan' }));
    await user.click(screen.getByRole('button', { name: 'Build this plan' }));
    expect(onSend).toHaveBeenLastCalledWith('Build this plan', { mode: 'build' });
    expect(screen.getByRole('button', { name: 'Plan first' }).getAttribute('aria-pressed')).toBe('false');
  });

  it('[GEN-32] the arrow up writes the last message again, Escape leaves it as it was', async () => {
    const { user, onSend } = renderChat([userMessage('u1', 'A reading list'), assistantMessage('a1', 'Done.')]);
    await user.click(box());
    await user.keyboard('{ArrowUp}');
    expect(box().value).toBe('A reading list');
    await user.keyboard('{Escape}');
    expect(box().value).toBe('');
    await user.keyboard('{ArrowUp} of mine{Enter}');
    expect(onSend).toHaveBeenCalledWith('A reading list of mine', expect.objectContaining({ replaces: 'u1' }));
  });
});

it('[PROD-07] [VALID-03] [ADMIN-04] [ADMIN-05] [USAGE-02] [USAGE-04] only a platform admin copies messages, sees ids of versions, chooses the model and sees what was used', async () => {
  const messages = [userMessage('1', 'Hello'), assistantMessage('2', 'Hello to you.', {}, { versionId: 'v1' })];
  const costs = { input: 0.004, cacheRead: 0.1, cacheWrite: 0, output: 2.3, total: 2.404, currency: 'USD' };
  const used = { promptTokens: 1_234_567, cacheReadTokens: 200_000, cacheWriteTokens: 0, completionTokens: 840 };
  const path = `/api/apps/${appSummary().id}/chat/usage`;
  const summary = { turns: 3, ...used, totalTokens: 1_235_407, costs, unpriced: 1 };
  const { callsTo } = fakeServer({ [`GET ${path}`]: { body: summary } });
  renderChat(messages, { isAdmin: true });
  expect(screen.getAllByRole('button', { name: 'Copy message' })).toHaveLength(2);
  expect(screen.getByText('Version v1')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Model: Built-in builder' })).toBeDefined();
  expect((await screen.findByText(/^Usage:/)).textContent).toBe('Usage: 1.2M tokens in 3 replies · $2.40');
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toEqual([
    'PartTokensCost',
    'Input1M$0.00',
    'Cache read200K$0.10',
    'Cache write0$0.00',
    'Output840$2.30',
    'Total1.2M$2.40',
  ]);
  expect(
    screen.getByText('1 reply has requests without a known price. Enter prices in the model settings.'),
  ).toBeDefined();
  cleanup();
  renderChat(messages);
  expect(screen.queryByRole('button', { name: 'Copy message' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Model/ })).toBeNull();
  expect(screen.queryByText(/^Usage:/)).toBeNull();
  expect(screen.queryByText(/^Version/)).toBeNull();
  expect(callsTo(path)).toHaveLength(1);
});
