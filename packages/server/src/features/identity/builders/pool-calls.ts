import type { CustomToken } from '@whittle/contract/accounts';
import type { Whereabouts } from '../../../http/attempt-place.ts';

export type { CustomToken } from '@whittle/contract/accounts';

/** Where an attempt comes from: network address and browser. */
export type Origin = Whereabouts & { userAgent: string };

/**
 * The account calls of one pool of people: the builders', or, when a call names an app, that app's. Answers, and the time
 * they take, do not tell whether an address has an account. `continueUrl` is what the caller sent: not checked yet.
 */
export interface PoolCalls {
  /** Throws `email-address-invalid`, `too-many-attempts`, `reset-mail-failed`. */
  sendResetPasswordEmail(input: { email: string; continueUrl: string | null }, from: Origin): Promise<void>;
  /** Sends a mail with a code and a link. Throws `email-address-invalid`, `too-many-attempts`, `magic-link-send-failed`. */
  sendMagicLink(input: { email: string; continueUrl: string | null }, from: Origin): Promise<void>;
  /** Throws `magic-link-invalid`, `attempts-exceeded`, `user-disabled`, `too-many-attempts`. */
  validateOtp(input: { email: string; otp: string }, from: Origin): Promise<CustomToken>;
}

/** The calls of an app's pool; null when there is no such app. */
export type FindAppPool = (appId: string) => Promise<PoolCalls | null>;
