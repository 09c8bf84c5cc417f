import { errorCatalogue } from '@whittle/contract/errors';
import { type RunEvent, toolRunSchema } from '@whittle/contract/tools/tool-run';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { base44 } from './client.ts';
import { startSession } from './session.ts';
import { fakeServer, refusal } from '../testing/server.ts';

/** A run as the contract has it, whether it is answered or streamed. */
const run = (more: object = {}) =>
  toolRunSchema.parse({
    ...{
      id: 'a'.repeat(24),
      toolId: 'b'.repeat(24),
      state: 'loading',
      inputs: {},
      problem: null,
      sources: null,
      shareKey: null,
    },
    ...{ model: null, tokens: { prompt: 0, completion: 0 }, credits: 1 },
    ...{ createdAt: '2026-01-31T10:00:00.000Z', endedAt: null, editedAt: null },
    blocks: [{ blockId: 'plan', state: 'pending', value: null, problem: null }],
    ...more,
  });
const block = (value: string) => [{ blockId: 'plan', state: 'validated', value, problem: null }];
const stream = (...events: RunEvent[]) =>
  new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const fetched = vi.fn<typeof fetch>();
const asked = () => fetched.mock.calls.map(([url, options]) => `${options!.method} ${String(url)}`);

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockImplementation(noNetwork);
  fakeServer(fetched);
  const nothing = () => undefined;
  const session = { onSignInNeeded: nothing, onSignOut: nothing, saveToken: nothing };
  startSession({ appId: 'app1', token: null, renewToken: () => Promise.resolve(null), ...session });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[TOOL-46] a run is started again with its id, and read on for as long as the network is away', async () => {
  const seen: unknown[] = [];
  const done = base44.tools.run('plan', { people: 2 }, { onProgress: ({ values }) => seen.push(values['plan']) });
  fetched.mockImplementation(noNetwork);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new Set(asked())).toEqual(new Set(['POST /api/tools/app1/generate']));
  expect(new Set(fetched.mock.calls.map(([, options]) => options!.body)).size).toBe(1);

  fetched.mockResolvedValueOnce(
    stream({ type: 'run', run: run() }, { type: 'text', blockId: 'plan', from: 0, text: 'So' }),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  const { runId } = JSON.parse(String(fetched.mock.calls[0]![1]!.body)) as { runId: string };
  expect(asked().at(-1)).toBe(`GET /api/tools/app1/runs/${runId}`);
  fetched.mockResolvedValueOnce(stream({ type: 'end', run: run({ state: 'success', blocks: block('Soup') }) }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await done).values).toEqual({ plan: 'Soup' });
  expect(seen).toEqual([null, 'So']);
});

it('[TOOL-46] who gives up while the network is away has the run cancelled when it is back', async () => {
  const giveUp = new AbortController();
  const done = base44.tools.run('plan', {}, { signal: giveUp.signal }).catch((error: unknown) => error);
  fetched.mockResolvedValueOnce(stream({ type: 'run', run: run() })).mockImplementation(noNetwork);
  await vi.advanceTimersByTimeAsync(3_000);
  giveUp.abort();
  await vi.advanceTimersByTimeAsync(3_000);
  fetched.mockImplementation(async (url) =>
    String(url).endsWith('/cancel')
      ? Response.json(run({ state: 'cancelled' }))
      : stream({ type: 'end', run: run({ state: 'cancelled' }) }),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await done).toMatchObject({ code: 'cancelled' });
  expect(asked().at(-2)).toMatch(/\/cancel$/);
});

it('[TOOL-46] what the server refuses is thrown at once, and nobody waits without end', async () => {
  fetched.mockResolvedValueOnce(refusal('run-limit-reached'));
  const { message, status } = errorCatalogue['run-limit-reached'];
  const refused = { code: 'run-limit-reached', message, status };
  await expect(base44.tools.run('plan')).rejects.toMatchObject(refused);
  expect(fetched).toHaveBeenCalledOnce();

  fetched.mockImplementation(noNetwork);
  const done = base44.tools.run('plan').catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(602_000);
  expect(await done).toMatchObject({ code: 'network' });
});
