import { expect, it } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createAccountWithRetries } from './create-account.ts';

const refused = () => new ApiError(401, { code: 'not-signed-in', message: 'Sign in to continue.' });

function recorder() {
  const pauses: number[] = [];
  return { pauses, pause: async (ms: number) => void pauses.push(ms) };
}

it('[AUTH-03] a 401 is tried again up to 7 times, 4 s apart', async () => {
  const { pauses, pause } = recorder();
  let calls = 0;
  const create = async () => {
    calls += 1;
    throw refused();
  };
  await expect(createAccountWithRetries(create, { hasSaleId: false, pause })).rejects.toThrow('Sign in to continue.');
  expect(calls).toBe(8);
  expect(pauses).toEqual(Array.from({ length: 7 }, () => 4_000));
});

it('[AUTH-03] with a sale id the first call waits 3 s', async () => {
  const { pauses, pause } = recorder();
  await expect(createAccountWithRetries(async () => 'made', { hasSaleId: true, pause })).resolves.toBe('made');
  expect(pauses).toEqual([3_000]);
});

it('[AUTH-03] another error is not tried again', async () => {
  const { pauses, pause } = recorder();
  const create = async () => {
    throw new ApiError(409, { code: 'email-in-use', message: 'no' });
  };
  await expect(createAccountWithRetries(create, { hasSaleId: false, pause })).rejects.toThrow('no');
  expect(pauses).toEqual([]);
});
