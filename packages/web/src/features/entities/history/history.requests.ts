import type { RestorePoint } from '@whittle/contract/history';
import { limits } from '@whittle/contract/limits';
import { historyCalls as calls } from '@whittle/contract/records/history-calls';
import { versionCalls } from '@whittle/contract/versions/calls';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callServer } from '../../../lib/call-server.ts';

const historyKey = (appId: string) => ['apps', appId, 'history'] as const;
const entityKey = (appId: string, entity: string) => [...historyKey(appId), entity] as const;
export const timelineKey = (appId: string, entity: string) => [...entityKey(appId, entity), 'timeline'] as const;

/** Going back over an app's records. Rules: HIST-01 to HIST-05. */
export function historyCalls(appId: string) {
  const of = (entity: string) => ({ params: { appId, entity } });
  return {
    step: (entity: string, way: 'undo' | 'redo', force: boolean) =>
      callServer(calls[way], { ...of(entity), body: { force } }),
    undoCall: (callId: string) => callServer(calls.undoCall, { params: { appId, id: callId }, body: {} }),
    bringBack: (entity: string, ids: readonly string[]) =>
      callServer(calls.restoreTrash, { ...of(entity), body: { ids: [...ids] } }),
    restoreRecord: (entity: string, id: string, seq: number) =>
      callServer(calls.restoreRecord, { params: { appId, entity, id }, body: { seq } }),
    preview: (point: RestorePoint) => callServer(calls.previewRestore, { params: { appId }, body: point }),
    restore: (point: RestorePoint) => callServer(calls.restore, { params: { appId }, body: point }),
  };
}

export function useTimeline(appId: string, entity: string) {
  return useQuery({
    queryKey: timelineKey(appId, entity),
    queryFn: ({ signal }) => callServer(calls.timeline, { params: { appId, entity }, signal }),
  });
}

export function useTrash(appId: string, entity: string) {
  return useInfiniteQuery({
    queryKey: [...entityKey(appId, entity), 'trash'],
    queryFn: ({ pageParam, signal }) =>
      callServer(calls.trash, { params: { appId, entity }, query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

export function useRecordHistory(appId: string, entity: string, id: string) {
  return useInfiniteQuery({
    queryKey: [...entityKey(appId, entity), 'records', id],
    queryFn: ({ pageParam, signal }) =>
      callServer(calls.ofRecord, { params: { appId, entity, id }, query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
}

export function useHistoryUsage(appId: string) {
  return useQuery({
    queryKey: [...historyKey(appId), 'usage'],
    queryFn: ({ signal }) => callServer(calls.usage, { params: { appId }, signal }),
  });
}

/** All versions, the newest first, a page at a time. */
export function useVersions(appId: string) {
  return useInfiniteQuery({
    queryKey: ['apps', appId, 'versions', 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      (await callServer(versionCalls.list, { params: { appId }, query: { before: pageParam }, signal })).items,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < limits.versionListLength ? null : page.at(-1)!.id),
    gcTime: 0,
  });
}
