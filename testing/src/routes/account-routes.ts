import { accountCalls, googleCalls, securityCalls, signInCalls } from '@whittle/contract/accounts/calls';
import { overviewCalls } from '@whittle/contract/overview/calls';
import { spendCalls } from '@whittle/contract/spend/calls';
import { signUpBuilder, testPassword } from '../test-app.ts';
import { addressOf } from './address.ts';
import { callRow, row, type RouteRow } from './row.ts';
import { inBuilder } from './rules.ts';
import type { World } from './world.ts';

const everybody = { builder: inBuilder.everybody };

let people = 0;
const newEmail = () => `route-${(people += 1)}@example.com`;

/** Builders' accounts. Where a call would end the caller's own account or sign-in, it is made with what cannot succeed. */
export const accountRoutes: RouteRow[] = [
  callRow(signInCalls.signUp, {
    prepare: () => ({ json: { email: newEmail(), password: testPassword } }),
  }),
  callRow(signInCalls.signIn, {
    prepare: async ({ server }) => {
      const email = newEmail();
      await signUpBuilder(server, email);
      return { json: { email, password: testPassword } };
    },
  }),
  callRow(signInCalls.refresh, { when: 'with a session cookie', prepare: sessionCookie }),
  callRow(signInCalls.signOut, { when: 'with a session cookie', prepare: sessionCookie }),
  callRow(accountCalls.create),

  callRow(spendCalls.saveCaps, { prepare: { json: { turn: null, app: null, account: 5_000_000 } } }),
  callRow(overviewCalls.list, { prepare: { query: '?list=apps' } }),
  callRow(spendCalls.saveCapsOfAll, {
    prepare: { json: { turn: null, app: null, account: null, installation: 5_000_000_000 } },
  }),

  callRow(accountCalls.sendMagicLink, { prepare: () => ({ json: { email: newEmail() } }) }),
  callRow(accountCalls.validateOtp, {
    prepare: () => ({ json: { email: newEmail(), otp: '000000' } }),
    letThrough: ['magic-link-invalid'],
  }),
  callRow(accountCalls.sendResetPasswordEmail, {
    prepare: () => ({ json: { email: newEmail() } }),
  }),
  callRow(accountCalls.completeEmailChange, {
    prepare: () => ({ json: { newEmail: newEmail() } }),
  }),
  callRow(signInCalls.exchange, {
    prepare: { json: { customToken: 'none', tenantId: 'builder' } },
    letThrough: ['code-wrong'],
  }),
  callRow(signInCalls.openLink, {
    prepare: { json: { token: 'none' } },
    letThrough: ['magic-link-invalid'],
  }),
  callRow(signInCalls.resetPassword, {
    prepare: { json: { token: 'none', password: testPassword } },
    letThrough: ['reset-link-invalid'],
  }),
  callRow(signInCalls.changeEmailByLink, {
    prepare: { json: { token: 'none' } },
    letThrough: ['verify-link-invalid'],
  }),
  callRow(signInCalls.verifyByLink, {
    prepare: { json: { token: 'none' } },
    letThrough: ['verify-link-invalid'],
  }),
  callRow(signInCalls.verifyByCode, {
    prepare: { json: { code: '000000' } },
    letThrough: ['email-code-wrong'],
  }),
  callRow(signInCalls.sendVerification, { prepare: { json: {} } }),

  callRow(securityCalls.prove, { prepare: { json: { password: 'wrong' } }, letThrough: ['password-wrong'] }),
  callRow(securityCalls.changePassword, {
    prepare: { json: { password: 'another correct horse', currentPassword: 'wrong' } },
    letThrough: ['password-wrong'],
  }),
  callRow(securityCalls.endOtherSessions),
  callRow(securityCalls.endSession, { letThrough: ['session-not-found'] }),
  callRow(securityCalls.deleteAccount, {
    prepare: { json: { confirmation: 'somebody else' } },
    letThrough: ['confirmation-wrong'],
  }),

  // This installation has no provider, which only those hear who may ask.
  callRow(googleCalls.signIn, { letThrough: ['not-found'] }),
  row('GET /auth/handler/google', everybody, { letThrough: ['not-found'] }),
  callRow(googleCalls.connect, {
    prepare: { json: { password: testPassword } },
    letThrough: ['google-expired'],
  }),
  callRow(googleCalls.link, { letThrough: ['not-found'] }),
  callRow(googleCalls.unlink),
];

/** A session of its own each time, given by its cookie and the builder's origin. */
async function sessionCookie({ server }: World) {
  const json = { email: newEmail(), password: testPassword };
  const answer = await server.request('/api/auth/sign-up', { json, headers: addressOf() });
  const cookie = answer.headers.get('set-cookie')!.split(';')[0]!;
  return { cookie, headers: { origin: server.builderOrigin } };
}
