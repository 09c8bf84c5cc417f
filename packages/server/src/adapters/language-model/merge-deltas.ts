/**
 * At most one event per `windowMs` and stream goes on to the provider's library while nothing but text comes: it takes
 * tens of microseconds per event, and hundreds of replies may stream at once.
 */
const windowMs = 30;
/** Events that may wait for a slow reader before the provider has to wait. */
const queueEvents = 16;

/** A `fetch` whose event streams arrive with the text of neighbouring OpenAI chunks put together. */
export function mergingFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response;
    const { status, statusText, headers } = response;
    return new Response(mergeDeltas(response.body), { status, statusText, headers });
  };
}

/**
 * Puts the text of neighbouring `chat.completion.chunk` events into one event. The first event after a pause goes on at
 * once, so that a slow model's tokens are not held up. What is not plain text goes on as it came, and in its place.
 */
export function mergeDeltas(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  let held: TextChunk | null = null;
  let sentAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;
  let asked = Promise.withResolvers<void>();

  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text));
      const flush = () => {
        clearTimeout(timer);
        timer = undefined;
        if (!held) return;
        send(`data: ${JSON.stringify(held)}\n\n`);
        held = null;
        sentAt = performance.now();
      };
      const take = (event: string) => {
        const chunk = readTextChunk(event);
        if (!chunk) {
          flush();
          send(`${event}\n\n`);
        } else if (held) held.choices[0].delta.content += chunk.choices[0].delta.content;
        else held = chunk;
      };
      /** Resolves when no more than `events` wait to be read. */
      const untilRead = async (events: number) => {
        while (queueEvents - (controller.desiredSize ?? queueEvents) > events) {
          asked = Promise.withResolvers();
          await asked.promise;
        }
      };
      const readAll = async () => {
        for (;;) {
          await untilRead(queueEvents);
          const { done, value } = await reader.read();
          if (done) break;
          const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
          rest = events.pop() ?? '';
          for (const event of events) take(event);
          const waitMs = sentAt + windowMs - performance.now();
          if (waitMs <= 0) flush();
          else if (held) timer ??= setTimeout(flush, waitMs);
        }
        flush();
        if (rest !== '') send(rest);
        controller.close();
      };
      readAll().catch(async (error: unknown) => {
        flush();
        // An error takes away what waits in front of it.
        await untilRead(0);
        controller.error(error);
      });
    },
    pull: () => asked.resolve(),
    cancel(reason) {
      clearTimeout(timer);
      return reader.cancel(reason);
    },
  };
  return new ReadableStream(source, { highWaterMark: queueEvents });
}

type TextChunk = { choices: [{ delta: { content: string } }] };

/** Null for anything but a chunk that adds text to the first choice and says nothing else. */
function readTextChunk(event: string): TextChunk | null {
  if (!event.startsWith('data: {') || event.includes('\n')) return null;
  let chunk: {
    choices?: { index?: number; delta?: Record<string, unknown>; finish_reason?: unknown }[];
    usage?: unknown;
  };
  try {
    chunk = JSON.parse(event.slice('data: '.length)) as typeof chunk;
  } catch {
    return null;
  }
  const [choice, ...others] = chunk.choices ?? [];
  if (!choice || others.length > 0 || (choice.index ?? 0) !== 0 || isSaid(choice.finish_reason) || isSaid(chunk.usage))
    return null;
  const { content, role: _, ...more } = choice.delta ?? {};
  return typeof content === 'string' && !Object.values(more).some(isSaid) ? (chunk as unknown as TextChunk) : null;
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== '';
