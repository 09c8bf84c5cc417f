export const planLimits = {
  /** PLAN-08 */
  paymentPolls: 15,
  paymentPollMs: 4_000,
} as const;
