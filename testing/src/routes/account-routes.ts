import { signUpBuilder, testPassword } from '../test-app.ts';
import { addressOf } from './address.ts';
import { row, type RouteRow } from './row.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';

const everybody = { builder: inBuilder.everybody };
const account = { builder: inBuilder.account };

let people = 0;
const newEmail = () => `route-${(people += 1)}@example.com`;

/** Builders' accounts. Where a call would end the caller's own account or sign-in, it is made with what cannot succeed. */
export const accountRoutes: RouteRow[] = [
  row('GET /api/auth/ways', everybody),
  row('POST /api/auth/sign-up', everybody, {
    prepare: () => ({ json: { email: newEmail(), password: testPassword } }),
  }),
  row('POST /api/auth/sign-in', everybody, {
    prepare: async ({ server }) => {
      const email = newEmail();
      await signUpBuilder(server, email);
      return { json: { email, password: testPassword } };
    },
  }),
  row('POST /api/auth/refresh', everybody, { when: 'with a session cookie', prepare: sessionCookie }),
  row('POST /api/auth/sign-out', everybody, { when: 'with a session cookie', prepare: sessionCookie }),
  row('GET /api/live_api/account/current', account),
  row('POST /api/live_api/account/create', account),

  row('POST /api/live_api/account/sendMagicLink', everybody, { prepare: () => ({ json: { email: newEmail() } }) }),
  row('POST /api/live_api/account/validateOtp', everybody, {
    prepare: () => ({ json: { email: newEmail(), otp: '000000' } }),
    letThrough: ['magic-link-invalid'],
  }),
  row('POST /api/live_api/account/sendResetPasswordEmail', everybody, {
    prepare: () => ({ json: { email: newEmail() } }),
  }),
  row('POST /api/live_api/account/completeEmailChange', account, {
    prepare: () => ({ json: { newEmail: newEmail() } }),
  }),
  row('POST /api/auth/custom-token', everybody, {
    prepare: { json: { customToken: 'none', tenantId: 'builder' } },
    letThrough: ['code-wrong'],
  }),
  row('POST /api/auth/magic-link', everybody, {
    prepare: { json: { token: 'none' } },
    letThrough: ['magic-link-invalid'],
  }),
  row('POST /api/auth/reset-password', everybody, {
    prepare: { json: { token: 'none', password: testPassword } },
    letThrough: ['reset-link-invalid'],
  }),
  row('POST /api/auth/change-email', account, {
    prepare: { json: { token: 'none' } },
    letThrough: ['verify-link-invalid'],
  }),
  row('POST /api/auth/verify-email', account, {
    prepare: { json: { token: 'none' } },
    letThrough: ['verify-link-invalid'],
  }),
  row('POST /api/auth/verify-email/code', account, {
    prepare: { json: { code: '000000' } },
    letThrough: ['verify-code-wrong'],
  }),
  row('POST /api/auth/verify-email/send', account, { prepare: { json: {} } }),

  row('GET /api/auth/security', account),
  row('POST /api/auth/prove', account, { prepare: { json: { password: 'wrong' } }, letThrough: ['password-wrong'] }),
  row('POST /api/auth/password', account, {
    prepare: { json: { password: 'another correct horse', currentPassword: 'wrong' } },
    letThrough: ['password-wrong'],
  }),
  row('GET /api/auth/sessions', account),
  row('DELETE /api/auth/sessions', account),
  row('DELETE /api/auth/sessions/:sessionId', account, { letThrough: ['session-not-found'] }),
  row('DELETE /api/auth/account', account, {
    prepare: { json: { confirmation: 'somebody else' } },
    letThrough: ['confirmation-wrong'],
  }),

  // This installation has no provider, which only those hear who may ask.
  row('GET /api/auth/google', everybody, { letThrough: ['not-found'] }),
  row('GET /auth/handler/google', everybody, { letThrough: ['not-found'] }),
  row('POST /api/auth/google/connect', everybody, {
    prepare: { json: { password: testPassword } },
    letThrough: ['google-expired'],
  }),
  row('POST /api/auth/google/link', account, { letThrough: ['not-found'] }),
  row('DELETE /api/auth/google/link', account),
];

/** A session of its own each time, given by its cookie and the builder's origin. */
async function sessionCookie({ server }: World) {
  const json = { email: newEmail(), password: testPassword };
  const answer = await server.request('/api/auth/sign-up', { json, headers: addressOf() });
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  return { cookie, headers: { origin: server.builderOrigin } };
}
