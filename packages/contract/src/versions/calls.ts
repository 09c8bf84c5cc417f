import { z } from 'zod';
import { call } from '../call.ts';
import { idPattern } from '../ids.ts';
import { limits } from '../limits.ts';
import {
  bookmarkSchema,
  restoredVersionSchema,
  restoreVersionPreviewSchema,
  restoreVersionSchema,
  undoRestoreSchema,
  versionFilesSchema,
  versionListSchema,
} from '../versions.ts';

const versionListQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(limits.versionListMaxLength).default(limits.versionListLength),
  /** Versions older than this one. */
  before: z.string().regex(idPattern).optional(),
  bookmarked: z.stringbool().default(false),
});

const version = '/api/apps/:appId/versions/:versionId';

/** Versions of an app: their list, their files, going back to one, and their names. */
export const versionCalls = {
  list: call.get({
    path: '/api/apps/:appId/versions',
    summary: 'Versions, the newest first',
    who: 'viewer',
    query: versionListQuerySchema,
    response: versionListSchema,
  }),
  files: call.get({
    path: `${version}/files`,
    summary: 'Files of a version; `latest` names the newest',
    who: 'viewer',
    response: versionFilesSchema,
    errors: ['version-not-found'],
  }),
  previewRestore: call.post({
    path: `${version}/restore/preview`,
    summary: 'What going back to a version would do',
    who: 'editor',
    body: restoreVersionSchema,
    response: restoreVersionPreviewSchema,
    errors: ['version-not-found', 'version-without-message'],
  }),
  restore: call.post({
    path: `${version}/restore`,
    summary: 'Go back to a version',
    who: 'editor',
    body: restoreVersionSchema,
    response: restoredVersionSchema,
    errors: ['version-not-found', 'version-without-message', 'restore-widens-access'],
  }),
  undoRestore: call.post({
    path: `${version}/undo`,
    summary: 'Undo going back, by the version that it made',
    who: 'editor',
    body: undoRestoreSchema,
    response: restoredVersionSchema,
    errors: ['version-not-found', 'restore-superseded', 'restore-widens-access'],
  }),
  name: call.put({
    path: `${version}/bookmark`,
    summary: 'Name a version',
    who: 'editor',
    body: bookmarkSchema,
    errors: ['version-not-found'],
  }),
  unname: call.delete({
    path: `${version}/bookmark`,
    summary: 'Take the name off a version',
    who: 'editor',
  }),
};
