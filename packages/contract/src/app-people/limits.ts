export const appPeopleLimits = {
  /** AUTH-17 */
  invitationDays: 7,
  invitationsPerHour: 100,
  /** Of all apps of an account: an app costs nothing, so that a limit of each would be none. */
  invitationsPerAccount: 300,
  peoplePageLength: 50,
  /** The app's own fields of one person together. */
  userDataMaxBytes: 32_000,
  /** Other addresses whose pages may call one app. */
  allowedOriginsMax: 20,
  /** Sites that may show a published app in a frame. */
  embeddersMax: 20,
} as const;
