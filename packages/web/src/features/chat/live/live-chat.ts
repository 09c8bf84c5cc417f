import type { ChatSnapshot, OlderMessages } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import {
  type Conversation,
  applyEvents,
  keepOlder,
  openConversation,
  withOlder,
} from '@whittle/domain/chat/conversation';
import { ApiError } from '../../../lib/api-error.ts';
import type { EventStream } from './event-stream.ts';

/** `reconnecting` also stands for the first load while the network is away. Network errors are silent (GEN-20). */
type Connection = 'opening' | 'live' | 'reconnecting' | 'refused';

export type LiveChatState = {
  conversation: Conversation | null;
  connection: Connection;
  /** Why the server refused: the app is not there, or not this account's. */
  refusal: ApiError | null;
};

export type LiveChatDeps = {
  load: (signal: AbortSignal) => Promise<ChatSnapshot>;
  loadOlder: (beforeId: string) => Promise<OlderMessages>;
  openStream: EventStream;
  /** Calls back before the next paint; events that came in between are applied together. */
  beforePaint: (run: () => void) => void;
  after: (ms: number, run: () => void) => () => void;
};

export interface LiveChat {
  getState(): LiveChatState;
  subscribe(listener: () => void): () => void;
  /** Loads the conversation and follows it until `stop`. */
  start(): void;
  stop(): void;
  /** Puts what was said before the first message in front (GEN-31). Throws when that could not be loaded. */
  loadOlder(): Promise<void>;
  /** Tries at once, because the window is seen again or the network is back (GEN-22). */
  wake(): void;
}

/** How long to wait before the next try, in ms, by the number of tries that failed. */
const backoffMs = [250, 1_000, 2_000, 4_000, 8_000];
/** An event that waits longer for the ones before it means that the stream lost some: it is opened again. */
const gapMs = 2_000;

/** Follows one app's chat: a snapshot, then the event log from there, for as long as the window is open. */
export function createLiveChat({ load, loadOlder, openStream, beforePaint, after }: LiveChatDeps): LiveChat {
  let state: LiveChatState = { conversation: null, connection: 'opening', refusal: null };
  const listeners = new Set<() => void>();
  let queue: LiveEvent[] = [];
  let isFlushPlanned = false;
  let failures = 0;
  let isRunning = false;
  let closeStream: (() => void) | null = null;
  let cancelRetry: (() => void) | null = null;
  let cancelGapCheck: (() => void) | null = null;
  let loading: AbortController | null = null;

  const set = (change: Partial<LiveChatState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const flush = () => {
    isFlushPlanned = false;
    const events = queue;
    queue = [];
    if (!state.conversation) return;
    const conversation = applyEvents(state.conversation, events);
    if (conversation !== state.conversation) set({ conversation });
    cancelGapCheck?.();
    cancelGapCheck = conversation.ahead.length > 0 ? after(gapMs, follow) : null;
  };

  const take = (event: LiveEvent) => {
    queue.push(event);
    if (isFlushPlanned) return;
    isFlushPlanned = true;
    beforePaint(flush);
  };

  const letGo = () => {
    closeStream?.();
    closeStream = null;
    cancelRetry?.();
    cancelRetry = null;
    cancelGapCheck?.();
    cancelGapCheck = null;
    loading?.abort();
    loading = null;
  };

  const failed = () => {
    letGo();
    if (!isRunning) return;
    set({ connection: 'reconnecting' });
    cancelRetry = after(backoffMs[Math.min(failures, backoffMs.length - 1)]!, connect);
    failures += 1;
  };

  const follow = () => {
    if (!state.conversation) return;
    letGo();
    closeStream = openStream(state.conversation.cursor, {
      onOpen: () => {
        failures = 0;
        set({ connection: 'live' });
      },
      onEvent: take,
      onLost: failed,
    });
  };

  /** A stream that keeps failing may have been refused, which only a call can tell: then the snapshot is asked again. */
  const connect = () => {
    if (state.conversation && failures < 2) follow();
    else void reload();
  };

  const reload = async () => {
    letGo();
    const { signal } = (loading = new AbortController());
    try {
      const snapshot = await load(signal);
      if (signal.aborted) return;
      queue = [];
      set({ conversation: keepOlder(state.conversation, openConversation(snapshot)), refusal: null });
      follow();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) {
        set({ connection: 'refused', refusal: error });
      } else failed();
    }
  };

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      isRunning = true;
      connect();
    },
    stop() {
      isRunning = false;
      letGo();
    },
    async loadOlder() {
      const first = state.conversation?.messages[0];
      if (!state.conversation?.hasOlder || !first) return;
      const older = await loadOlder(first.id);
      // A reload may have come in between; then its first message decides.
      if (state.conversation.messages[0]?.id === first.id) set({ conversation: withOlder(state.conversation, older) });
    },
    wake() {
      if (!isRunning || state.connection !== 'reconnecting') return;
      failures = 0;
      connect();
    },
  };
}
