export const uploadLimits = {
  /** SHELL-09 */
  imageMaxBytes: 10_000_000,
  uploadMaxBytes: 50_000_000,
  /** S-24: what people without an account hand in, per file, and per app and day. */
  visitorUploadMaxBytes: 5_000_000,
  visitorUploadsPerDay: 100,
} as const;
