import type { ChatSnapshot } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import { appSummary, assistantMessage, userMessage } from '../../../testing/chat-fixtures.ts';
import type { EventStreamHandlers } from './event-stream.ts';
import { createLiveChat } from './live-chat.ts';

const snapshot: ChatSnapshot = {
  chatId: 'chat',
  app: appSummary(),
  messages: [userMessage('u1', 'Add a waitlist'), assistantMessage('a1', '', { status: 'streaming' })],
  hasOlder: false,
  allowances: [],
  queue: { items: [], isHeld: false },
  cursor: 4,
  model: { label: 'Built-in builder', isBuiltIn: true, seesPictures: false },
};

const piece = (seq: number, text: string): LiveEvent => ({ type: 'text-delta', seq, messageId: 'a1', text });

/** A window whose server, clock and paints are moved by hand. */
function openWindow(answers: (ChatSnapshot | Error)[]) {
  const streams: { after: number; isClosed: boolean; handlers: EventStreamHandlers }[] = [];
  const timers: { ms: number; run: () => void; isCancelled: boolean }[] = [];
  const paints: (() => void)[] = [];
  const chat = createLiveChat({
    load: async () => {
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked too often');
      return answer;
    },
    loadOlder: async () => ({ messages: [userMessage('u0', 'Hello')], hasOlder: false }),
    openStream: (after, handlers) => {
      const stream = { after, handlers, isClosed: false };
      streams.push(stream);
      return () => {
        stream.isClosed = true;
      };
    },
    beforePaint: (run) => paints.push(run),
    after: (ms, run) => {
      const timer = { ms, run, isCancelled: false };
      timers.push(timer);
      return () => {
        timer.isCancelled = true;
      };
    },
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  return {
    chat,
    streams,
    timers,
    stream: () => streams.at(-1)!,
    content: () => chat.getState().conversation?.messages.at(-1)?.content,
    paint: () => paints.splice(0).forEach((run) => run()),
    tick: () => {
      const timer = timers.findLast((one) => !one.isCancelled)!;
      timer.isCancelled = true;
      timer.run();
    },
    settle,
    start: async () => {
      chat.start();
      await settle();
    },
  };
}

describe('the live chat', () => {
  it('[GEN-22] follows the event log from where the snapshot ends', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    expect(view.stream().after).toBe(4);
    view.stream().handlers.onOpen();
    view.stream().handlers.onEvent(piece(5, 'I added '));
    view.stream().handlers.onEvent(piece(6, 'a waitlist.'));
    expect(view.content()).toBe('');
    view.paint();
    expect(view.content()).toBe('I added a waitlist.');
    expect(view.chat.getState().connection).toBe('live');
  });

  it('[GEN-20] a lost network is silent, and the turn goes on without losing or repeating a character', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.stream().handlers.onOpen();
    view.stream().handlers.onEvent(piece(5, 'I added '));
    view.paint();
    view.stream().handlers.onLost();
    expect(view.chat.getState()).toMatchObject({ connection: 'reconnecting', refusal: null });
    view.tick();
    expect(view.stream().after).toBe(5);
    view.stream().handlers.onOpen();
    view.stream().handlers.onEvent(piece(5, 'I added '));
    view.stream().handlers.onEvent(piece(6, 'a waitlist.'));
    view.paint();
    expect(view.content()).toBe('I added a waitlist.');
  });

  it('[GEN-20] events that arrived before the network went away are not lost', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.stream().handlers.onEvent(piece(5, 'I added '));
    view.stream().handlers.onLost();
    view.paint();
    view.tick();
    expect(view.content()).toBe('I added ');
    expect(view.stream().after).toBe(5);
  });

  it('[GEN-22] tries at once when the window is seen again', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.stream().handlers.onLost();
    view.chat.wake();
    expect(view.streams).toHaveLength(2);
    expect(view.timers.every((timer) => timer.isCancelled)).toBe(true);
  });

  it('[GEN-22] waking a window that is connected changes nothing', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.stream().handlers.onOpen();
    view.chat.wake();
    expect(view.streams).toHaveLength(1);
  });

  it('asks for the missing events when the stream left a gap', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.stream().handlers.onEvent(piece(6, 'a waitlist.'));
    view.paint();
    expect(view.content()).toBe('');
    view.tick();
    expect(view.stream().after).toBe(4);
    expect(view.streams[0]?.isClosed).toBe(true);
  });

  it('a network that is away from the start is waited for', async () => {
    const view = openWindow([new NetworkError('no answer'), snapshot]);
    await view.start();
    expect(view.chat.getState().connection).toBe('reconnecting');
    view.tick();
    await view.settle();
    expect(view.chat.getState().conversation?.messages).toHaveLength(2);
  });

  it('an app of another account is refused and not asked for again', async () => {
    const refusal = new ApiError(404, {
      code: 'app-not-found',
      message: 'This app does not exist, or it is not yours.',
    });
    const view = openWindow([refusal]);
    await view.start();
    expect(view.chat.getState()).toMatchObject({ connection: 'refused', refusal });
    expect(view.timers).toHaveLength(0);
  });

  it('a stream that keeps failing asks the server why', async () => {
    const refusal = new ApiError(404, { code: 'app-not-found', message: 'gone' });
    const view = openWindow([snapshot, refusal]);
    await view.start();
    view.stream().handlers.onLost();
    view.tick();
    view.stream().handlers.onLost();
    view.tick();
    await view.settle();
    expect(view.chat.getState().connection).toBe('refused');
  });

  it('stopping closes the stream for good', async () => {
    const view = openWindow([snapshot]);
    await view.start();
    view.chat.stop();
    expect(view.stream().isClosed).toBe(true);
    view.stream().handlers.onLost();
    expect(view.timers).toHaveLength(0);
  });
});
