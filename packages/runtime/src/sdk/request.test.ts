import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './request.ts';
import { startSession } from './session.ts';
import { fakeServer, recordOf, refusal } from '../testing/server.ts';

let led: number;
const start = (token: string | null) =>
  startSession({
    ...{ appId: 'app1', token, renewToken: () => Promise.resolve(null) },
    ...{ onSignInNeeded: () => void (led += 1), onSignOut: () => {}, saveToken: () => {} },
  });
const person = (isActive: boolean) => vi.stubGlobal('navigator', { userActivation: { isActive } });

beforeEach(() => {
  led = 0;
  fakeServer(() => refusal('not-signed-in'));
});
afterEach(() => vi.unstubAllGlobals());

const create = () => call('POST', '/entities/Note', { body: {} });

test('[RUN-16] what a page tries by itself for a stranger fails and leads nowhere', async () => {
  start(null);
  person(false);
  await expect(create()).rejects.toMatchObject({ status: 401 });
  expect(led).toBe(0);
});

test('[RUN-16] a stranger who clicks on something that needs it is led to signing in', async () => {
  start(null);
  person(true);
  await expect(create()).rejects.toMatchObject({ status: 401 });
  expect(led).toBe(1);
});

test('[RUN-16] whose sign-in has ended is led to signing in, whatever called', async () => {
  start('old');
  person(false);
  await expect(create()).rejects.toMatchObject({ status: 401 });
  expect(led).toBe(1);
  await expect(call('GET', '/entities/User/me', { isQuietAboutSignIn: true })).rejects.toMatchObject({ status: 401 });
  expect(led).toBe(1);
});

test('[ENT-41] a field whose value is not what the entity says is named in the console, once', async () => {
  start(null);
  const headers = { 'x-whittle-unlike-declared': 'due' };
  fakeServer(() => Response.json(recordOf('1'), { status: 201, headers }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await create();
  await create();
  expect(warn.mock.calls).toEqual([
    [
      'Note says another format, other choices or a limit for "due": what was sent was stored as it is. Send what the entity says, or change the entity.',
    ],
  ]);
  warn.mockRestore();
});

test('[ENT-36] a field that was not stored is named in the console, once', async () => {
  start(null);
  const headers = { 'x-whittle-not-stored': 'colour,gr%C3%B6%C3%9Fe' };
  fakeServer(() => Response.json(recordOf('1'), { status: 201, headers }));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await create();
  await create();
  expect(warn.mock.calls.map(([sentence]) => String(sentence).split(':')[0])).toEqual([
    'Note has no field "colour"',
    'Note has no field "größe"',
  ]);
  warn.mockRestore();
});
