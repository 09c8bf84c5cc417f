import { recordPanelCalls as calls } from '@whittle/contract/records/builder-calls';
import type { SchemaChange } from '@whittle/contract/schema-changes';
import { callServer } from '../../../lib/call-server.ts';

export const previewSchemaChange = (appId: string, entity: string, change: SchemaChange, signal?: AbortSignal) =>
  callServer(calls.previewSchema, { params: { appId, entity }, body: change, signal });

export const changeSchema = (appId: string, entity: string, change: SchemaChange) =>
  callServer(calls.changeSchema, { params: { appId, entity }, body: change });

export const findRenames = (appId: string, entity: string, signal?: AbortSignal) =>
  callServer(calls.findRenames, { params: { appId, entity }, signal });

export const moveRenamed = (appId: string, entity: string, rename: { from: string; to: string }) =>
  callServer(calls.moveRenamed, { params: { appId, entity }, body: rename });
