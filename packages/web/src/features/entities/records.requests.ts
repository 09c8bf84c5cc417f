import type { EntityRecord } from '@whittle/contract/entities';
import { recordHeaders } from '@whittle/contract/record-headers';
import { recordCallsUnder } from '@whittle/contract/records/calls';
import type { ViewQuery } from '@whittle/domain/entities/grid/view-query';
import { z } from 'zod';
import { ApiError } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';

const calls = recordCallsUnder('/live_api/apps');

export type RecordCalls = ReturnType<typeof recordCalls>;

/** The owner's calls on records: every one of them, whatever the entity's rules say of the app's people. */
export function recordCalls(appId: string, entity: string) {
  const params = { appId, entity };
  return {
    list: (query: ViewQuery & { skip: number; limit: number; fields?: string }, signal?: AbortSignal) =>
      callServer(calls.list, { params, query, signal }),
    count: async ({ q }: ViewQuery, signal?: AbortSignal): Promise<number> =>
      (await callServer(calls.count, { params, query: { q }, signal })).count,
    /** However often it is called with one `key`, one record is made. */
    create: (fields: Record<string, unknown>, key: string) =>
      callServer(calls.create, { params, body: fields, headers: { [recordHeaders.idempotencyKey]: key } }),
    /** Calls with the same `act` are undone together. */
    update: (id: string, fields: Record<string, unknown>, act: string = newAct()) =>
      callServer(calls.update, {
        params: { ...params, id },
        body: fields,
        headers: { [recordHeaders.call]: act },
      }),
    /** As `update`; refused where the fields hold something else than what was seen in them, by `changedValues`. */
    updateAsSeen: (
      id: string,
      fields: Record<string, unknown>,
      seen: Record<string, unknown>,
      act: string = newAct(),
    ): Promise<EntityRecord> =>
      callServer(calls.updateAsSeen, {
        params: { ...params, id },
        body: { fields, seen },
        headers: { [recordHeaders.call]: act },
      }),
    async remove(id: string, act: string = newAct()): Promise<void> {
      await callServer(calls.remove, { params: { ...params, id }, headers: { [recordHeaders.call]: act } });
    },
    async removeMany(ids: readonly string[], act: string = newAct()): Promise<void> {
      const body = { id: { $in: ids } };
      await callServer(calls.removeMany, { params, body, headers: { [recordHeaders.call]: act } });
    },
  };
}

const changedSchema = z.object({ now: z.record(z.string(), z.unknown()) });

/** What the fields hold that somebody else changed; null for every other failure. */
export function changedValues(error: unknown): Record<string, unknown> | null {
  if (!(error instanceof ApiError && error.code === 'record-changed')) return null;
  return changedSchema.safeParse(error.extra).data?.now ?? {};
}

/** Names what a person does in one go, however many calls it takes. */
export const newAct = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
