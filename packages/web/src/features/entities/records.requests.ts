import type { EntityRecord } from '@whittle/contract/entities';
import { recordHeaders } from '@whittle/contract/record-headers';
import type { ViewQuery } from '@whittle/domain/entities/grid/view-query';
import { z } from 'zod';
import { call, send } from '../../lib/http.ts';

/** The owner's calls on records: every one of them, whatever the entity's rules say of the app's people. */
const recordsPath = (appId: string, entity: string) => `/live_api/apps/${appId}/entities/${encodeURIComponent(entity)}`;

const recordSchema = z.custom<EntityRecord>(
  (value) => typeof value === 'object' && value !== null && typeof (value as { id?: unknown }).id === 'string',
);
const recordsSchema = z.array(recordSchema);
const countSchema = z.object({ count: z.number() });

export type RecordCalls = ReturnType<typeof recordCalls>;

export function recordCalls(appId: string, entity: string) {
  const path = recordsPath(appId, entity);
  return {
    list: (query: ViewQuery & { skip: number; limit: number; fields?: string }, signal?: AbortSignal) =>
      call('GET', `${path}?${parameters(query)}`, recordsSchema, { signal }),
    count: async ({ q }: ViewQuery, signal?: AbortSignal): Promise<number> =>
      (await call('GET', `${path}/count${q ? `?${parameters({ q })}` : ''}`, countSchema, { signal })).count,
    /** However often it is called with one `key`, one record is made. */
    create: (fields: Record<string, unknown>, key: string) =>
      call('POST', path, recordSchema, { body: fields, headers: { [recordHeaders.idempotencyKey]: key } }),
    /** Calls with the same `act` are undone together. */
    update: (id: string, fields: Record<string, unknown>, act: string = newAct()) =>
      call('PUT', `${path}/${id}`, recordSchema, { body: fields, headers: { [recordHeaders.call]: act } }),
    async remove(id: string, act: string = newAct()): Promise<void> {
      await send('DELETE', `${path}/${id}`, { headers: { [recordHeaders.call]: act } });
    },
    async removeMany(ids: readonly string[], act: string = newAct()): Promise<void> {
      await send('DELETE', path, { body: { id: { $in: ids } }, headers: { [recordHeaders.call]: act } });
    },
  };
}

/** Names what a person does in one go, however many calls it takes. */
export const newAct = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const parameters = (query: Record<string, string | number | undefined>) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
