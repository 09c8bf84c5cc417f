import { z } from 'zod';
import {
  accountSchema,
  accountSecuritySchema,
  accountSessionsSchema,
  changePasswordSchema,
  completeEmailChangeSchema,
  connectGoogleSchema,
  createAccountResponseSchema,
  credentialsSchema,
  customTokenSchema,
  deleteAccountSchema,
  authorizationSchema,
  emailChangeSchema,
  emailCodeSchema,
  linkTokenSchema,
  poolQuerySchema,
  proveSchema,
  resetPasswordSchema,
  sendEmailCodeSchema,
  sendMagicLinkSchema,
  sendResetPasswordEmailSchema,
  sentResponseSchema,
  sessionSchema,
  signInWaysSchema,
  validateOtpSchema,
} from '../accounts.ts';
import { call } from '../call.ts';

/** An address and a password need no more; a longer body is refused before it is read. */
const bodyMaxBytes = 16_384;
const auth = '/api/auth';
const account = '/api/live_api/account';

/** Builders who join and enter. */
export const signInCalls = {
  ways: call.get({
    path: `${auth}/ways`,
    summary: 'How people may sign in to this installation',
    who: 'everybody',
    response: signInWaysSchema,
  }),
  signUp: call.post({
    path: `${auth}/sign-up`,
    summary: 'Make an account',
    who: 'everybody',
    body: credentialsSchema,
    bodyMaxBytes,
    response: sessionSchema,
    status: 201,
    errors: ['email-invalid', 'password-too-weak', 'email-in-use', 'sign-up-closed', 'too-many-sign-ups'],
  }),
  signIn: call.post({
    path: `${auth}/sign-in`,
    summary: 'Sign in by password',
    who: 'everybody',
    body: credentialsSchema,
    bodyMaxBytes,
    response: sessionSchema,
    errors: ['wrong-credentials', 'user-disabled', 'too-many-attempts'],
  }),
  exchange: call.post({
    path: `${auth}/custom-token`,
    summary: 'Exchange the token of a code for a session',
    who: 'everybody',
    body: customTokenSchema,
    bodyMaxBytes,
    response: sessionSchema,
    errors: ['code-wrong'],
  }),
  openLink: call.post({
    path: `${auth}/magic-link`,
    summary: 'Sign in by the link of a mail',
    who: 'everybody',
    body: linkTokenSchema,
    bodyMaxBytes,
    response: sessionSchema,
    errors: ['magic-link-invalid'],
  }),
  resetPassword: call.post({
    path: `${auth}/reset-password`,
    summary: 'Set a password by the link of a mail',
    who: 'everybody',
    body: resetPasswordSchema,
    bodyMaxBytes,
    errors: ['reset-link-invalid', 'reset-password-too-weak', 'reset-user-missing', 'reset-failed'],
  }),
  refresh: call.post({
    path: `${auth}/refresh`,
    summary: 'A new token, by the session cookie',
    who: 'everybody',
    response: sessionSchema,
    errors: ['not-signed-in'],
  }),
  signOut: call.post({
    path: `${auth}/sign-out`,
    summary: 'End the session of the cookie',
    who: 'everybody',
  }),
  verifyByLink: call.post({
    path: `${auth}/verify-email`,
    summary: 'Confirm the address by the link of a mail',
    who: 'session',
    body: linkTokenSchema,
    bodyMaxBytes,
    errors: ['verify-link-invalid'],
  }),
  verifyByCode: call.post({
    path: `${auth}/verify-email/code`,
    summary: 'Confirm the address by the code of a mail',
    who: 'session',
    body: emailCodeSchema,
    bodyMaxBytes,
    errors: ['email-code-wrong', 'attempts-exceeded'],
  }),
  sendVerification: call.post({
    path: `${auth}/verify-email/send`,
    summary: 'Send the mail that confirms the address again',
    who: 'session',
    body: sendEmailCodeSchema,
    bodyMaxBytes,
  }),
  changeEmailByLink: call.post({
    path: `${auth}/change-email`,
    summary: 'Change the address by the link of a mail',
    who: 'session',
    body: linkTokenSchema,
    bodyMaxBytes,
    response: emailChangeSchema,
    errors: ['verify-link-invalid', 'email-taken'],
  }),
};

/** The account calls as the specification writes them. */
export const accountCalls = {
  current: call.get({
    path: `${account}/current`,
    summary: 'The signed-in account',
    who: 'session',
    response: accountSchema,
  }),
  create: call.post({
    path: `${account}/create`,
    summary: 'Confirm an account that signing in made',
    who: 'session',
    response: createAccountResponseSchema,
    errors: ['account-create-failed'],
  }),
  sendResetPasswordEmail: call.post({
    path: `${account}/sendResetPasswordEmail`,
    summary: 'Mail a link that sets a password',
    who: 'everybody',
    body: sendResetPasswordEmailSchema,
    bodyMaxBytes,
    response: sentResponseSchema,
    errors: ['email-address-invalid', 'reset-mail-failed'],
  }),
  sendMagicLink: call.post({
    path: `${account}/sendMagicLink`,
    summary: 'Mail a code and a link that sign in',
    who: 'everybody',
    query: poolQuerySchema,
    body: sendMagicLinkSchema,
    bodyMaxBytes,
    response: sentResponseSchema,
    errors: ['email-address-invalid', 'magic-link-send-failed'],
  }),
  validateOtp: call.post({
    path: `${account}/validateOtp`,
    summary: 'Turn the code of a mail into a token for a session',
    who: 'everybody',
    query: poolQuerySchema,
    body: validateOtpSchema,
    bodyMaxBytes,
    response: customTokenSchema,
    errors: ['magic-link-invalid', 'attempts-exceeded', 'user-disabled', 'too-many-attempts'],
  }),
  completeEmailChange: call.post({
    path: `${account}/completeEmailChange`,
    summary: 'Change the address: without a code one is sent, with it the change is made',
    who: 'session',
    body: completeEmailChangeSchema,
    bodyMaxBytes,
    response: emailChangeSchema,
    errors: ['proof-needed', 'email-taken', 'email-code-wrong'],
  }),
};

/** What the settings' account section reads and does. */
export const securityCalls = {
  read: call.get({
    path: `${auth}/security`,
    summary: "How the account's owner signs in",
    who: 'session',
    response: accountSecuritySchema,
  }),
  prove: call.post({
    path: `${auth}/prove`,
    summary: "Show again that it is the account's owner",
    who: 'session',
    body: proveSchema,
    bodyMaxBytes,
    errors: ['password-wrong', 'email-code-wrong', 'attempts-exceeded', 'too-many-attempts'],
  }),
  changePassword: call.post({
    path: `${auth}/password`,
    summary: 'Set or change the password',
    who: 'session',
    body: changePasswordSchema,
    bodyMaxBytes,
    errors: ['proof-needed', 'password-wrong', 'password-too-weak'],
  }),
  sessions: call.get({
    path: `${auth}/sessions`,
    summary: 'Where the account is signed in',
    who: 'session',
    response: accountSessionsSchema,
  }),
  endOtherSessions: call.delete({
    path: `${auth}/sessions`,
    summary: 'Sign out everywhere else',
    who: 'session',
  }),
  endSession: call.delete({
    path: `${auth}/sessions/:sessionId`,
    summary: 'Sign out in one place',
    who: 'session',
    errors: ['session-not-found'],
  }),
  deleteAccount: call.delete({
    path: `${auth}/account`,
    summary: 'Delete the account with its apps',
    who: 'session',
    body: deleteAccountSchema,
    bodyMaxBytes,
    errors: ['proof-needed', 'confirmation-wrong', 'sole-admin'],
  }),
};

/** Google for builders. */
export const googleCalls = {
  signIn: call.get({
    path: `${auth}/google`,
    summary: 'Go to Google to sign in',
    who: 'everybody',
    query: z.object({ redirectTo: z.string().optional() }),
    answer: 'redirect',
  }),
  connect: call.post({
    path: `${auth}/google/connect`,
    summary: 'Connect Google to an account by its password',
    who: 'everybody',
    body: connectGoogleSchema,
    bodyMaxBytes,
    response: sessionSchema,
    errors: ['google-expired', 'wrong-credentials'],
  }),
  link: call.post({
    path: `${auth}/google/link`,
    summary: 'Where to go to link Google to the account',
    who: 'session',
    response: authorizationSchema,
    errors: ['proof-needed', 'google-unreachable'],
  }),
  unlink: call.delete({
    path: `${auth}/google/link`,
    summary: 'Take Google off the account',
    who: 'session',
    errors: ['proof-needed', 'last-way-in'],
  }),
};
