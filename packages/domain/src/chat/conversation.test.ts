import type { AppSummary } from '@whittle/contract/apps';
import type { ChatMessage, ChatSnapshot } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvents, openConversation, streamingMessage } from './conversation.ts';

const at = '2026-11-20T10:42:00.000Z';

const app: AppSummary = {
  id: '0123456789abcdef01234567',
  appType: 'space_app',
  name: 'Bike desk',
  slug: 'bike-desk',
  status: 'draft',
  generation: 'ready',
  createdAt: at,
  updatedAt: at,
  latestVersionId: null,
  publishedVersionId: null,
  publishedAt: null,
  publishedUrl: null,
  accentColor: null,
};

function message(id: string, role: 'user' | 'assistant', change: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id,
    role,
    content: '',
    parts: [],
    status: 'ready',
    createdAt: at,
    attachments: [],
    toolInvocations: [],
    annotation: {
      versionId: null,
      status: 'ready',
      outcome: null,
      actions: [],
      accessRequests: [],
      checks: null,
      error: null,
    },
    ...change,
  };
}

const snapshot: ChatSnapshot = {
  chatId: 'chat',
  app,
  messages: [message('u0', 'user', { content: 'Hello' }), message('a0', 'assistant', { content: 'Hi' })],
  hasOlder: false,
  allowances: [],
  queue: { items: [], isHeld: false },
  cursor: 7,
  model: { label: 'Built-in builder', isBuiltIn: true, seesPictures: false },
};

const finished = message('a1', 'assistant', { content: 'I added a waitlist.' });

/** One turn as the server logs it. */
const turn: LiveEvent[] = [
  { type: 'message-created', seq: 8, message: message('u1', 'user', { content: 'Add a waitlist' }) },
  { type: 'message-created', seq: 9, message: message('a1', 'assistant', { status: 'streaming' }) },
  { type: 'app-changed', seq: 10, app: { ...app, generation: 'streaming' } },
  { type: 'turn-phase', seq: 11, messageId: 'a1', phase: 'writing' },
  { type: 'text-delta', seq: 12, messageId: 'a1', text: 'I added ' },
  {
    type: 'tool-call',
    seq: 13,
    messageId: 'a1',
    invocation: { toolName: 'readFile', toolCallId: 't', state: 'call', args: {} },
  },
  { type: 'text-delta', seq: 14, messageId: 'a1', text: 'a waitlist.' },
  { type: 'action-outcome', seq: 15, messageId: 'a1', outcome: { index: 0, file: 'pages/Home.jsx', ok: true } },
  { type: 'message-changed', seq: 16, message: finished },
  { type: 'app-changed', seq: 17, app: { ...app, latestVersionId: 'v1' } },
];

const upTo = (seq: number) => turn.filter((event) => event.seq <= seq);

describe('a conversation', () => {
  it('[GEN-02] starts as the snapshot says, with no turn running', () => {
    const conversation = openConversation(snapshot);
    expect(conversation.messages).toEqual(snapshot.messages);
    expect(streamingMessage(conversation)).toBeUndefined();
  });

  it('[GEN-10] puts the streaming reply together from its pieces', () => {
    const conversation = applyEvents(openConversation(snapshot), upTo(15));
    expect(streamingMessage(conversation)).toMatchObject({
      id: 'a1',
      content: 'I added a waitlist.',
      toolInvocations: [{ toolCallId: 't', state: 'call' }],
      annotation: { actions: [{ index: 0, ok: true }] },
    });
    expect(conversation.phase).toEqual({ messageId: 'a1', phase: 'writing' });
    expect(conversation.app.generation).toBe('streaming');
  });

  it('[GEN-13] ends the turn when the message is ready', () => {
    const conversation = applyEvents(openConversation(snapshot), turn);
    expect(streamingMessage(conversation)).toBeUndefined();
    expect(conversation.messages.at(-1)).toBe(finished);
    expect(conversation).toMatchObject({ phase: null, cursor: 17, ahead: [], app: { latestVersionId: 'v1' } });
  });

  it('a tool call that answered replaces the one that ran', () => {
    const answered: LiveEvent = {
      type: 'tool-call',
      seq: 14,
      messageId: 'a1',
      invocation: { toolName: 'readFile', toolCallId: 't', state: 'result', args: {}, result: 'code' },
    };
    const conversation = applyEvents(openConversation(snapshot), [...upTo(13), answered]);
    expect(conversation.messages.at(-1)?.toolInvocations).toEqual([answered.invocation]);
  });

  it('[GEN-22] events that are already in change nothing, not even identity', () => {
    const conversation = applyEvents(openConversation(snapshot), turn);
    expect(applyEvents(conversation, turn)).toBe(conversation);
    expect(applyEvents(conversation, [])).toBe(conversation);
  });

  it('[GEN-22] an event that comes early waits for the ones before it', () => {
    const opened = openConversation(snapshot);
    const early = applyEvents(opened, turn.slice(4));
    expect(early.messages).toBe(opened.messages);
    expect(early.cursor).toBe(7);
    expect(applyEvents(early, turn.slice(0, 4))).toEqual(applyEvents(opened, turn));
  });

  it('[GEN-22] two windows are equal however their connections cut, repeat and disorder the same events', () => {
    const whole = applyEvents(openConversation(snapshot), turn);
    const disorder = fc
      .shuffledSubarray(turn)
      .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(turn, { minLength: turn.length }), fc.nat(9)));
    fc.assert(
      fc.property(disorder, ([some, all, cut]) => {
        const pieces = [some, all.slice(0, cut), all.slice(cut)];
        expect(pieces.reduce(applyEvents, openConversation(snapshot))).toEqual(whole);
      }),
    );
  });

  it('messages that no event touched keep their identity, so that they are not drawn again', () => {
    const opened = openConversation(snapshot);
    expect(applyEvents(opened, turn).messages.slice(0, 2)).toEqual(opened.messages);
    expect(applyEvents(opened, turn).messages[1]).toBe(opened.messages[1]);
  });

  it('pieces of a message that this window does not hold are left alone', () => {
    const stray: LiveEvent = { type: 'text-delta', seq: 8, messageId: 'gone', text: 'x' };
    const conversation = applyEvents(openConversation(snapshot), [stray]);
    expect(conversation.messages).toEqual(snapshot.messages);
    expect(conversation.cursor).toBe(8);
  });
});
