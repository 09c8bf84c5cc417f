import { z } from 'zod';
import { limits } from './limits.ts';

const emailSchema = z.string().trim().max(limits.emailMaxChars);
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

export const createAccountResponseSchema = z.object({ accountId: z.string() });

/** GET /api/live_api/account/current. Rules: AUTH-01, AUTH-05. */
export const accountSchema = z.object({
  accountId: z.string(),
  email: z.string(),
  accountType: z.enum(['builder', 'other']),
  plan: z.string(),
  hasPaidAppPackage: z.boolean(),
  subscriptionId: z.string().nullable(),
  planSubscriptionStatus: z.string().nullable(),
  planSubscriptionCancelledAt: z.string().nullable(),
  subscriptionPaymentsIds: z.array(z.string()),
  appId: z.string().nullable(),
  appHeader: z.string().nullable(),
  hasBusinessInfo: z.boolean(),
  isAdmin: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;
