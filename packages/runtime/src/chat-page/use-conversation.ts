import type { AnswerEvent, AssistantMessage, Proposal } from '@whittle/contract/chat-assistant/chat-assistant';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newPageId, RefusedError } from '../answers/server-calls.ts';
import type { ChatClient } from './chat-client.ts';
import { texts } from './texts.ts';

const retryMs = 1_500;

const changed = (message: AssistantMessage, event: AnswerEvent): AssistantMessage =>
  event.type === 'text' ? { ...message, text: message.text.slice(0, event.from) + event.text } : event.message;

/** The conversation of this page: read on after a reload or a lost network, stopped only by a click. Rule: CHATA-07. */
export function useConversation(appId: string, client: ChatClient) {
  const storeKey = `whittle-chat:${appId}`;
  const [id, setId] = useState(() => kept(storeKey) ?? newPageId());
  const [messages, setMessages] = useState<readonly AssistantMessage[] | 'loading' | 'failed'>(() =>
    kept(storeKey) === null ? [] : 'loading',
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isOffline, setIsOffline] = useState(false);
  /** The conversation that this page shows; what an older one still says is not heard. */
  const shown = useRef(id);

  const put = useCallback((messageId: string, change: (message: AssistantMessage) => AssistantMessage) => {
    setMessages((before) =>
      typeof before === 'string' ? before : before.map((one) => (one.id === messageId ? change(one) : one)),
    );
  }, []);

  /** Reads until the answer is over, again and again while the network is away. */
  const readOn = useCallback(
    async (of: string, messageId: string, first?: AsyncGenerator<AnswerEvent>) => {
      for (
        let events = first ?? client.follow(of, messageId);
        shown.current === of;
        events = client.follow(of, messageId)
      ) {
        try {
          for await (const event of events) {
            if (shown.current !== of) return;
            setIsOffline(false);
            put(messageId, (message) => changed(message, event));
            if (event.type === 'end') return;
          }
        } catch (error) {
          if (error instanceof RefusedError) throw error;
        }
        setIsOffline(true);
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    },
    [client, put],
  );

  const open = useCallback(
    async (other: string) => {
      shown.current = other;
      setId(other);
      setProblem(null);
      setIsOffline(false);
      setMessages('loading');
      keep(storeKey, other);
      try {
        const read = await client.read(other);
        if (shown.current !== other) return;
        setMessages(read);
        const last = read.at(-1);
        if (last?.state === 'loading') await readOn(other, last.id);
      } catch (error) {
        if (shown.current !== other) return;
        // One that was erased, or never began.
        const isGone = error instanceof RefusedError && error.code === 'conversation-not-found';
        setMessages(isGone ? [] : 'failed');
      }
    },
    [client, readOn, storeKey],
  );

  const begin = useCallback(() => {
    const next = newPageId();
    shown.current = next;
    setId(next);
    setProblem(null);
    setMessages([]);
    keep(storeKey, null);
  }, [storeKey]);

  useEffect(() => {
    const last = kept(storeKey);
    if (last !== null) void open(last);
  }, [open, storeKey]);

  /** False when it was not sent, so that what was typed is kept. */
  const ask = async (text: string): Promise<boolean> => {
    if (typeof messages === 'string') return false;
    const messageId = newPageId();
    const before = messages;
    const of = id;
    setProblem(null);
    const at = new Date().toISOString();
    const empty = { sources: null, proposals: [], problem: null, isUnanswered: false, createdAt: at };
    setMessages([
      ...before,
      { ...empty, id: `${messageId}-question`, role: 'user', text, state: 'ready' },
      { ...empty, id: messageId, role: 'assistant', text: '', state: 'loading' },
    ]);
    try {
      const events = client.ask(of, messageId, text);
      const { value: first } = await events.next();
      if (!first) throw new Error('no answer');
      keep(storeKey, of);
      put(messageId, (message) => changed(message, first));
      void readOn(of, messageId, events).catch(() => setProblem(texts.failed));
      return true;
    } catch (error) {
      if (shown.current === of) {
        setMessages(before);
        setProblem((error instanceof RefusedError && error.message) || texts.failed);
      }
      return false;
    }
  };

  return {
    id,
    messages,
    problem,
    isOffline,
    ask,
    open,
    begin,
    stop: async (messageId: string) => {
      await client.stop(id, messageId).then(
        (message) => put(messageId, () => message),
        () => setIsOffline(true),
      );
    },
    decided: (messageId: string, proposal: Proposal) =>
      put(messageId, (message) => ({
        ...message,
        proposals: message.proposals.map((one) => (one.id === proposal.id ? proposal : one)),
      })),
  };
}

/** In a frame of another site a browser may keep nothing. */
function kept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, id);
  } catch {
    // The conversation is found in the list.
  }
}
