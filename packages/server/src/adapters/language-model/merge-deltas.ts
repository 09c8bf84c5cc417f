import { setTimeout as sleep } from 'node:timers/promises';
import { type TakeText, takerOf } from './early-text.ts';

/**
 * A `fetch` whose event streams arrive with the text of neighbouring OpenAI chunks put together. Where somebody takes early
 * text, that has all of it up to the first event that is more than text, and the response begins there.
 */
export function mergingFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || !response.body || !response.headers.get('content-type')?.startsWith('text/event-stream'))
      return response;
    const { status, statusText, headers } = response;
    const answer = readAnswer(response.body);
    const take = takerOf(init?.signal);
    const rest = take ? await passEarlyText(answer, take) : [];
    return new Response(toBody(answer, rest), { status, statusText, headers });
  };
}

/** Answers the events that come first behind the text, as they came. */
async function passEarlyText({ events, cancel }: Answer, take: TakeText): Promise<Event[]> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) return [];
    for (const [at, event] of value.entries()) {
      if (typeof event === 'string') {
        if (isComment(event)) continue;
        return value.slice(at);
      }
      if (await take(event.choices[0].delta.content)) continue;
      await cancel();
      throw new DOMException('The answer is not wanted any more.', 'AbortError');
    }
  }
}

const isComment = (event: string) => event.startsWith(':') && !event.trimEnd().includes('\n');

/** Streams that are being read now. */
let active = 0;

/**
 * How long a stream is left alone after each reading. Each reading costs tens of microseconds however many tokens it finds,
 * so the more replies stream at once, the more of their tokens are taken together: 20 ms for one, 200 ms for two hundred.
 * A process that comes late to what it has to do, as when many turns begin, takes more at once still: those who wait for
 * their first word come before the next words of the others.
 */
export const pauseMs = (streams: number, lateMs: number): number =>
  Math.min(Math.min(20 + streams, 200) + lateMs * 4, maxPauseMs);

/** A reader notices little of it. */
const maxPauseMs = 400;

/**
 * Puts the text of neighbouring `chat.completion.chunk` events into one event. What is not plain text goes on as it came,
 * and in its place. A token that comes when none came for a while goes on at once. `body` is a stream of bytes, as those
 * of `fetch` are: one reading of such a stream takes all that has arrived.
 */
export const mergeDeltas = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> =>
  toBody(readAnswer(body), []);

/** Text of neighbouring chunks as one of them, or an event as it came. */
type Event = TextChunk | string;

type Answer = { events: AsyncGenerator<Event[], void, void>; cancel(reason?: unknown): Promise<void> };

function readAnswer(body: ReadableStream<Uint8Array>): Answer {
  const reader = body.getReader({ mode: 'byob' });
  const events = readEvents(reader);
  return {
    events,
    async cancel(reason) {
      await reader.cancel(reason);
      await events.return();
    },
  };
}

/** `first` and what follows it, as bytes. */
function toBody({ events, cancel }: Answer, first: Event[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let rest = first;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = rest.length > 0 ? { done: false, value: rest } : await events.next();
        rest = [];
        if (done || !value) controller.close();
        else controller.enqueue(encoder.encode(value.map(toText).join('')));
      },
      cancel,
    },
    // Nothing waits here, because an error would take it away.
    { highWaterMark: 0 },
  );
}

const toText = (event: Event) => (typeof event === 'string' ? event : `data: ${JSON.stringify(event)}\n\n`);

type Reader = ReadableStreamBYOBReader;

/** What timers are late by themselves. */
const timerMs = 5;

/** A source that always has more must not fill the memory. */
const batchMaxBytes = 16_000;

/** Whole events with a blank line behind each; what is left at the end comes as it is. */
async function* readEvents(reader: Reader): AsyncGenerator<Event[], void, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let lateMs = 0;
  active += 1;
  try {
    for (let buffer = new ArrayBuffer(batchMaxBytes); ;) {
      const { done, value } = await reader.read(new Uint8Array(buffer));
      if (done) break;
      const events = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      buffer = value.buffer;
      rest = events.pop() ?? '';
      if (events.length > 0) yield mergeEvents(events);
      const pause = pauseMs(active, lateMs);
      const sinceMs = performance.now();
      await sleep(pause);
      lateMs = Math.max(0, performance.now() - sinceMs - pause - timerMs);
    }
    if (rest !== '') yield [rest];
  } finally {
    active -= 1;
  }
}

function mergeEvents(events: string[]): Event[] {
  const merged: Event[] = [];
  for (const event of events) {
    const chunk = readTextChunk(event);
    const last = merged.at(-1);
    if (!chunk) merged.push(`${event}\n\n`);
    else if (last && typeof last !== 'string') last.choices[0].delta.content += chunk.choices[0].delta.content;
    else merged.push(chunk);
  }
  return merged;
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
