import { EventEmitter } from 'node:events';
import type { AnswerEvent, AssistantMessage } from '@whittle/contract/chat-assistant/chat-assistant';
import type { AppId } from '@whittle/contract/ids';
import { followEvents } from '../../adapters/follow-events.ts';

/** An answer that this process works on. */
export type LiveAnswer = {
  appId: AppId;
  message: AssistantMessage;
  /** Ends the work. */
  abort: AbortController;
  events: EventEmitter<{ event: [AnswerEvent] }>;
};

/** From where a text is another one, and what stands there now. */
export function whatIsNew(before: string, text: string): { from: number; text: string } {
  let from = Math.min(before.length, text.length);
  if (!text.startsWith(before)) for (from = 0; before[from] === text[from];) from += 1;
  return { from, text: text.slice(from) };
}

export type LiveAnswers = ReturnType<typeof createLiveAnswers>;

/** The answers that this process works on, and who reads along. */
export function createLiveAnswers() {
  const answers = new Map<string, LiveAnswer>();
  const keyOf = (appId: AppId, id: string) => `${appId} ${id}`;
  return {
    start(appId: AppId, message: AssistantMessage): LiveAnswer {
      const one: LiveAnswer = { appId, message, abort: new AbortController(), events: new EventEmitter() };
      one.events.setMaxListeners(0);
      answers.set(keyOf(appId, message.id), one);
      return one;
    },
    find: (appId: AppId, id: string): LiveAnswer | null => answers.get(keyOf(appId, id)) ?? null,
    all: (): LiveAnswer[] => [...answers.values()],
    /** Tells what a text is now: what is new of it where it only grew. */
    grow(one: LiveAnswer, text: string, sources: AssistantMessage['sources']) {
      const before = one.message.text;
      if (text === before) return;
      one.message = { ...one.message, text, sources };
      one.events.emit('event', { type: 'text', ...whatIsNew(before, text) });
    },
    end(one: LiveAnswer, message: AssistantMessage) {
      answers.delete(keyOf(one.appId, message.id));
      one.events.emit('event', { type: 'end', message });
    },
    /** The answer as it is now, then what changes. */
    follow: (one: LiveAnswer, signal: AbortSignal): AsyncGenerator<AnswerEvent> =>
      followEvents(one.events, signal, () => ({ type: 'message', message: one.message })),
  };
}
