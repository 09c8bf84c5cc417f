/** Where an attempt comes from: network address and browser. */
export type Origin = { address: string; userAgent: string };

/** The answer of `validateOtp` (AUTH-09): a token that one call exchanges for a session of the pool `tenantId`, once. */
export type CustomToken = { customToken: string; tenantId: string };

/**
 * The account calls of one pool of people: the builders', or, when a call names an app, that app's. Answers do not tell
 * whether an address has an account.
 */
export interface PoolCalls {
  /** Throws `email-malformed`, `too-many-attempts`. */
  sendResetPasswordEmail(input: { email: string; continueUrl: string | null }, from: Origin): Promise<void>;
  /** Sends a message with a code and a link. Throws like the call above. */
  sendMagicLink(input: { email: string; continueUrl: string | null }, from: Origin): Promise<void>;
  /** Throws `code-wrong`, `attempts-exceeded`, `user-disabled`, `too-many-attempts`. */
  validateOtp(input: { email: string; otp: string }, from: Origin): Promise<CustomToken>;
}

/** The calls of an app's pool; null when there is no such app. */
export type FindAppPool = (appId: string) => Promise<PoolCalls | null>;
