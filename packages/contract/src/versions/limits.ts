export const versionLimits = {
  /** VER-03 */
  versionListLength: 10,
  versionListMaxLength: 100,
  /** VER-15 */
  wordDiffMaxChars: 10_000,
  diffContextLines: 3,
} as const;
