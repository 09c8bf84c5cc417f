import { z } from 'zod';

/** How many days a page of analytics can look back. */
export const analyticsPeriods = [7, 30, 90] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];

/** What is counted beside page views and visitors: the server notes it itself, a page cannot say it. */
export const analyticsEvents = ['sign-up', 'run', 'message', 'record', 'error'] as const;
export type AnalyticsEvent = (typeof analyticsEvents)[number];

/** POST /_whittle/visit: what a page of a published app tells when it was opened. */
export const visitSchema = z.object({
  path: z.string().max(2_000),
  /** The address that led here; only its host is kept. */
  referrer: z.string().max(4_000).default(''),
});

/** One day in UTC. */
const analyticsDaySchema = z.object({
  day: z.iso.date(),
  /** Different ones within the day; a sum over days counts who comes back again. */
  visitors: z.number().int(),
  views: z.number().int(),
  signUps: z.number().int(),
  runs: z.number().int(),
  messages: z.number().int(),
  records: z.number().int(),
  errors: z.number().int(),
  /** What memberships brought in, less what was given back, in the smallest unit of `currency`. */
  revenue: z.number().int(),
});
export type AnalyticsDay = z.infer<typeof analyticsDaySchema>;

const countedNameSchema = z.object({ name: z.string(), count: z.number().int() });
export type CountedName = z.infer<typeof countedNameSchema>;

/** GET /api/apps/{appId}/analytics */
export const analyticsSchema = z.object({
  days: z.array(analyticsDaySchema),
  /** Page views by path; visitors by the host that sent them and by language, as their first page of a day said it. */
  pages: z.array(countedNameSchema),
  sources: z.array(countedNameSchema),
  languages: z.array(countedNameSchema),
  /** Runs by what the tool was called then. */
  tools: z.array(countedNameSchema),
  /** Visitors of the last five minutes. */
  live: z.number().int(),
  /** What revenue is counted in, such as `usd`: the one that most was paid in. Null where nothing was paid. */
  currency: z.string().nullable(),
  /** Others that something was paid in, which is not counted. */
  otherCurrencies: z.array(z.string()),
  /** Whether the owner gets a mail when errors become many. */
  alerts: z.boolean(),
});
export type Analytics = z.infer<typeof analyticsSchema>;

export const alertsSchema = z.object({ alerts: z.boolean() });

const funnelStepSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), path: z.string().min(1).max(300) }),
  z.object({ kind: z.enum(analyticsEvents) }),
]);
export type FunnelStep = z.infer<typeof funnelStepSchema>;

/** POST /api/apps/{appId}/analytics/funnel: reads only; the steps are too long for an address. */
export const funnelRequestSchema = z.object({
  steps: z.array(funnelStepSchema).min(2).max(5),
  days: z.union([z.literal(7), z.literal(30)]).default(30),
});

export const funnelSchema = z.object({
  /** Visitors that came as far as each step, in that order and within one day. */
  visitors: z.array(z.number().int()),
});
