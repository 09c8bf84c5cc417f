import { type EventEmitter, on } from 'node:events';

/**
 * What is there now, then every event up to the one of type `end`, or until nobody reads along. `now` is called once the
 * events are heard, so that nothing is missed in between.
 */
export async function* followEvents<E extends { type: string }>(
  events: EventEmitter<{ event: [E] }>,
  signal: AbortSignal,
  now: () => E,
): AsyncGenerator<E> {
  if (signal.aborted) return;
  const news = on(events as EventEmitter, 'event', { signal }) as AsyncIterable<[E]>;
  yield now();
  try {
    for await (const [event] of news) {
      yield event;
      if (event.type === 'end') return;
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
