import { addressOf } from '@whittle/contract/call';
import { chatCalls } from '@whittle/contract/chat/calls';
import { type LiveEvent, liveEventSchema } from '@whittle/contract/chat-events';

export type EventStreamHandlers = { onOpen: () => void; onEvent: (event: LiveEvent) => void; onLost: () => void };

/** Opens an app's event log behind `after`; returns how to close it. `onLost` is called once, and the stream is closed then. */
export type EventStream = (after: number, handlers: EventStreamHandlers) => () => void;

/**
 * The app's events as the browser receives them. The browser's own reconnecting is not used: it would ask again from the
 * first position, while the conversation knows how far it is.
 */
export function liveEvents(appId: string): EventStream {
  return (after, { onOpen, onEvent, onLost }) => {
    const source = new EventSource(addressOf(chatCalls.live, { params: { appId }, query: { after } }));
    source.onopen = onOpen;
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event) onEvent(event);
    };
    source.onerror = () => {
      source.close();
      onLost();
    };
    return () => source.close();
  };
}

/** Null for an event of a newer server that this page does not know. */
function readEvent(data: string): LiveEvent | null {
  try {
    return liveEventSchema.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
