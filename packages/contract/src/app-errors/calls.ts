import { z } from 'zod';
import { appErrorListSchema, appErrorReportSchema } from '../app-errors.ts';
import { call } from '../call.ts';

/** Errors of running apps. Rules: RUN-07, RUN-08. */
export const appErrorCalls = {
  report: call.post({
    path: '/api/app-error',
    summary: 'Report an error of a running app; the answer is the same whatever comes of it',
    who: 'everybody',
    hosts: ['builder', 'preview', 'published'],
    body: appErrorReportSchema,
    bodyMaxBytes: 50_000,
    response: z.object({ success: z.boolean() }),
    status: 202,
    errors: ['rate-limited'],
  }),
  list: call.get({
    path: '/api/apps/:appId/app-errors',
    summary: 'What went wrong in an app, the newest first',
    who: 'viewer',
    response: appErrorListSchema,
  }),
};
