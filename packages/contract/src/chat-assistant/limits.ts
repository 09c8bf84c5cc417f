/** Limits of the assistant that an app has for its people. */
export const chatAssistantLimits = {
  questionChars: 4_000,
  welcomeChars: 500,
  allowedOrigins: 20,
  /** Questions of one person in a day, as an app starts. */
  dailyUserLimit: 50,
  dailyUserLimitMax: 1_000,
  /** A proposal that nobody clicks is over. */
  proposalMinutes: 10,
  proposalsPerAnswer: 5,
  noteChars: 2_000,
  memoryChars: 300,
  /** What is remembered of one person. */
  memoriesMax: 50,
  conversationsListed: 50,
} as const;
