import { call } from '../call.ts';
import {
  batchesSchema,
  batchEstimateSchema,
  batchModelsSchema,
  batchReportSchema,
  labConsentOfAllSchema,
  labConsentOfAppSchema,
  labConsentSchema,
  startBatchSchema,
} from './batches.ts';

const bodyMaxBytes = 4_096;
const one = '/api/admin/batches/:batchId';

/** Validation and repair of every app whose owner allows it, for a score; no app is changed (VALID-17 to VALID-20). */
export const batchCalls = {
  consent: call.get({
    path: '/api/lab-consent',
    summary: 'Which of your apps batch runs may read',
    who: 'account',
    response: labConsentSchema,
  }),
  saveConsent: call.put({
    path: '/api/lab-consent',
    summary: 'Let batch runs read all your apps, or none',
    who: 'account',
    body: labConsentOfAllSchema,
    bodyMaxBytes,
    response: labConsentSchema,
  }),
  saveConsentOfApp: call.put({
    path: '/api/apps/:appId/lab-consent',
    summary: 'Let batch runs read this app, or not, whatever holds for the others',
    who: 'owner',
    body: labConsentOfAppSchema,
    bodyMaxBytes,
    response: labConsentSchema,
  }),
  list: call.get({
    path: '/api/admin/batches',
    summary: 'Batch runs so far, and what the next one may read and ask',
    who: 'admin',
    response: batchesSchema,
  }),
  estimate: call.post({
    path: '/api/admin/batches/estimate',
    summary: 'What a batch run will cost; nothing is read or started',
    who: 'admin',
    body: batchModelsSchema,
    bodyMaxBytes,
    response: batchEstimateSchema,
    errors: ['model-missing'],
  }),
  start: call.post({
    path: '/api/admin/batches',
    summary: 'Start a batch run over every app whose owner allows it',
    who: 'admin',
    body: startBatchSchema,
    bodyMaxBytes,
    response: batchReportSchema,
    errors: ['batch-running', 'batch-without-apps', 'batch-price-unknown', 'model-missing'],
  }),
  read: call.get({
    path: one,
    summary: 'A batch run: how far it is, and the score of rules and models',
    who: 'admin',
    response: batchReportSchema,
    errors: ['batch-not-found'],
  }),
  cancel: call.post({
    path: `${one}/cancel`,
    summary: 'End a batch run; what it found until now is kept',
    who: 'admin',
    response: batchReportSchema,
    errors: ['batch-not-found', 'batch-over'],
  }),
  csv: call.get({
    path: `${one}/csv`,
    summary: 'The score of a batch run as CSV',
    who: 'admin',
    answer: 'file',
    errors: ['batch-not-found'],
  }),
};
