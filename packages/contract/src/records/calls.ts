import { z } from 'zod';
import { appUserSchema } from '../app-users.ts';
import { call } from '../call.ts';
import { csvMappingRequestSchema, csvMappingResponseSchema, importQuerySchema, importResultSchema } from '../csv.ts';
import { type EntityRecord, entitySchemaSchema } from '../entities.ts';
import { limits } from '../limits.ts';

/** The families of paths under which the same calls answer (N-01). */
export const clientPaths = ['/api/apps', '/live_api/apps', '/api/live_api/apps', '/apps'] as const;
export type ClientPath = (typeof clientPaths)[number];

/** Where the calls of running apps answer. */
const hosts = ['builder', 'preview', 'published'] as const;

/** A record as the app declares it, with the server's own fields; only its id is looked at. */
const recordSchema = z
  .custom<EntityRecord>(
    (value) => typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string',
  )
  .describe('A record: the fields that its entity declares, and the fields of the server such as `id`.');
const recordsSchema = z.array(recordSchema);
const fieldsSchema = z.record(z.string(), z.unknown());
const successSchema = z.object({ success: z.boolean() });

/** Room for a record at its limit with keys and escapes around it. */
const recordBodyBytes = 2 * limits.recordMaxBytes;
const filterBodyBytes = 100_000;

/** Filter `q` and `sort` as ENT-14 and ENT-15 have them. */
const listQuerySchema = z.object({
  q: z.string().optional(),
  sort: z.string().optional(),
  limit: z.string().optional(),
  skip: z.string().optional(),
  fields: z.string().optional(),
});

const refusals = ['entity-not-found', 'access-denied', 'not-signed-in', 'app-busy', 'too-many-calls'] as const;
const writing = [...refusals, 'record-invalid', 'no-places-left', 'not-unique', 'time-taken'] as const;

/** Records of one entity. Rules: ENT-14 to ENT-18. What is sent depends on the entity, so the routes read it. */
export function recordCallsUnder<const P extends ClientPath>(prefix: P) {
  const collection = `${prefix}/:appId/entities/:entity` as const;
  const item = `${collection}/:id` as const;
  const data = { who: 'records', hosts, answer: 'json-text', bodyKind: 'own' } as const;
  return {
    list: call.get({
      ...data,
      path: collection,
      summary: 'Records that fit a filter',
      query: listQuerySchema,
      response: recordsSchema,
      errors: [...refusals, 'filter-invalid', 'field-hidden', 'query-too-slow'],
    }),
    page: call.get({
      ...data,
      path: `${collection}/v2/list`,
      summary: 'Records page by page, by a cursor',
      query: listQuerySchema.extend({ cursor: z.string().optional(), distinct: z.string().optional() }),
      response: z.looseObject({}),
      errors: [...refusals, 'filter-invalid', 'cursor-invalid', 'query-too-slow'],
    }),
    count: call.get({
      path: `${collection}/count`,
      summary: 'How many records fit a filter',
      who: 'records',
      hosts,
      query: z.object({ q: z.string().optional() }),
      response: z.object({ count: z.number() }),
      errors: [...refusals, 'filter-invalid', 'query-too-slow'],
    }),
    schema: call.get({
      path: `${collection}/schema`,
      summary: "The entity's schema",
      who: 'person',
      hosts,
      response: entitySchemaSchema,
      errors: ['entity-not-found', 'not-signed-in'],
    }),
    read: call.get({
      ...data,
      path: item,
      summary: 'One record',
      response: recordSchema,
      errors: [...refusals, 'record-not-found'],
    }),
    create: call.post({
      ...data,
      path: collection,
      summary: 'Create a record',
      body: fieldsSchema,
      bodyMaxBytes: recordBodyBytes,
      response: recordSchema,
      status: 201,
      errors: [...writing, 'idempotency-key-invalid', 'idempotency-key-reused', 'record-id-taken'],
    }),
    createMany: call.post({
      ...data,
      path: `${collection}/bulk`,
      summary: 'Create several records, all or none',
      body: z.array(fieldsSchema),
      bodyMaxBytes: limits.bulkMaxBytes,
      response: recordsSchema,
      status: 201,
      errors: [...writing, 'idempotency-key-invalid', 'idempotency-key-reused', 'record-id-taken'],
    }),
    changeMany: call.put({
      ...data,
      path: `${collection}/bulk`,
      summary: 'Change several records by their ids',
      body: z.array(fieldsSchema),
      bodyMaxBytes: limits.bulkMaxBytes,
      response: recordsSchema,
      errors: [...writing, 'record-not-found'],
    }),
    updateMany: call.patch({
      path: `${collection}/update-many`,
      summary: 'Change every record that fits a filter',
      who: 'records',
      hosts,
      bodyKind: 'own',
      body: z.object({ query: fieldsSchema, data: fieldsSchema }),
      bodyMaxBytes: recordBodyBytes,
      response: successSchema.extend({ updated: z.number(), has_more: z.boolean() }),
      errors: [...writing, 'filter-invalid', 'update-invalid'],
    }),
    upsert: call.post({
      ...data,
      path: `${collection}/upsert`,
      summary: 'Create or change records by a field that names them',
      body: z.object({ key: z.string(), records: z.array(fieldsSchema) }),
      bodyMaxBytes: limits.bulkMaxBytes,
      response: z.unknown(),
      errors: writing,
    }),
    aggregate: call.post({
      ...data,
      path: `${collection}/aggregate`,
      summary: 'Counts, sums and averages by groups',
      body: fieldsSchema,
      bodyMaxBytes: filterBodyBytes,
      response: z.unknown(),
      errors: [...refusals, 'filter-invalid', 'query-too-slow'],
    }),
    update: call.put({
      ...data,
      path: item,
      summary: 'Change a record',
      body: fieldsSchema,
      bodyMaxBytes: recordBodyBytes,
      response: recordSchema,
      errors: [...writing, 'record-not-found'],
    }),
    updateAsSeen: call.patch({
      ...data,
      path: item,
      summary: 'Change fields of a record that still hold what the caller saw in them',
      body: z.object({ fields: fieldsSchema, seen: fieldsSchema }),
      bodyMaxBytes: 2 * recordBodyBytes,
      response: recordSchema,
      errors: [...writing, 'record-not-found', 'record-changed'],
    }),
    remove: call.delete({
      path: item,
      summary: 'Delete a record',
      who: 'records',
      hosts,
      response: successSchema,
      errors: [...refusals, 'record-not-found'],
    }),
    removeMany: call.delete({
      path: collection,
      summary: 'Delete every record that fits a filter',
      who: 'records',
      hosts,
      bodyKind: 'own',
      body: fieldsSchema,
      bodyMaxBytes: filterBodyBytes,
      response: successSchema.extend({ deleted: z.number() }),
      errors: [...refusals, 'filter-empty', 'filter-invalid'],
    }),
    importFile: call.post({
      path: `${collection}/import`,
      summary: 'Create records from a file of rows',
      who: 'records',
      hosts,
      query: importQuerySchema,
      bodyKind: 'form',
      response: importResultSchema,
      errors: [...refusals, 'upload-missing', 'file-too-big', 'import-unreadable', 'import-empty'],
    }),
  };
}

/** The entity `User`: the people of the app. Rules: ENT-19, AUTH-18, USER-08. */
export function userCallsUnder<const P extends ClientPath>(prefix: P) {
  const collection = `${prefix}/:appId/entities/User` as const;
  const item = `${collection}/:id` as const;
  const bodyMaxBytes = 4 * limits.userDataMaxBytes;
  const change = { hosts, bodyKind: 'own', body: fieldsSchema, bodyMaxBytes, response: appUserSchema } as const;
  return {
    me: call.get({
      path: `${collection}/me`,
      summary: 'The signed-in person',
      who: 'person',
      hosts,
      response: appUserSchema,
    }),
    updateMe: call.put({ ...change, path: `${collection}/me`, summary: 'Change the signed-in person', who: 'person' }),
    list: call.get({
      path: collection,
      summary: 'People of the app: all for its admins, themselves for others',
      who: 'person',
      hosts,
      query: listQuerySchema,
      response: z.array(appUserSchema),
    }),
    schema: call.get({
      path: `${collection}/schema`,
      summary: 'The fields of a person',
      who: 'person',
      hosts,
      response: entitySchemaSchema,
    }),
    read: call.get({ path: item, summary: 'One person', who: 'records', hosts, response: appUserSchema }),
    update: call.put({ ...change, path: item, summary: 'Change a person', who: 'records' }),
    remove: call.delete({
      path: item,
      summary: 'Remove a person, or oneself',
      who: 'app-admin',
      hosts,
      response: successSchema,
      errors: ['access-denied', 'owner-stays-admin'],
    }),
    invite: call.post({
      ...change,
      path: collection,
      summary: 'Invite a person',
      who: 'app-admin',
      response: z.looseObject({}),
      errors: ['access-denied', 'already-in-app', 'invites-limit-reached'],
    }),
  };
}

export const liveRecordCalls = {
  follow: call.get({
    path: '/api/apps/:appId/entities/:entities/live',
    summary: 'Changes of records as events, of several entities by commas',
    who: 'visitor',
    hosts,
    query: z.object({ after: z.string().optional() }),
    answer: 'stream',
    errors: ['entity-not-found', 'too-large', 'too-many-connections'],
  }),
};

/** Files of rows in the database panel. */
export const csvCalls = {
  suggestMapping: call.post({
    path: '/api/apps/:appId/entities/:entity/csv-mapping',
    summary: 'Which column of a file goes to which field',
    who: 'editor',
    body: csvMappingRequestSchema,
    response: csvMappingResponseSchema,
    errors: ['entity-not-found', 'csv-mapping-failed'],
  }),
  download: call.get({
    path: '/api/apps/:appId/entities/:entity/export.csv',
    summary: 'Records as a CSV file',
    who: 'viewer',
    query: listQuerySchema,
    answer: 'file',
    errors: ['entity-not-found', 'filter-invalid'],
  }),
};
