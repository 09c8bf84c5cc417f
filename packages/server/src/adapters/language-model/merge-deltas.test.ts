import { expect, it } from 'vitest';
import { mergeDeltas, pauseMs } from './merge-deltas.ts';

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: null }], ...more })}\n\n`;
const end = `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

async function merge(pieces: string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    type: 'bytes',
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return (await new Response(mergeDeltas(body)).text()).split('\n\n').filter(Boolean);
}

const textOf = (events: string[]) =>
  events
    .filter((event) => event.startsWith('data: {'))
    .map(
      (event) =>
        (JSON.parse(event.slice(6)) as { choices: { delta: { content?: string } }[] }).choices[0]?.delta.content ?? '',
    )
    .join('');

it('leaves a stream alone for longer beside many others, and where the process comes late, but never for long', () => {
  expect([1, 50, 200, 1_000].map((streams) => pauseMs(streams, 0))).toEqual([21, 70, 200, 200]);
  expect([5, 50, 1_000].map((lateMs) => pauseMs(50, lateMs))).toEqual([90, 270, 400]);
});

it('puts neighbouring text together and leaves the rest in its place', async () => {
  const tokens = Array.from({ length: 200 }, (_, at) => chunk({ content: `t${at} ` }));
  const call = chunk({ tool_calls: [{ index: 0 }] });
  const events = await merge([...tokens.slice(0, 100), call, ...tokens.slice(100), end]);
  expect(textOf(events)).toBe(Array.from({ length: 200 }, (_, at) => `t${at} `).join(''));
  expect(events.length).toBeLessThan(20);
  expect(events.slice(-2)).toEqual(end.split('\n\n').slice(0, 2));
  const before = textOf(events.slice(0, events.indexOf(call.trim())));
  expect(before.endsWith('t99 ')).toBe(true);
});

it.each([
  ['reasoning', chunk({ content: '', reasoning_content: 'hm' })],
  ['a usage report', chunk({ content: 'x' }, { usage: { prompt_tokens: 1 } })],
  ['an error', 'data: {"error":{"message":"no"}}\n\n'],
  ['a comment', ': keep-alive\n\n'],
  ['garbage', 'data: {"choices":[{"delta"\n\n'],
])('%s goes on as it came', async (_, event) => {
  expect(await merge([chunk({ content: 'a' }), event, chunk({ content: 'b' })])).toContain(event.trim());
});

it('events and characters that are split over pieces arrive whole', async () => {
  const bytes = new TextEncoder().encode(chunk({ content: 'ä😀' }).repeat(3) + end);
  const body = new ReadableStream({
    type: 'bytes',
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const events = (await new Response(mergeDeltas(body)).text()).split('\n\n');
  expect(textOf(events)).toBe('ä😀ä😀ä😀');
});

it('a broken connection breaks the stream behind what was received', async () => {
  let pulls = 0;
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      pulls += 1;
      if (pulls <= 3) controller.enqueue(new TextEncoder().encode(chunk({ content: `t${pulls}` })));
      else controller.error(new Error('terminated'));
    },
  });
  const received: string[] = [];
  const reading = (async () => {
    for await (const piece of mergeDeltas(body)) received.push(new TextDecoder().decode(piece));
  })();
  await expect(reading).rejects.toThrow('terminated');
  expect(textOf(received.join('').split('\n\n'))).toBe('t1t2t3');
});

it('a source that always has more is taken piece by piece, and only as it is read', async () => {
  let pulls = 0;
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      pulls += 1;
      controller.enqueue(new TextEncoder().encode(`: ${'x'.repeat(1_000)}\n\n`));
    },
  });
  const reader = mergeDeltas(body).getReader();
  await reader.read();
  await reader.read();
  expect(pulls).toBeLessThan(200);
  await reader.cancel();
});
