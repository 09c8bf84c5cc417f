import { z } from 'zod';
import { limits } from './limits.ts';
import { mailDeliverySchema } from './mail.ts';
import { planIds } from './plans/plan-table.ts';

export const emailSchema = z.string().trim().max(limits.emailMaxChars);
const passwordSchema = z.string().max(limits.passwordMaxChars);

/** POST /api/auth/sign-up and /api/auth/sign-in */
export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

/**
 * Answer of sign-up, sign-in and POST /api/auth/refresh. The session itself is an HttpOnly cookie; `token` is the short
 * bearer token for calls, refreshed every `limits.tokenRefreshMs` (API-02).
 */
export const sessionSchema = z.object({ accountId: z.string(), token: z.string(), expiresAt: z.iso.datetime() });
export type Session = z.infer<typeof sessionSchema>;

/** GET /api/auth/ways: how people may sign in to this installation. */
export const signInWaysSchema = z.object({
  /** Whether the button 'Google' works. */
  google: z.boolean(),
  /** Whether new accounts may be made. */
  signUp: z.boolean(),
  /** Nobody has an account yet: the first one becomes the admin's. */
  isNew: z.boolean(),
  /** Where codes and links go. */
  mailDelivery: mailDeliverySchema,
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** Where a link in a mail leads on to: a path of the builder. Anything else is ignored (ROUTE-07). */
const continueUrlSchema = z.string().max(2_000).optional();

/** POST /api/live_api/account/sendResetPasswordEmail. Rule: AUTH-06. `mainAppId` is the app whose person it is; none for a builder. */
export const sendResetPasswordEmailSchema = z.object({
  email: emailSchema,
  mainAppId: z.string().max(100).nullish(),
  continueUrl: continueUrlSchema,
});

/** POST /api/live_api/account/sendMagicLink?appId. Rule: AUTH-08. */
export const sendMagicLinkSchema = z.object({ email: emailSchema, continueUrl: continueUrlSchema });
export const sentResponseSchema = z.object({ message: z.string() });

/** POST /api/live_api/account/validateOtp?appId. Rule: AUTH-09. */
export const validateOtpSchema = z.object({ email: emailSchema, otp: z.string().trim().max(20) });
/** A token that one call exchanges for a session of the pool `tenantId`: `builder`, or an app's id. */
export const customTokenSchema = z.object({ customToken: z.string().max(4_000), tenantId: z.string().max(100) });
export type CustomToken = z.infer<typeof customTokenSchema>;

/** Naming the pool of a call: no `appId` means the builders. */
export const poolQuerySchema = z.object({ appId: z.string().max(100).optional() });

/** POST /api/auth/magic-link, /api/auth/verify-email and /api/auth/change-email: the token of a link in a mail. */
export const linkTokenSchema = z.object({ token: z.string().min(1).max(200) });

/** POST /api/auth/reset-password. Rule: AUTH-12. */
export const resetPasswordSchema = linkTokenSchema.extend({ password: passwordSchema });

/** POST /api/auth/verify-email/code and /api/auth/verify-email/send, by somebody who is signed in. */
export const emailCodeSchema = z.object({ code: z.string().trim().max(20) });
export const sendEmailCodeSchema = z.object({ continueUrl: continueUrlSchema });

/** POST /api/live_api/account/completeEmailChange. Rule: AUTH-07. Without `otp` a code goes to the new address. */
export const completeEmailChangeSchema = z.object({
  newEmail: emailSchema,
  otp: z.string().trim().max(20).optional(),
});
export const emailChangeSchema = z.object({ status: z.enum(['code-sent', 'updated']), message: z.string() });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** POST /api/auth/prove: shows again that it is the account's owner, by password, or by a code from `sendMagicLink`. */
export const proveSchema = z.union([
  z.object({ password: passwordSchema }),
  z.object({ otp: z.string().trim().max(20) }),
]);

/** POST /api/auth/password. `currentPassword` is needed unless the account has none. */
export const changePasswordSchema = z.object({ password: passwordSchema, currentPassword: passwordSchema.optional() });

/** POST /api/auth/google/connect: the password of the account that the provider's address belongs to. */
export const connectGoogleSchema = z.object({ password: passwordSchema });
/** POST /api/auth/google/link: where the browser goes. */
export const authorizationSchema = z.object({ url: z.url() });

/** GET /api/auth/security: how the account's owner signs in. */
export const accountSecuritySchema = z.object({
  hasPassword: z.boolean(),
  emailVerified: z.boolean(),
  /** The provider's word for them; null when 'Google' is not linked. */
  google: z.object({ email: z.string(), linkedAt: z.iso.datetime() }).nullable(),
  /** What deleting the account takes along. */
  owns: z.object({ apps: z.number(), publishedApps: z.number(), records: z.number() }),
  isSoleAdmin: z.boolean(),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** GET /api/auth/sessions: where the account is signed in, last seen first. */
export const accountSessionSchema = z.object({
  id: z.string(),
  /** Names such as `Firefox` and `Windows`; null where the browser does not say. */
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionsSchema = z.object({ items: z.array(accountSessionSchema) });

/** DELETE /api/auth/account: the account's own email, typed. */
export const deleteAccountSchema = z.object({ confirmation: z.string().max(limits.emailMaxChars * 2) });

/** What went wrong on the way back from the provider, as `problem` in the address of `/auth/handler`. */
export const googleProblems = [
  'denied',
  'unreachable',
  'refused',
  'expired',
  'no-email',
  'disabled',
  'sign-up-closed',
  'identity-taken',
  'too-many-sign-ups',
  'account-create-failed',
] as const;
export type GoogleProblem = (typeof googleProblems)[number];

export const createAccountResponseSchema = z.object({ accountId: z.string() });

/** GET /api/live_api/account/current. Rules: AUTH-01, AUTH-05. */
export const accountSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  accountType: z.enum(['builder', 'other']),
  /** The highest one where nobody sells plans. */
  plan: z.enum(planIds),
  hasPaidAppPackage: z.boolean(),
  subscriptionId: z.string().nullable(),
  planSubscriptionStatus: z.string().nullable(),
  planSubscriptionCancelledAt: z.string().nullable(),
  subscriptionPaymentsIds: z.array(z.string()),
  appId: z.string().nullable(),
  appHeader: z.string().nullable(),
  hasBusinessInfo: z.boolean(),
  isAdmin: z.boolean(),
  /** Whether this installation sells plans. Without, none is shown anywhere. */
  hasPlans: z.boolean(),
  /** Whether the account's plan limits it: no platform admin. */
  isPlanLimited: z.boolean(),
  /** FILE-08 */
  mayEditCode: z.boolean(),
  /** AUTH-14: until the address is confirmed nothing but that can be done. */
  mustVerifyEmail: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
