import { z } from 'zod';
import { call } from '../call.ts';
import {
  earlierPublishesSchema,
  publicationTextsSchema,
  publishRequestSchema,
  publishResponseSchema,
  scheduledPublishSchema,
  schedulePublishSchema,
  socialCardQuerySchema,
  socialCardSchema,
} from '../publishing.ts';
import { appBundleSchema } from '../runtime-bundle.ts';

const refusals = [
  'plan-needed',
  'nothing-to-publish',
  'slug-taken',
  'publish-failed',
  'publish-stopped',
  'access-not-proven',
  'access-not-tried',
  'personal-data-open',
  'tool-header-missing',
  'tool-not-ready',
] as const;
const schedule = '/api/apps/:appId/publish/schedule';

export const publishingCalls = {
  publish: call.post({
    path: '/api/apps/:appId/publish',
    summary: 'Publish the newest version, or go back to one that was public before',
    who: 'owner',
    body: publishRequestSchema,
    response: publishResponseSchema,
    errors: [...refusals, 'version-not-published'],
  }),
  schedule: call.put({
    path: schedule,
    summary: 'Publish the newest version at a time; it is tried now',
    who: 'owner',
    body: schedulePublishSchema,
    response: scheduledPublishSchema,
    errors: [...refusals, 'publish-time-wrong', 'time-zone-unknown'],
  }),
  scheduled: call.get({
    path: schedule,
    summary: 'The publish that is planned, or that failed',
    who: 'owner',
    response: scheduledPublishSchema,
  }),
  cancelSchedule: call.delete({
    path: schedule,
    summary: 'Publish nothing by itself',
    who: 'owner',
  }),
  forgetFailure: call.delete({
    path: '/api/apps/:appId/publish/failure',
    summary: 'Put away what the app says of a publish that failed',
    who: 'owner',
  }),
  unpublish: call.delete({
    path: '/api/apps/:appId/publish',
    summary: 'Take the app back from the public; its people, records and address stay',
    who: 'owner',
  }),
  earlier: call.get({
    path: '/api/apps/:appId/publications',
    summary: 'Versions that were ever public',
    who: 'owner',
    response: earlierPublishesSchema,
  }),
  texts: call.get({
    path: '/api/apps/:appId/publication',
    summary: 'What was written at the last publish',
    who: 'owner',
    response: publicationTextsSchema,
  }),
  card: call.get({
    path: '/api/apps/:appId/social-card',
    summary: 'The picture that links to the app show once it is published',
    who: 'owner',
    query: socialCardQuerySchema,
    response: socialCardSchema,
  }),
  bundle: call.get({
    path: '/runtime/bundle',
    summary: 'The files of a published app, or of any version for its owner',
    who: 'everybody',
    hosts: ['builder', 'published'],
    query: z.object({ appId: z.string().max(100).optional(), versionId: z.string().max(100).optional() }),
    response: appBundleSchema,
    errors: ['app-not-found', 'version-not-found', 'not-allowed'],
  }),
};
