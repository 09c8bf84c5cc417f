export const appLimits = {
  appNameMaxChars: 80,
  /** HOME-03 */
  appPictureMaxBytes: 120_000,
  slugMaxChars: 50,
  /** TEAM-01 */
  collaboratorsMax: 20,
  collaboratorInvitesPerHour: 100,
  /** EDIT-18 */
  claimCodeDays: 30,
  /** PUB-02 */
  appBuilderVersion: 4,
} as const;
