export const uploadLimits = {
  /** SHELL-09 */
  imageMaxBytes: 10_000_000,
  uploadMaxBytes: 50_000_000,
} as const;
