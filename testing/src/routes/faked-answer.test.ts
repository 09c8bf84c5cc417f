import { expect, test } from 'vitest';
import { callOf, requireContract } from './faked-answer.ts';

test('[API-03] tests of the interface let the server answer what its contract has, no more and no less', () => {
  const ways = callOf('GET', '/api/auth/ways?from=login')!;
  const answer = { google: false, signUp: true, isNew: true, mailDelivery: 'outbox' };
  const given = (value: object, status = 200) => requireContract(ways, status, JSON.stringify(value));
  given(answer);
  expect(() => given(answer, 201)).toThrow('answers 200, never 201');
  expect(() => given({ ...answer, apple: true })).toThrow('"apple" is sent and not in the response schema');
  expect(() => given({ google: false })).toThrow('GET /api/auth/ways never answers this');
  expect(() => callOf('GET', '/api/auth/roads')).toThrow('the contract has no GET /api/auth/roads');
  expect(callOf('GET', '/readyz')).toBeNull();
});
