/** What an app may call on an entity; the client library has exactly these. */
export const entityMethods = [
  'list',
  'filter',
  'get',
  'create',
  'update',
  'delete',
  'deleteMany',
  'bulkCreate',
  'bulkUpdate',
  'updateMany',
  'count',
  'aggregate',
  'upsert',
  'importEntities',
  'subscribe',
  'schema',
] as const;
