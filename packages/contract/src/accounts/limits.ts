export const accountLimits = {
  passwordMinChars: 8,
  passwordMaxChars: 1_000,
  emailMaxChars: 254,
  roleMaxChars: 60,
  sessionDays: 30,
  /** API-02 */
  tokenRefreshMs: 3_000_000,
  tokenLifetimeMs: 3_600_000,
  /** How long a sign-in counts as recent enough for what changes who may sign in. */
  reauthenticationMinutes: 15,
  /** Codes and links to one address, and from one network address, in 15 minutes. */
  mailsPerAddress: 5,
  /** To one address from all networks together where its owner never signed in. */
  mailsPerAddressInAll: 10,
  /** To one address in 15 minutes, of all apps of the installation together. */
  mailsFromAllApps: 30,
  mailsPerNetwork: 40,
  /** Seconds before the interface offers to send a code again. */
  resendSeconds: 30,
  /** AUTH-09 */
  oneTimeCodeMinutes: 10,
  oneTimeCodeTries: 5,
  oneTimeCodeBlockMinutes: 15,
} as const;
