import type { AppSummary } from '@whittle/contract/apps';
import type { ChatAllowance, ChatMessage, ChatQueue, ChatSnapshot, OlderMessages } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import type { PageCheckRequest } from '@whittle/contract/page-check';

export type TurnPhase = Extract<LiveEvent, { type: 'turn-phase' }>['phase'];

/** What every window of an app shows of its chat. Windows that applied the same events hold the same conversation. */
export type Conversation = {
  chatId: string;
  app: AppSummary;
  model: ChatSnapshot['model'];
  messages: readonly ChatMessage[];
  /** There are messages before the first one here. */
  hasOlder: boolean;
  /** Messages that wait for the end of the running turn. */
  queue: ChatQueue;
  /** What whoever looks may still say (GEN-15); none where nothing is limited. */
  allowances: readonly ChatAllowance[];
  /** What the running turn does at the moment; null between turns. */
  phase: {
    messageId: string;
    phase: TurnPhase;
    repair?: { round: number; of: number };
    walk?: PageCheckRequest;
  } | null;
  /** All events up to here are in. */
  cursor: number;
  /** Events that arrived before the ones that lead to them, in their order; they wait. */
  ahead: readonly LiveEvent[];
};

export function openConversation(snapshot: ChatSnapshot): Conversation {
  return { ...snapshot, phase: null, ahead: [] };
}

/** Puts what was said before in front; messages that are there already are not put in twice. */
export function withOlder(conversation: Conversation, { messages, hasOlder }: OlderMessages): Conversation {
  const known = new Set(conversation.messages.map(({ id }) => id));
  const older = messages.filter(({ id }) => !known.has(id));
  return { ...conversation, messages: [...older, ...conversation.messages], hasOlder };
}

/** A conversation that was opened again, with what this window had loaded of the time before its first message. */
export function keepOlder(before: Conversation | null, now: Conversation): Conversation {
  const first = now.messages[0];
  const known = before?.messages.findIndex(({ id }) => id === first?.id) ?? -1;
  if (!before || known <= 0) return now;
  return { ...now, messages: [...before.messages.slice(0, known), ...now.messages], hasOlder: before.hasOlder };
}

/**
 * Takes in events of the app's log. They may arrive twice and in any order: what is already in is ignored, what comes
 * early waits until the numbers before it are there. Messages that no event touched keep their identity.
 */
export function applyEvents(conversation: Conversation, events: readonly LiveEvent[]): Conversation {
  const waiting = new Map(conversation.ahead.map((event) => [event.seq, event]));
  for (const event of events) {
    if (event.seq > conversation.cursor) waiting.set(event.seq, event);
  }
  const draft: Draft = { ...conversation, messages: [...conversation.messages] };
  for (let next = waiting.get(draft.cursor + 1); next; next = waiting.get(draft.cursor + 1)) {
    waiting.delete(next.seq);
    applyOne(draft, next);
    draft.cursor = next.seq;
  }
  const hasMoved = draft.cursor !== conversation.cursor;
  if (!hasMoved && waiting.size === conversation.ahead.length) return conversation;
  const ahead = [...waiting.values()].sort((a, b) => a.seq - b.seq);
  return hasMoved ? { ...draft, ahead } : { ...conversation, ahead };
}

/** The assistant's message that is being written, if one is. */
export function streamingMessage({ messages }: Conversation): ChatMessage | undefined {
  return messages.findLast((message) => message.role === 'assistant' && message.status === 'streaming');
}

type Draft = Omit<Conversation, 'messages'> & { messages: ChatMessage[] };

function applyOne(draft: Draft, event: LiveEvent): void {
  switch (event.type) {
    case 'message-created':
    case 'message-changed':
      if (event.type === 'message-created' && event.message.status === 'streaming')
        draft.allowances = draft.allowances.map(lessOneMessage);
      put(draft, event.message);
      if (draft.phase?.messageId === event.message.id && event.message.status !== 'streaming') draft.phase = null;
      return;
    case 'text-delta':
      change(draft, event.messageId, (message) => ({ ...message, content: message.content + event.text }));
      return;
    case 'tool-call':
      change(draft, event.messageId, (message) => ({
        ...message,
        toolInvocations: replaceOrAdd(message.toolInvocations, event.invocation, (one) => one.toolCallId),
      }));
      return;
    case 'action-outcome':
      change(draft, event.messageId, (message) => ({
        ...message,
        annotation: {
          ...message.annotation,
          actions: replaceOrAdd(message.annotation.actions, event.outcome, (one) => one.index),
        },
      }));
      return;
    case 'turn-phase':
      draft.phase = {
        messageId: event.messageId,
        phase: event.phase,
        ...(event.repair && { repair: event.repair }),
        ...(event.walk && { walk: event.walk }),
      };
      return;
    case 'files-mended':
    case 'walk-offered':
    case 'page-walked':
      return;
    case 'messages-replaced': {
      const kept = draft.messages.findIndex(({ id }) => id === event.after) + 1;
      draft.messages = [...draft.messages.slice(0, kept), ...event.messages];
      // The message before them lies further back than this window has looked.
      if (kept === 0) draft.hasOlder = event.after !== null;
      return;
    }
    case 'queue-changed':
      draft.queue = event.queue;
      return;
    case 'app-changed':
      draft.app = event.app;
  }
}

/** A turn has begun. What it will use in tokens is known to the server alone. */
const lessOneMessage = (one: ChatAllowance): ChatAllowance =>
  one.kind === 'tokens-of-month' ? one : { ...one, left: Math.max(0, one.left - 1) };

function put(draft: Draft, message: ChatMessage): void {
  const position = draft.messages.findLastIndex(({ id }) => id === message.id);
  if (position < 0) draft.messages.push(message);
  else draft.messages[position] = message;
}

/** Nearly always the last message; one that this window does not hold is left alone. */
function change(draft: Draft, id: string, to: (message: ChatMessage) => ChatMessage): void {
  const position = draft.messages.findLastIndex((message) => message.id === id);
  const message = draft.messages[position];
  if (message) draft.messages[position] = to(message);
}

function replaceOrAdd<T>(list: readonly T[], value: T, keyOf: (one: T) => unknown): T[] {
  const position = list.findIndex((one) => keyOf(one) === keyOf(value));
  return position < 0 ? [...list, value] : list.with(position, value);
}
