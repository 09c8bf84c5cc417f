import { expect, it } from 'vitest';
import { earlyTextOf } from './early-text.ts';
import { mergingFetch } from './merge-deltas.ts';

const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, ...more }] })}\n\n`;

/** What is taken early of an answer, and what is left of it for the library. */
function answerOf(events: string[]) {
  const bytes = (text: string) => new TextEncoder().encode(text);
  let isCancelled = false;
  const body = new ReadableStream({
    type: 'bytes',
    pull(controller) {
      const event = events.shift();
      if (event === undefined) {
        controller.close();
        controller.byobRequest?.respond(0);
      } else controller.enqueue(bytes(event));
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  const { signal } = new AbortController();
  const early = earlyTextOf(signal);
  const fetch = mergingFetch(
    async () => new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }),
  );
  const answering = fetch('http://model', { signal });
  answering.then(early.end, early.end);
  return { early, answering, isCancelled: () => isCancelled };
}

async function read(early: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const text of early) all += text;
  return all;
}

it('text is taken as it comes, and the response begins with the first event that is more', async () => {
  const call = chunk({ tool_calls: [{ index: 0 }] });
  const late = chunk({ content: 'late' });
  const { early, answering } = answerOf(
    [chunk({ role: 'assistant', content: '' }), chunk({ content: 'a' })].concat(
      chunk({ content: 'b' }) + call + late,
      'data: [DONE]\n\n',
    ),
  );
  expect(await read(early)).toBe('ab');
  expect(await (await answering).text()).toBe(`${call}${late}data: [DONE]\n\n`);
});

it.each([
  ['reasoning', chunk({ content: null, reasoning_content: 'hm' })],
  ['an error', 'data: {"error":{"message":"no"}}\n\n'],
  ['garbage', 'data: {"choices":[{"delta"\n\n'],
])('of an answer that begins with %s nothing is taken', async (_, event) => {
  const { early, answering } = answerOf([event, chunk({ content: 'a' })]);
  expect(await read(early)).toBe('');
  expect((await (await answering).text()).startsWith(event)).toBe(true);
});

it('comments that keep a connection alive end no text', async () => {
  const { early, answering } = answerOf([
    ': PROCESSING\n\n',
    chunk({ content: 'a' }),
    ': PROCESSING\n\n',
    chunk({ content: 'b' }),
  ]);
  expect(await read(early)).toBe('ab');
  expect(await (await answering).text()).toBe('');
});

it('whoever stops reading ends the answer', async () => {
  const { early, answering, isCancelled } = answerOf(['a', 'b', 'c'].map((content) => chunk({ content })));
  for await (const text of early) if (text === 'a') break;
  await expect(answering).rejects.toThrow('not wanted');
  expect(isCancelled()).toBe(true);
});
