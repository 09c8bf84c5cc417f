import { z } from 'zod';

/** POST /api/apps/{appId}/analytics/track/batch: what a page tells of its use. Only names are counted. */
export const trackedBatchSchema = z.object({
  events: z.array(z.looseObject({ event_name: z.string().max(200) })).max(1_000),
});

/** GET /api/app-logs/{appId}/stats: how often each page was opened and each event happened, per day (UTC). */
export const usageStatsSchema = z.object({
  days: z.array(
    z.object({ day: z.string(), kind: z.enum(['visit', 'event']), name: z.string(), count: z.number().int() }),
  ),
});
export type UsageStats = z.infer<typeof usageStatsSchema>;
