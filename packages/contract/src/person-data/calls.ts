import { call } from '../call.ts';
import { erasureReportSchema, erasureSchema, personDataSchema } from '../person-data.ts';

/** What an app holds of one person, and how it is erased. Rules: USER-15, USER-16. */
export const personDataCalls = {
  read: call.get({
    path: '/api/apps/:appId/people/:personId/data',
    summary: 'Everything that the app holds of a person',
    who: 'owner',
    response: personDataSchema,
    errors: ['person-not-found'],
  }),
  erase: call.post({
    path: '/api/apps/:appId/people/:personId/erasure',
    summary: 'Erase a person and what they wrote; cannot be undone',
    who: 'owner',
    body: erasureSchema,
    response: erasureReportSchema,
    errors: ['person-not-found', 'owner-stays-admin', 'erasure-not-confirmed'],
  }),
  readOwn: call.get({
    path: '/api/apps/:appId/own-data',
    summary: 'Everything that the app holds of the person who asks',
    who: 'person',
    hosts: ['published'],
    response: personDataSchema,
    errors: ['not-signed-in'],
  }),
  eraseOwn: call.post({
    path: '/api/apps/:appId/own-data/erasure',
    summary: 'Erase the person who asks and what they wrote; cannot be undone',
    who: 'person',
    hosts: ['published'],
    body: erasureSchema,
    response: erasureReportSchema,
    errors: ['not-signed-in', 'owner-stays-admin', 'erasure-not-confirmed'],
  }),
};
