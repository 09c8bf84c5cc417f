import {
  moveRenamedResponseSchema,
  renamesSchema,
  type SchemaChange,
  schemaChangePreviewSchema,
  schemaChangeResponseSchema,
} from '@whittle/contract/schema-changes';
import { call } from '../../../lib/http.ts';

const schemaPath = (appId: string, entity: string) =>
  `/api/apps/${appId}/entities/${encodeURIComponent(entity)}/schema`;

export const previewSchemaChange = (appId: string, entity: string, change: SchemaChange, signal?: AbortSignal) =>
  call('POST', `${schemaPath(appId, entity)}/preview`, schemaChangePreviewSchema, { body: change, signal });

export const changeSchema = (appId: string, entity: string, change: SchemaChange) =>
  call('PUT', schemaPath(appId, entity), schemaChangeResponseSchema, { body: change });

export const findRenames = (appId: string, entity: string, signal?: AbortSignal) =>
  call('GET', `${schemaPath(appId, entity)}/renames`, renamesSchema, { signal });

export const moveRenamed = (appId: string, entity: string, rename: { from: string; to: string }) =>
  call('POST', `${schemaPath(appId, entity)}/renames`, moveRenamedResponseSchema, { body: rename });
