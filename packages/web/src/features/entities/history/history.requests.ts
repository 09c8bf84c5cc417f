import {
  historyUsageSchema,
  recordHistorySchema,
  type RestorePoint,
  restorePreviewSchema,
  revertResultSchema,
  timelineSchema,
  trashSchema,
} from '@whittle/contract/history';
import { limits } from '@whittle/contract/limits';
import { versionListSchema } from '@whittle/contract/versions';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http.ts';

const historyKey = (appId: string) => ['apps', appId, 'history'] as const;
const entityKey = (appId: string, entity: string) => [...historyKey(appId), entity] as const;
export const timelineKey = (appId: string, entity: string) => [...entityKey(appId, entity), 'timeline'] as const;

const pageQuery = (before: number | null) => (before === null ? '' : `?before=${before}`);

/** Going back over an app's records. Rules: HIST-01 to HIST-05. */
export function historyCalls(appId: string) {
  const base = `/api/apps/${appId}/history`;
  const of = (entity: string) => `${base}/entities/${entity}`;
  return {
    step: (entity: string, way: 'undo' | 'redo', force: boolean) =>
      call('POST', `${of(entity)}/${way}`, revertResultSchema, { body: { force } }),
    undoCall: (callId: string) => call('POST', `${base}/calls/${callId}/undo`, revertResultSchema, { body: {} }),
    bringBack: (entity: string, ids: readonly string[]) =>
      call('POST', `${of(entity)}/trash/restore`, revertResultSchema, { body: { ids } }),
    restoreRecord: (entity: string, id: string, seq: number) =>
      call('POST', `${of(entity)}/records/${id}/restore`, revertResultSchema, { body: { seq } }),
    preview: (point: RestorePoint) => call('POST', `${base}/restore/preview`, restorePreviewSchema, { body: point }),
    restore: (point: RestorePoint) => call('POST', `${base}/restore`, revertResultSchema, { body: point }),
  };
}

export function useTimeline(appId: string, entity: string) {
  return useQuery({
    queryKey: timelineKey(appId, entity),
    queryFn: ({ signal }) =>
      call('GET', `/api/apps/${appId}/history/entities/${entity}/timeline`, timelineSchema, { signal }),
  });
}

export function useTrash(appId: string, entity: string) {
  return useInfiniteQuery({
    queryKey: [...entityKey(appId, entity), 'trash'],
    queryFn: ({ pageParam, signal }) =>
      call('GET', `/api/apps/${appId}/history/entities/${entity}/trash${pageQuery(pageParam)}`, trashSchema, {
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

export function useRecordHistory(appId: string, entity: string, id: string) {
  return useInfiniteQuery({
    queryKey: [...entityKey(appId, entity), 'records', id],
    queryFn: ({ pageParam, signal }) => {
      const path = `/api/apps/${appId}/history/entities/${entity}/records/${id}${pageQuery(pageParam)}`;
      return call('GET', path, recordHistorySchema, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

export function useHistoryUsage(appId: string) {
  return useQuery({
    queryKey: [...historyKey(appId), 'usage'],
    queryFn: ({ signal }) => call('GET', `/api/apps/${appId}/history/usage`, historyUsageSchema, { signal }),
  });
}

/** All versions, the newest first, a page at a time. */
export function useVersions(appId: string) {
  return useInfiniteQuery({
    queryKey: ['apps', appId, 'versions', 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const path = `/api/apps/${appId}/versions${pageParam === null ? '' : `?before=${pageParam}`}`;
      return (await call('GET', path, versionListSchema, { signal })).items;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < limits.versionListLength ? null : page.at(-1)!.id),
    gcTime: 0,
  });
}
