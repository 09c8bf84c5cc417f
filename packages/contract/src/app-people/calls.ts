import { z } from 'zod';
import {
  acceptInvitationSchema,
  appCredentialsSchema,
  appSignInResponseSchema,
  changePasswordSchema,
  emailOnlySchema,
  exchangeSchema,
  linkSchema,
  registerResponseSchema,
  resetPasswordSchema,
  validateOtpSchema,
  verifyOtpSchema,
} from '../app-users.ts';
import { call } from '../call.ts';
import { accessModeSchema, invitationSchema, inviteUserSchema } from '../people.ts';

/** An address, a password and a token need no more; a longer body is refused before it is read. */
const bodyMaxBytes = 16_384;
const appHosts = ['preview', 'published'] as const;
const everyHost = ['builder', 'preview', 'published'] as const;

const doneSchema = z.object({ success: z.boolean() });
const welcomeSchema = appSignInResponseSchema.extend({ success: z.boolean() });
const sentSchema = doneSchema.extend({ message: z.string(), otp_expires_in_minutes: z.number() });
/** Calls of the app's own pages name the app. */
const ofAppSchema = z.object({ appId: z.string().default('') });

const joining = { who: 'joining-person', hosts: appHosts, bodyMaxBytes } as const;

/** Joining, signing in and out of one app, on its own hosts. */
export function authCallsUnder<const P extends '/api/apps' | '/apps'>(prefix: P) {
  const auth = `${prefix}/:appId/auth` as const;
  return {
    register: call.post({
      ...joining,
      path: `${auth}/register`,
      summary: 'Join an app',
      body: appCredentialsSchema,
      response: registerResponseSchema,
      status: 201,
      errors: ['sign-up-closed', 'email-in-use', 'email-invalid', 'password-too-weak'],
    }),
    verifyOtp: call.post({
      ...joining,
      path: `${auth}/verify-otp`,
      summary: 'Confirm the address by the code of a mail',
      body: verifyOtpSchema,
      response: welcomeSchema,
      errors: ['email-code-wrong', 'attempts-exceeded'],
    }),
    verifyLink: call.post({
      ...joining,
      path: `${auth}/verify-link`,
      summary: 'Confirm the address by the link of a mail',
      body: linkSchema,
      response: welcomeSchema,
      errors: ['verify-link-invalid'],
    }),
    resendOtp: call.post({
      ...joining,
      path: `${auth}/resend-otp`,
      summary: 'Send the code again',
      body: emailOnlySchema,
      response: sentSchema,
    }),
    login: call.post({
      ...joining,
      path: `${auth}/login`,
      summary: 'Sign in by password',
      body: appCredentialsSchema,
      response: welcomeSchema,
      errors: ['wrong-credentials', 'email-not-verified', 'user-disabled', 'too-many-attempts'],
    }),
    requestReset: call.post({
      ...joining,
      path: `${auth}/reset-password-request`,
      summary: 'Mail a link that sets a password',
      body: emailOnlySchema,
      response: doneSchema.extend({ message: z.string() }),
      errors: ['email-address-invalid', 'reset-mail-failed'],
    }),
    resetPassword: call.post({
      ...joining,
      path: `${auth}/reset-password`,
      summary: 'Set a password by the link of a mail',
      body: resetPasswordSchema,
      response: doneSchema,
      errors: ['reset-link-invalid', 'reset-password-too-weak', 'reset-user-missing', 'reset-failed'],
    }),
    changePassword: call.post({
      ...joining,
      path: `${auth}/change-password`,
      summary: "Change one's own password",
      body: changePasswordSchema,
      response: doneSchema,
      errors: ['not-allowed', 'password-wrong', 'password-too-weak'],
    }),
    exchange: call.post({
      ...joining,
      path: `${auth}/exchange`,
      summary: 'Exchange the token of a code for a sign-in',
      body: exchangeSchema,
      response: welcomeSchema,
      errors: ['code-wrong'],
    }),
    signInLink: call.post({
      ...joining,
      path: `${auth}/sign-in-link`,
      summary: 'Sign in by the link of a mail',
      body: linkSchema,
      response: welcomeSchema,
      errors: ['magic-link-invalid'],
    }),
    acceptInvitation: call.post({
      ...joining,
      path: `${auth}/accept-invitation`,
      summary: 'Join by an invitation',
      body: acceptInvitationSchema,
      response: welcomeSchema,
      errors: ['invitation-invalid', 'password-too-weak'],
    }),
    logout: call.post({
      path: `${auth}/logout`,
      summary: 'Sign out',
      who: 'joining-person',
      hosts: appHosts,
      response: doneSchema,
    }),
  };
}

/** The same without a password, as the specification writes it. */
export const passwordlessCalls = {
  sendMagicLink: call.post({
    ...joining,
    path: '/api/live_api/account/sendMagicLink',
    summary: 'Mail a code and a link that sign in to the app',
    query: ofAppSchema.extend({ nextUrl: z.string().optional() }),
    body: emailOnlySchema,
    response: sentSchema,
    errors: ['email-address-invalid', 'magic-link-send-failed'],
  }),
  validateOtp: call.post({
    ...joining,
    path: '/api/live_api/account/validateOtp',
    summary: 'Turn the code of a mail into a token for a sign-in to the app',
    query: ofAppSchema,
    body: validateOtpSchema,
    response: z.object({ customToken: z.string(), tenantId: z.string() }),
    errors: ['magic-link-invalid', 'attempts-exceeded'],
  }),
};

/** What running apps ask about whoever is there. */
export const visitorCalls = {
  bootGate: call.get({
    path: '/api/apps/public/prod/public-settings/by-id/:appId',
    summary: 'Whether this visitor may open the app',
    who: 'joining-person',
    hosts: appHosts,
    response: z.object({ id: z.string(), public_settings: accessModeSchema }),
    errors: ['not-allowed'],
  }),
  memories: call.get({
    path: '/api/live_api/user/memories/current',
    summary: 'What the app remembers of the signed-in person',
    who: 'person',
    hosts: everyHost,
    query: ofAppSchema,
    response: z.unknown(),
  }),
};

const invited = {
  summary: 'Invite a person',
  who: 'app-admin',
  hosts: everyHost,
  body: inviteUserSchema,
  bodyMaxBytes,
  response: invitationSchema.extend({ success: z.boolean(), message: z.string() }),
  errors: ['app-not-published', 'already-in-app', 'invites-limit-reached', 'not-allowed'],
} as const;

/** AUTH-17, under the paths of the specification and of client libraries. */
export const inviteCalls = {
  invite: call.post({ ...invited, path: '/apps/:appId/users/invite-user' }),
  inviteInBuilder: call.post({ ...invited, path: '/api/apps/:appId/users/invite-user' }),
  inviteAtRuntime: call.post({ ...invited, path: '/api/apps/:appId/runtime/users/invite-user' }),
};
