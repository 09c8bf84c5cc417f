import { call } from '../call.ts';
import { capsSchema, installationCapsSchema, ownCapsSchema, spendQuerySchema, spendReportSchema } from './spend.ts';

const capsMaxBytes = 1_000;

/** What models cost: builders see their own apps, platform admins everybody's. */
export const spendCalls = {
  report: call.get({
    path: '/api/spend',
    summary: 'What your apps spent on models, with the limits of the month',
    who: 'account',
    query: spendQuerySchema,
    response: spendReportSchema,
  }),
  csv: call.get({
    path: '/api/spend/csv',
    summary: 'The same, call by call, as CSV',
    who: 'account',
    query: spendQuerySchema,
    answer: 'file',
  }),
  caps: call.get({
    path: '/api/spend/caps',
    summary: 'Your limits, and those of the installation',
    who: 'account',
    response: ownCapsSchema,
  }),
  saveCaps: call.put({
    path: '/api/spend/caps',
    summary: 'Set your limits',
    who: 'account',
    body: capsSchema,
    bodyMaxBytes: capsMaxBytes,
    response: ownCapsSchema,
  }),
  reportOfAll: call.get({
    path: '/api/admin/spend',
    summary: 'What the whole installation spent on models',
    who: 'admin',
    query: spendQuerySchema,
    response: spendReportSchema,
  }),
  csvOfAll: call.get({
    path: '/api/admin/spend/csv',
    summary: 'The same, call by call, as CSV',
    who: 'admin',
    query: spendQuerySchema,
    answer: 'file',
  }),
  capsOfAll: call.get({
    path: '/api/admin/spend/caps',
    summary: 'The limits of the installation',
    who: 'admin',
    response: installationCapsSchema,
  }),
  saveCapsOfAll: call.put({
    path: '/api/admin/spend/caps',
    summary: 'Set the limits of the installation',
    who: 'admin',
    body: installationCapsSchema,
    bodyMaxBytes: capsMaxBytes,
    response: installationCapsSchema,
  }),
};
