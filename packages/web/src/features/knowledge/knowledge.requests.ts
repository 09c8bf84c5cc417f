import { knowledgeCalls as calls } from '@whittle/contract/knowledge/calls';
import type { SourceOpenness, SyncInterval } from '@whittle/contract/knowledge/context-item';
import type { BodyOf } from '@whittle/contract/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshContextItems } from '../../core/knowledge/context-items.ts';
import { callServer } from '../../lib/call-server.ts';

/** Runs an act and reads the list again. */
function useAct<T, R>(appId: string, act: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => refreshContextItems(client, appId) });
}

export const useAddText = (appId: string) =>
  useAct(appId, (body: BodyOf<typeof calls.addText>) => callServer(calls.addText, { query: { appId }, body }));

export const useAddAddress = (appId: string) =>
  useAct(appId, (item: BodyOf<typeof calls.addAddresses>['contextItems'][number]) =>
    callServer(calls.addAddresses, { query: { appId }, body: { contextItems: [item] } }),
  );

type NewFile = { file: File; replaces?: string };

export const useAddFile = (appId: string) =>
  useAct(appId, async ({ file, replaces }: NewFile) => {
    const body = new FormData();
    body.append('file', file);
    return callServer(calls.addFile, { query: { appId, replaces }, body });
  });

/** A file takes the place of a data source. CTX-15 */
export const useReplaceItem = (appId: string) =>
  useAct(appId, async ({ file, oldItemId }: { file: File; oldItemId: string }) => {
    const body = new FormData();
    body.append('file', file);
    const { contextItemId, isDuplicate } = await callServer(calls.addFile, {
      query: { appId, replaces: oldItemId },
      body,
    });
    if (contextItemId === oldItemId) return { isDuplicate };
    await callServer(calls.replace, { params: { appId }, body: { oldItemId, newItemId: contextItemId } });
    return { isDuplicate };
  });

export const useRenameItem = (appId: string) =>
  useAct(appId, ({ id, name }: { id: string; name: string }) =>
    callServer(calls.rename, { params: { id }, body: { name } }),
  );

export const useSyncItem = (appId: string) => useAct(appId, (id: string) => callServer(calls.sync, { params: { id } }));

export const useReadScan = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.readScan, { params: { id } }));

export const useScheduleItem = (appId: string) =>
  useAct(appId, ({ id, every }: { id: string; every: SyncInterval | null }) =>
    callServer(calls.schedule, { params: { id }, body: { every } }),
  );

export const useOpenItem = (appId: string) =>
  useAct(appId, ({ id, openTo }: { id: string; openTo: SourceOpenness | null }) =>
    callServer(calls.open, { params: { id }, body: { openTo } }),
  );

export const useRemoveItem = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.remove, { params: { id } }));

export const useSearch = (appId: string, question: string, revision: string) =>
  useQuery({
    queryKey: ['apps', appId, 'context-search', question, revision],
    queryFn: ({ signal }) => callServer(calls.search, { query: { appId, question }, signal }),
    enabled: question !== '',
    placeholderData: (before) => before,
  });
