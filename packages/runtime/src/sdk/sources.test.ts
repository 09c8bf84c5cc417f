import type { SourceAnswerEvent } from '@whittle/contract/knowledge/source-calls';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { base44 } from './client.ts';
import { startSession } from './session.ts';
import { fakeServer, refusal } from '../testing/server.ts';

const answerWith = (...events: SourceAnswerEvent[]) => {
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  const fetched = vi.fn<typeof fetch>(async () => new Response(body));
  fakeServer(fetched);
  return fetched;
};
beforeEach(() => {
  const nothing = () => undefined;
  const session = { onSignInNeeded: nothing, onSignOut: nothing, saveToken: nothing };
  startSession({ appId: 'app1', token: null, renewToken: () => Promise.resolve(null), ...session });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = { text: 'At nine [1].', citations: [], unsupported: [], isUnanswered: false };

it('[CTX-45] an answer grows, parts of it are written anew, and it comes whole at the end', async () => {
  answerWith(
    { type: 'text', from: 0, text: 'At nine ![' },
    { type: 'text', from: 8, text: '[1].' },
    { type: 'end', answer },
  );
  const seen: string[] = [];
  expect(await base44.sources.ask('When?', { onProgress: ({ text }) => seen.push(text) })).toEqual(answer);
  expect(seen).toEqual(['At nine ![', 'At nine [1].']);
});

it('[CTX-45] why there is no answer is thrown with its code: of the server, of a stream that breaks, of who gave up', async () => {
  const problem = { code: 'model-unavailable', message: 'The model does not answer.' };
  answerWith({ type: 'failed', problem });
  await expect(base44.sources.ask('When?')).rejects.toMatchObject(problem);
  answerWith({ type: 'text', from: 0, text: 'At' });
  await expect(base44.sources.ask('When?')).rejects.toMatchObject({ code: 'network' });
  const giveUp = new AbortController();
  giveUp.abort();
  await expect(base44.sources.ask('When?', { signal: giveUp.signal })).rejects.toMatchObject({ name: 'AbortError' });
});

it('[CTX-44] a search asks for as many passages as it is told, and answers the list', async () => {
  const fetched = answerWith();
  const passage = {
    ...{ contextItemId: 'c'.repeat(24), n: 0, name: 'Prices', text: 'A price', titlePath: [], page: null, row: null },
    ...{ address: null, start: 0, end: 7, marks: [] },
  };
  fetched.mockResolvedValueOnce(Response.json({ passages: [passage] }));
  expect(await base44.sources.search('price', { max: 1 })).toEqual([passage]);
  expect(JSON.parse(String(fetched.mock.calls[0]![1]!.body))).toEqual({ question: 'price', max: 1 });
  fetched.mockResolvedValueOnce(refusal('sources-not-open'));
  await expect(base44.sources.search('price')).rejects.toMatchObject({ code: 'sources-not-open', status: 403 });
});
