export const appErrorLimits = {
  /** RUN-08 */
  appErrorDedupeMs: 300_000,
  appErrorsPerMinute: 10,
  appErrorTextMaxChars: 2_000,
} as const;
