import { authMethods } from '@whittle/domain/entities/auth-methods';
import { afterEach, expect, test, vi } from 'vitest';
import { auth } from './auth.ts';
import { entityClient } from './entities.ts';
import { currentSession, startSession } from './session.ts';
import { fakeServer, personOf, refusal } from '../testing/server.ts';

/** A server on which registering answers `registered`, and no code is right. */
function start(registered: Record<string, unknown>) {
  startSession({
    ...{ appId: 'app1', token: null, renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: () => {}, onSignOut: () => {}, saveToken: () => {} },
  });
  fakeServer((path) =>
    path.endsWith('/register')
      ? Response.json(
          { id: 'p1', message: 'Sent', otp_expires_in_minutes: 15, is_verified: false, ...registered },
          { status: 201 },
        )
      : refusal('email-code-wrong'),
  );
}
afterEach(() => vi.unstubAllGlobals());

const email = 'New@example.com';
const confirm = (address: string) => auth.verifyOtp({ email: address, otpCode: '000000' });

test('[USER-01] where registering lets in at once, a page that asks for the code all the same goes on', async () => {
  start({ access_token: 'in' });
  await auth.register({ email, password: 'p' });
  expect(await confirm('new@example.com')).toMatchObject({ access_token: 'in', is_verified: false });
  expect(currentSession().token).toBe('in');
  await expect(confirm('else@example.com')).rejects.toMatchObject({ code: 'email-code-wrong' });
});

test('[USER-01] where the address must be confirmed first, only the right code counts', async () => {
  start({});
  await auth.register({ email, password: 'p' });
  await expect(confirm(email)).rejects.toMatchObject({ code: 'email-code-wrong' });
});

test('[AUTH-18] a person’s fields are also read under `data`, and are sent and spread once', async () => {
  start({});
  currentSession().token = 'in';
  const stored = personOf({ team: 'red' });
  fakeServer((path) => Response.json(/User(\?|$)/.test(path) ? [stored] : stored));
  const people = entityClient('User');
  const seen = [await auth.me(), await auth.updateMe({}), await people.get('p1'), await people.update('p1', {})];
  for (const person of [...seen, ...((await people.list()) as object[]), ...((await people.filter({})) as object[])]) {
    expect((person as { data?: unknown }).data).toEqual(stored);
    expect({ ...person }).toEqual(stored);
    expect(JSON.parse(JSON.stringify(person))).toEqual(stored);
  }
  const own = { ...stored, data: 'a field of the app' };
  fakeServer(() => Response.json(own));
  expect((await auth.me()) as object).toEqual(own);
});

test('[VALID-14] about people there is exactly what detectors know', () => {
  expect(Object.keys(auth).toSorted()).toEqual([...authMethods].toSorted());
});
