import { call } from '../call.ts';
import { detectorsOffSchema, detectorsSchema } from './detectors.ts';
import {
  appliedRepairSchema,
  labAppSchema,
  repairResultSchema,
  repairVersionSchema,
  validationSchema,
} from './repair-lab.ts';

const version = '/api/apps/:appId/versions/:versionId';

/** What a platform admin finds out about a version of any app, and repairs (VALID-01 to VALID-13). */
export const repairLabCalls = {
  app: call.get({
    path: '/api/admin/apps/:appId/versions',
    summary: 'An app with the versions that can be validated, the newest first',
    who: 'admin',
    response: labAppSchema,
    errors: ['app-not-found'],
  }),
  validate: call.post({
    path: `${version}/validate`,
    summary: 'Issues of a version; `latest` names the newest',
    who: 'admin',
    response: validationSchema,
    errors: ['app-not-found', 'version-not-found'],
  }),
  repair: call.post({
    path: `${version}/repair`,
    summary: 'Repair a version by rules and by a model, without changing the app',
    who: 'admin',
    body: repairVersionSchema,
    response: repairResultSchema,
    errors: ['app-not-found', 'version-not-found', 'repair-without-issues', 'model-unknown', 'model-missing'],
  }),
  apply: call.post({
    path: '/api/apps/:appId/repairs/:repairId/apply',
    summary: 'Make a repair the newest version of the app',
    who: 'admin',
    response: appliedRepairSchema,
    errors: ['app-not-found', 'repair-gone', 'repair-superseded', 'turn-running'],
  }),
  detectors: call.get({
    path: '/api/admin/detectors',
    summary: 'What is looked for in apps, and which of it is switched off',
    who: 'admin',
    response: detectorsSchema,
  }),
  switchDetectors: call.put({
    path: '/api/admin/detectors',
    summary: 'Switch detectors off; all others are on',
    who: 'admin',
    body: detectorsOffSchema,
    response: detectorsSchema,
    errors: ['detector-unknown', 'detector-needed'],
  }),
};
