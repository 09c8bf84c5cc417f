export const appPeopleLimits = {
  /** AUTH-17 */
  invitationDays: 7,
  invitationsPerHour: 100,
  peoplePageLength: 50,
  /** The app's own fields of one person together. */
  userDataMaxBytes: 32_000,
  /** Other addresses whose pages may call one app. */
  allowedOriginsMax: 20,
  /** Sites that may show a published app in a frame. */
  embeddersMax: 20,
} as const;
