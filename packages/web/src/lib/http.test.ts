import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { dropToken, keepToken } from './bearer.ts';
import { call } from './http.ts';

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
  await call('GET', '/api/x', z.object({ n: z.number() }));
  keepToken('the-token');
  await call('GET', '/api/x', z.object({ n: z.number() }));
  expect(asked.map((headers) => headers.get('authorization'))).toEqual([null, 'Bearer the-token']);
});

test('[API-03] an answer that is not as the contract has it is an error, not a value', async () => {
  answerWith({ n: 'one' });
  await expect(call('GET', '/api/x', z.object({ n: z.number() }))).rejects.toThrow('Reload the page.');
});
