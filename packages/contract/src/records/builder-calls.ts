import { accessCheckSchema } from '../access-check.ts';
import { call } from '../call.ts';
import { gridViewSchema } from '../grid-views.ts';
import {
  moveRenamedResponseSchema,
  moveRenamedSchema,
  renamesSchema,
  schemaChangePreviewSchema,
  schemaChangeResponseSchema,
  schemaChangeSchema,
} from '../schema-changes.ts';

const entity = '/api/apps/:appId/entities/:entity';

/** What the database panel asks beside the records themselves. Rules: GRID-11, GRID-12, GRID-17. */
export const recordPanelCalls = {
  readView: call.get({
    path: `${entity}/view`,
    summary: 'How the builder looks at the records: sort, filters, columns',
    who: 'viewer',
    response: gridViewSchema,
    errors: ['entity-not-found'],
  }),
  writeView: call.put({
    path: `${entity}/view`,
    summary: 'Keep how the builder looks at the records',
    who: 'editor',
    body: gridViewSchema,
    bodyMaxBytes: 200_000,
    response: gridViewSchema,
    errors: ['entity-not-found'],
  }),
  previewSchema: call.post({
    path: `${entity}/schema/preview`,
    summary: 'What a change of a column would do',
    who: 'editor',
    body: schemaChangeSchema,
    response: schemaChangePreviewSchema,
    errors: ['entity-not-found'],
  }),
  changeSchema: call.put({
    path: `${entity}/schema`,
    summary: 'Change a column',
    who: 'editor',
    body: schemaChangeSchema,
    response: schemaChangeResponseSchema,
    errors: ['entity-not-found', 'turn-running'],
  }),
  findRenames: call.get({
    path: `${entity}/schema/renames`,
    summary: 'Columns that were renamed while values still have the old name',
    who: 'viewer',
    response: renamesSchema,
    errors: ['entity-not-found'],
  }),
  moveRenamed: call.post({
    path: `${entity}/schema/renames`,
    summary: 'Move values to the new name of their column',
    who: 'editor',
    body: moveRenamedSchema,
    response: moveRenamedResponseSchema,
    errors: ['entity-not-found'],
  }),
  checkAccess: call.post({
    path: '/api/apps/:appId/access-proof',
    summary: 'Try who can do what with the data of the newest version, on a copy',
    who: 'editor',
    response: accessCheckSchema,
    errors: ['nothing-to-publish', 'access-not-tried'],
  }),
};
