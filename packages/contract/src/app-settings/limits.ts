export const appSettingsLimits = {
  appTextMaxChars: 1_000,
  appTextLineMaxChars: 120,
  appLinkMaxChars: 2_000,
  /** PUB-06 */
  appExamplesMax: 3,
  /** EDIT-12 */
  runsPerUserMax: 100,
  /** EDIT-13 */
  creditsPerRunMax: 20,
  /** EDIT-14 */
  temperatureMax: 2,
  /** An icon may be a small picture written out as `data:`. */
  appIconMaxChars: 10_000,
} as const;
