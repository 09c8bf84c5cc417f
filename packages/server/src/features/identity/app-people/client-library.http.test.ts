import type { AppUser, AppSignInResponse } from '@whittle/contract/app-users';
import { lastMail } from '@whittle/testing/mails';
import { bootGate, oldSdkClient, sdkClient, type SdkClient } from '@whittle/testing/sdk-client';
import { createTestApp, type TestApp, testPassword } from '@whittle/testing/test-app';
import { startTestServer, type TestServer } from '@whittle/testing/test-server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

let server: TestServer;
let app: TestApp;

beforeAll(async () => {
  // The client library writes refused calls to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await startTestServer({ config: { requireVerifiedEmail: true } });
  const user = { properties: { department: { type: 'string' } } };
  app = await createTestApp(server, { files: { 'entities/User.json': JSON.stringify(user) } });
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const place = (token?: string) => ({ appId: app.id, host: app.publishedHost, ...(token && { token }) });
const codeOf = async (email: string) => (await lastMail(server, email, { kind: 'verify-email' })).code!;
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { status: number; message: string }) => [error.status, error.message],
  );

/** A person who registered and confirmed the address with the newest client library. */
async function join(email: string): Promise<{ client: SdkClient; token: string }> {
  const client = sdkClient(place());
  const registered = (await client.auth.register({ email, password: testPassword })) as Record<string, unknown>;
  expect(registered).toMatchObject({ message: expect.any(String), otp_expires_in_minutes: 10 });
  const { access_token: token } = (await client.auth.verifyOtp({
    email,
    otpCode: await codeOf(email),
  })) as AppSignInResponse;
  client.auth.setToken(token, false);
  return { client, token };
}

describe('[USER-07] the published client library 0.8.50', () => {
  test('registers, verifies by code, logs in, reads and updates me, and signs out', async () => {
    const email = 'new@example.com';
    const client = sdkClient(place());
    await client.auth.register({ email, password: testPassword });
    expect(await refusal(client.auth.loginViaEmailPassword(email, testPassword))).toEqual([
      403,
      'Confirm your email address first. We sent you a code.',
    ]);
    expect(await client.auth.isAuthenticated()).toBe(false);
    await client.auth.resendOtp(email);
    await client.auth.verifyOtp({ email, otpCode: await codeOf(email) });
    const { access_token: token, user } = await client.auth.loginViaEmailPassword(email, testPassword);
    expect(token).toBeTruthy();
    expect(user).toMatchObject({ email, role: 'user', is_verified: true, app_id: app.id });
    expect(await client.auth.me()).toMatchObject({ id: user.id, _app_role: 'user', disabled: false });
    const changed = await client.auth.updateMe({ department: 'Sales', role: 'admin', email: 'else@example.com' });
    expect(changed).toMatchObject({ department: 'Sales', role: 'user', email });
    expect(((await client.entities['User']!.list()) as AppUser[]).map((one) => one.email)).toEqual([email]);

    client.auth.logout();
    expect(await client.auth.isAuthenticated()).toBe(false);
    client.cleanup();
  });

  test('resets and changes a password', async () => {
    const email = 'resets@example.com';
    const { client } = await join(email);
    await client.auth.resetPasswordRequest(email);
    const { links } = await lastMail(server, email, { kind: 'reset-password' });
    const resetToken = links[0]!.searchParams.get('reset')!;
    await client.auth.resetPassword({ resetToken, newPassword: 'another horse' });
    expect(await client.auth.isAuthenticated()).toBe(false);
    const { user } = await client.auth.loginViaEmailPassword(email, 'another horse');
    await client.auth.changePassword({ userId: user.id, currentPassword: 'another horse', newPassword: 'third horse' });
    expect(await client.auth.isAuthenticated()).toBe(true);
    client.cleanup();
  });

  test('[AUTH-17] lets the app’s admins invite, by either of its calls', async () => {
    const { client } = await join('invites@example.com');
    expect(await refusal(client.auth.inviteUser('guest@example.com', 'user'))).toEqual([
      403,
      'You are not allowed to do this.',
    ]);
    const person = await client.auth.me();
    await server.request(`/api/apps/${app.id}/people/${person.id}`, {
      method: 'PATCH',
      token: app.owner.token,
      json: { role: 'admin' },
    });
    await client.auth.inviteUser('guest@example.com', 'user');
    // Its types do not name the module that it has.
    const { users } = client as unknown as { users: { inviteUser(email: string, role: string): Promise<unknown> } };
    await users.inviteUser('second@example.com', 'user');
    for (const email of ['guest@example.com', 'second@example.com'])
      expect(await lastMail(server, email, { kind: 'invitation' })).toMatchObject({ appId: app.id });
    client.cleanup();
  });

  test('[USER-05] passes the boot gate of exports, which says who may open the app', async () => {
    const { client, token } = await join('gate@example.com');
    const set = (accessMode: string) =>
      server.request(`/api/apps/${app.id}/access`, { method: 'PUT', token: app.owner.token, json: { accessMode } });
    await set('public_with_login');
    const refused = await bootGate(place()).catch((error: { status: number; data: unknown }) => error);
    expect(refused).toMatchObject({ status: 403, data: { extra_data: { reason: 'auth_required' } } });
    expect(await bootGate(place(token))).toEqual({ id: app.id, public_settings: 'public_with_login' });
    await set('public_without_login');
    expect(await bootGate(place())).toEqual({ id: app.id, public_settings: 'public_without_login' });
    client.cleanup();
  });
});

test('[INTEG-15] what the client library knows and this server lacks is refused by the call, in a sentence', async () => {
  const { client, token } = await join('asks@example.com');
  const service = sdkClient({ ...place(token), serviceToken: 'none' }).asServiceRole;
  const sentences = await Promise.all(
    [
      client.functions.invoke('sendMail', { to: 'x' }).catch((error: { response: { data: unknown } }) => {
        throw error.response.data;
      }),
      client.agents.createConversation({ agent_name: 'helper' } as never),
      client.connectors.connectAppUser('mail'),
      service.connectors.getAccessToken('mail' as never),
      service.sso.getAccessToken('someone'),
      service.entities['Task']!.list(),
    ].map((call) => call.then(String, (error: { code: string; message: string }) => `${error.code}: ${error.message}`)),
  );
  expect(sentences.map((one) => one.split(': ', 1)[0])).toEqual([
    'function-not-run',
    'agents-not-run',
    'connectors-not-available',
    'connectors-not-available',
    'sso-not-available',
    'service-role-not-available',
  ]);
  expect(sentences[0]).toContain('“sendMail” is kept with the app but does not run here');
  expect(await client.agents.getConversations()).toEqual([]);
  expect((await client.functions.fetch('/sendMail')).status).toBe(404);
  client.cleanup();
});

test('[USER-07] the client library 0.1.2 of the oldest exports reads and updates me with a token', async () => {
  const { client, token } = await join('old@example.com');
  const old = await oldSdkClient(place(token));
  expect(await old.auth.isAuthenticated()).toBe(true);
  expect(await old.auth.me()).toMatchObject({ email: 'old@example.com' });
  expect(await old.auth.updateMe({ department: 'Archive' })).toMatchObject({ department: 'Archive' });
  const stranger = await oldSdkClient(place());
  expect(await stranger.auth.isAuthenticated()).toBe(false);
  expect(await refusal(stranger.auth.me())).toEqual([401, expect.any(String)]);
  client.cleanup();
});
