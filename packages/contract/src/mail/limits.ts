export const mailLimits = {
  /** Mails of one app to its people. */
  appMailsPerHour: 100,
  mailSubjectMaxChars: 200,
  mailBodyMaxChars: 100_000,
} as const;
