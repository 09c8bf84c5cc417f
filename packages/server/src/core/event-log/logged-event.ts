import type { LiveEvent, NewLiveEvent } from '@whittle/contract/chat-events';

/** An event of an app's log with its position. `json` is the whole LiveEvent, written once for all its readers. */
export type LoggedEvent = { seq: number; type: LiveEvent['type']; json: string };

/** `eventJson` is the event without position, as `JSON.stringify` wrote it: an object with at least one key. */
export const toLoggedEvent = (seq: number, type: LiveEvent['type'], eventJson: string): LoggedEvent => ({
  seq,
  type,
  json: `{"seq":${seq},${eventJson.slice(1)}`,
});

/** The message that an event is about, null when it is about the app. */
export function messageIdOf(event: NewLiveEvent): string | null {
  if ('messageId' in event) return event.messageId;
  return 'message' in event ? event.message.id : null;
}
