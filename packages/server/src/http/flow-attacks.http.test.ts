import type { AppUser } from '@whittle/contract/app-users';
import { mailsTo } from '@whittle/testing/mails';
import type { RequestOptions } from '@whittle/testing/request';
import { addressOf } from '@whittle/testing/routes/address';
import { createWorld, type World } from '@whittle/testing/routes/world';
import { testPassword } from '@whittle/testing/test-app';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let world: World;
beforeAll(async () => (world = await createWorld()));
afterAll(() => world.close());

const ask = (path: string, options: RequestOptions = {}) =>
  world.server.request(path, { ...options, headers: { ...addressOf(), ...options.headers } });
const inApp = (path: string, options: RequestOptions = {}) =>
  ask(`/api/apps/${world.app.id}${path}`, { host: world.app.publishedHost, ...options });
const join = (json: Record<string, unknown>) => inApp('/auth/register', { json: { password: testPassword, ...json } });

describe('[WALL-09] ways in', () => {
  test('two people who join with one address at the same moment are one', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => join({ email: 'moment@example.com' })));
    const people = await world.owner.json<{ total: number }>(`/api/apps/${world.app.id}/people?search=moment`);
    expect(people.total).toBe(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('an address that looks like another one is that one, or none', async () => {
    await join({ email: 'paypal@example.com' });
    const spellings = ['ＰＡＹＰＡＬ@example.com', 'PayPal@EXAMPLE.com', ' paypal@example.com ', 'pаypal@example.com'];
    for (const email of [...spellings, 'paypal@ехample.com', 'paypal@example.com\u0000', 'paypal\u200b@example.com'])
      await join({ email });
    const { items } = await world.owner.json<{ items: { email: string }[] }>(
      `/api/apps/${world.app.id}/people?search=paypal`,
    );
    expect(items.map(({ email }) => email).filter((email) => email.endsWith('@example.com'))).toEqual([
      'paypal@example.com',
    ]);
    for (const { email } of items) expect(email).toMatch(/^[\x21-\x7e]+$/);
  });

  test('a password of a megabyte is refused before it is read', async () => {
    const password = 'x'.repeat(1_000_000);
    const answers = await Promise.all([
      join({ email: 'long@example.com', password }),
      inApp('/auth/login', { json: { email: 'user@example.com', password } }),
      ask('/api/auth/sign-up', { json: { email: 'long@example.com', password } }),
      ask('/api/auth/sign-in', { json: { email: 'long@example.com', password } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  });

  test('nobody raises their own role, by joining or by changing themselves', async () => {
    const wish = {
      role: 'admin',
      _app_role: 'admin',
      is_verified: true,
      disabled: false,
      is_service: true,
      isOwner: true,
    };
    const joined = await join({ email: 'climber@example.com', ...wish, account_id: world.owner.accountId });
    expect(joined.status).toBe(201);
    const signedIn = await inApp('/auth/login', { json: { email: 'climber@example.com', password: testPassword } });
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    for (const path of ['/entities/User/me', `/entities/User/${world.personId}`]) {
      await inApp(path, { method: 'PUT', token, json: { ...wish, email: 'root@example.com', password_hash: 'x' } });
    }
    const me = (await (await inApp('/entities/User/me', { token })).json()) as AppUser;
    expect(me).toMatchObject({ role: 'user', email: 'climber@example.com' });
    const admins = await world.owner.json<{ items: { email: string; role: string }[] }>(
      `/api/apps/${world.app.id}/people?search=`,
    );
    expect(admins.items.filter(({ role }) => role === 'admin').map(({ email }) => email)).not.toContain(me.email);
    expect(
      (await inApp('/users/invite-user', { token, json: { user_email: 'a@example.com', role: 'user' } })).status,
    ).toBe(403);
  });

  test('a session that somebody brings along is not the one that they get', async () => {
    const planted = 'planted-by-somebody-else';
    const cookie = `__Host-whittle=${planted}`;
    const json = { email: 'fixed@example.com', password: testPassword };
    const made = await ask('/api/auth/sign-up', { json, cookie, origin: world.server.builderOrigin });
    expect(made.headers.get('set-cookie')).not.toContain(planted);
    expect((await ask('/api/live_api/account/current', { cookie })).status).toBe(401);
    const again = await ask('/api/auth/sign-in', { json, origin: world.server.builderOrigin });
    expect(again.headers.get('set-cookie')).not.toBe(made.headers.get('set-cookie'));
  });

  test('names add no line to a mail and no mark-up to its text', async () => {
    const name = 'Eve\r\nBcc: everybody@example.com\r\n\r\n<img src=x onerror=alert(1)>';
    await join({ email: 'eve@example.com', full_name: name });
    const { owner, app } = world;
    await owner.request(`/api/apps/${app.id}`, { method: 'PATCH', json: { name: 'App\r\nBcc: all@example.com <b>' } });
    await inApp('/users/invite-user', {
      token: world.credentials('appAdmin', 'published').token!,
      json: { user_email: 'guest@example.com', role: 'user' },
    });
    const sent = [
      ...(await mailsTo(world.server, 'eve@example.com')),
      ...(await mailsTo(world.server, 'guest@example.com')),
    ];
    expect(sent.length).toBeGreaterThan(0);
    for (const mail of sent) {
      for (const head of [mail.subject, mail.fromName ?? '', mail.to]) expect(head).not.toMatch(/[\r\n]/);
      expect(mail.html).not.toContain('<img src=x');
    }
    await owner.request(`/api/apps/${app.id}`, { method: 'PATCH', json: { name: 'Test app' } });
    const crlf = await join({ email: 'victim@example.com\r\nBcc: b@example.com' });
    expect(crlf.status).toBe(400);
  });

  test('[S-06] an address that has an account and one that has none get the same answer, word for word', async () => {
    const calls = [
      ['/api/live_api/account/sendMagicLink', { email: '{email}' }, 'builder'],
      ['/api/live_api/account/sendResetPasswordEmail', { email: '{email}' }, 'builder'],
      ['/api/auth/sign-in', { email: '{email}', password: 'wrong horse' }, 'builder'],
      [`/api/apps/${world.app.id}/auth/reset-password-request`, { email: '{email}' }, 'published'],
      [`/api/apps/${world.app.id}/auth/resend-otp`, { email: '{email}' }, 'published'],
      [`/api/apps/${world.app.id}/auth/login`, { email: '{email}', password: 'wrong horse' }, 'published'],
    ] as const;
    for (const [path, json, host] of calls) {
      const known = host === 'builder' ? 'platform-admin@example.com' : 'user@example.com';
      const answers = await Promise.all(
        [known, 'nobody-at-all@example.com'].map(async (email) => {
          const answer = await ask(path, { host: world.hostOf(host), json: { ...json, email } });
          const { requestId: _, ...body } = (await answer.json()) as Record<string, unknown>;
          return { status: answer.status, body };
        }),
      );
      expect([path, answers[0]]).toEqual([path, answers[1]]);
    }
  });
});
