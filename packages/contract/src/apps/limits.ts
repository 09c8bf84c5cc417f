export const appLimits = {
  appNameMaxChars: 80,
  slugMaxChars: 50,
  /** PUB-02 */
  appBuilderVersion: 4,
} as const;
