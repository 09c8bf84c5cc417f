import { z } from 'zod';
import { call } from '../call.ts';
import {
  historyUsageSchema,
  recordHistorySchema,
  restorePointSchema,
  restorePreviewSchema,
  restoreRecordSchema,
  restoreTrashSchema,
  revertResultSchema,
  stepSchema,
  timelineSchema,
  trashSchema,
} from '../history.ts';

const history = '/api/apps/:appId/history';
const entity = `${history}/entities/:entity` as const;
const pageQuery = z.object({ before: z.coerce.number().int().min(0).default(Number.MAX_SAFE_INTEGER) });

/** Going back over an app's records. Rules: HIST-01 to HIST-06. */
export const historyCalls = {
  usage: call.get({
    path: `${history}/usage`,
    summary: 'How much history is kept',
    who: 'viewer',
    response: historyUsageSchema,
  }),
  previewRestore: call.post({
    path: `${history}/restore/preview`,
    summary: 'What setting records back to a moment would do',
    who: 'editor',
    body: restorePointSchema,
    response: restorePreviewSchema,
    errors: ['restore-time-ahead', 'restore-time-too-old'],
  }),
  restore: call.post({
    path: `${history}/restore`,
    summary: 'Set records back to a moment',
    who: 'editor',
    body: restorePointSchema,
    response: revertResultSchema,
    errors: ['restore-time-ahead', 'restore-time-too-old'],
  }),
  undoCall: call.post({
    path: `${history}/calls/:id/undo`,
    summary: 'Undo everything that one call changed',
    who: 'editor',
    body: stepSchema,
    response: revertResultSchema,
    errors: ['nothing-to-undo', 'undo-conflict'],
  }),
  timeline: call.get({
    path: `${entity}/timeline`,
    summary: 'What can be undone and redone',
    who: 'viewer',
    response: timelineSchema,
  }),
  undo: call.post({
    path: `${entity}/undo`,
    summary: 'Undo the last change of an entity',
    who: 'editor',
    body: stepSchema,
    response: revertResultSchema,
    errors: ['nothing-to-undo', 'undo-conflict'],
  }),
  redo: call.post({
    path: `${entity}/redo`,
    summary: 'Redo what was undone',
    who: 'editor',
    body: stepSchema,
    response: revertResultSchema,
    errors: ['nothing-to-redo', 'undo-conflict'],
  }),
  trash: call.get({
    path: `${entity}/trash`,
    summary: 'Deleted records',
    who: 'viewer',
    query: pageQuery,
    response: trashSchema,
  }),
  restoreTrash: call.post({
    path: `${entity}/trash/restore`,
    summary: 'Bring deleted records back',
    who: 'editor',
    body: restoreTrashSchema,
    response: revertResultSchema,
    errors: ['trash-empty'],
  }),
  ofRecord: call.get({
    path: `${entity}/records/:id`,
    summary: 'Changes of one record',
    who: 'viewer',
    query: pageQuery,
    response: recordHistorySchema,
  }),
  restoreRecord: call.post({
    path: `${entity}/records/:id/restore`,
    summary: 'Set one record back to what it was',
    who: 'editor',
    body: restoreRecordSchema,
    response: revertResultSchema,
    errors: ['record-not-found'],
  }),
};
