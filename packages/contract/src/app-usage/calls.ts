import { z } from 'zod';
import { trackedBatchSchema, usageStatsSchema } from '../app-usage.ts';
import { call } from '../call.ts';

const hosts = ['builder', 'preview', 'published'] as const;
const counted = z.object({ success: z.boolean() });

/** What pages tell of their use; only names are counted. */
export const usageCalls = {
  visit: call.post({
    path: '/api/app-logs/:appId/log-user-in-app/:page',
    summary: 'Count a page that was opened',
    who: 'visitor',
    hosts,
    response: counted,
  }),
  track: call.post({
    path: '/api/apps/:appId/analytics/track/batch',
    summary: 'Count events of the app',
    who: 'visitor',
    hosts,
    body: trackedBatchSchema,
    bodyMaxBytes: 300_000,
    response: counted,
  }),
  stats: call.get({
    path: '/api/app-logs/:appId/stats',
    summary: 'How often pages were opened and events happened, per day',
    who: 'app-admin',
    hosts,
    response: usageStatsSchema,
  }),
  log: call.get({
    path: '/api/app-logs/:appId',
    summary: 'The same counts: who came is not kept',
    who: 'app-admin',
    hosts,
    response: usageStatsSchema,
  }),
};
