import { z } from 'zod';
import {
  alertsSchema,
  analyticsPeriods,
  analyticsSchema,
  funnelRequestSchema,
  funnelSchema,
  visitSchema,
} from '../analytics.ts';
import { call } from '../call.ts';

const period = z.coerce
  .number()
  .refine(
    (days) => (analyticsPeriods as readonly number[]).includes(days),
    `must be one of ${analyticsPeriods.join(', ')}`,
  );

/** What happens in a published app, for its owner (ANALYTICS-01). */
export const analyticsCalls = {
  visit: call.post({
    path: '/_whittle/visit',
    summary: 'Count a page that was opened; the answer is the same whatever comes of it',
    who: 'everybody',
    hosts: ['published'],
    body: visitSchema,
    bodyMaxBytes: 8_000,
  }),
  read: call.get({
    path: '/api/apps/:appId/analytics',
    summary: 'Visitors, sign-ups, runs and errors per day, with sources, pages and languages',
    who: 'owner',
    query: z.object({ days: period.default(30) }),
    response: analyticsSchema,
    errors: ['analytics-before-publish', 'too-many-calls'],
  }),
  funnel: call.post({
    path: '/api/apps/:appId/analytics/funnel',
    summary: 'How many visitors came as far as each of up to five steps',
    who: 'owner',
    body: funnelRequestSchema,
    response: funnelSchema,
    errors: ['analytics-before-publish', 'analytics-too-many', 'too-many-calls'],
  }),
  alerts: call.put({
    path: '/api/apps/:appId/analytics/alerts',
    summary: 'Mail the owner when errors become many, or not',
    who: 'owner',
    body: alertsSchema,
    response: alertsSchema,
  }),
};
