import { call } from '@whittle/contract/call';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropToken, keepToken } from './bearer.ts';
import { fakeServer, networkGone, refusal } from '../testing/server.ts';
import { sentenceOf } from './api-error.ts';
import { callServer } from './call-server.ts';

const read = call.get({ path: '/api/x', summary: 'X', who: 'account', response: z.object({ n: z.number() }) });

afterEach(() => {
  dropToken();
  vi.unstubAllGlobals();
});

const answerWith = (body: unknown) => {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers));
    return Response.json(body);
  });
  return asked;
};

test('[API-01] a call carries the sign-in of its caller, and none without one', async () => {
  const asked = answerWith({ n: 1 });
  await callServer(read);
  keepToken('the-token');
  await callServer(read);
  expect(asked.map((headers) => headers.get('authorization'))).toEqual([null, 'Bearer the-token']);
});

test('[API-03] an answer that is not as the contract has it is an error, not a value', async () => {
  answerWith({ n: 'one' });
  await expect(callServer(read)).rejects.toThrow('Reload the page.');
});

test('[API-04] a server that fails is not called one that cannot be reached', async () => {
  const notSignedIn = refusal('not-signed-in');
  const answers = { 'GET /api/x': notSignedIn, 'POST /api/auth/refresh': refusal('internal') };
  fakeServer(answers);
  const failure = await callServer(read).catch((error: unknown) => error);
  expect(sentenceOf(failure)).toBe('Something went wrong on the server. Nothing was changed. Try again.');
  fakeServer({ ...answers, 'POST /api/auth/refresh': networkGone });
  const lost = await callServer(read).catch((error: unknown) => error);
  expect(sentenceOf(lost)).toBe('The server cannot be reached. What you typed is still here. Try again.');
});
