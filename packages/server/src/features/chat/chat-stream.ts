import type { ChatMessage } from '@whittle/contract/chat';
import type { LiveEvent } from '@whittle/contract/chat-events';
import type { AppId, MessageId } from '@whittle/contract/ids';
import { eventStream, type StreamContext } from '../../http/sse.ts';
import type { EventLog } from '../../core/event-log/event-log.ts';
import type { LoggedEvent } from '../../core/event-log/logged-event.ts';
import { redactMessage } from '@whittle/domain/chat/redact-message';

type Options = {
  appId: AppId;
  after: number;
  viewer: { isAdmin: boolean };
  /** The stream ends with the event that finishes this reply; without one it stays open for a while. */
  untilReply?: MessageId;
};

/** A window that is still there connects again where it was, and shows that it may. */
const maxOpenMs = 30 * 60_000;

/** Answers with the app's log from behind `after` on, one server-sent event per log entry, its position as the id. */
export function chatStream(
  c: StreamContext,
  follow: EventLog['follow'],
  { appId, after, viewer, untilReply }: Options,
) {
  return eventStream(c, async (stream) => {
    const until = untilReply ? stream.closed : AbortSignal.any([stream.closed, AbortSignal.timeout(maxOpenMs)]);
    for await (const events of follow(appId, after, until)) {
      let isOver = false;
      let frames = '';
      for (const event of events) {
        const message = event.type.startsWith('message-') ? messageOf(event) : null;
        frames += `id: ${event.seq}\ndata: ${viewer.isAdmin ? event.json : redacted(event, message)}\n\n`;
        isOver = message !== null && message.id === untilReply && message.status !== 'streaming';
        if (isOver) break;
      }
      await stream.write(frames);
      if (isOver) return;
    }
  });
}

const messageOf = (event: LoggedEvent): ChatMessage => (JSON.parse(event.json) as { message: ChatMessage }).message;

function redacted({ seq, type, json }: LoggedEvent, message: ChatMessage | null): string {
  const redact = (one: ChatMessage) => redactMessage(one, { isAdmin: false });
  if (message) return JSON.stringify({ seq, type, message: redact(message) } as LiveEvent);
  if (type !== 'messages-replaced') return json;
  const event = JSON.parse(json) as Extract<LiveEvent, { type: 'messages-replaced' }>;
  return JSON.stringify({ ...event, messages: event.messages.map(redact) } satisfies LiveEvent);
}
