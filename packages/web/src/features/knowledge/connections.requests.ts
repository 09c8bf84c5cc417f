import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { connectionCalls as calls } from '@whittle/contract/knowledge/connection-calls';
import type { ContextProvider, RemoteFile } from '@whittle/contract/knowledge/connection';
import { knowledgeCalls } from '@whittle/contract/knowledge/calls';
import { refreshContextItems } from '../../core/knowledge/context-items.ts';
import { callServer } from '../../lib/call-server.ts';

const key = (appId: string) => ['apps', appId, 'context-connections'];

export const useConnections = (appId: string) =>
  useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => callServer(calls.list, { query: { appId }, signal }),
    // A reading may have found out meanwhile that a connection is no good.
    refetchOnMount: 'always',
  });

/** Changes a connection, and reads again what is connected and what can be chosen. */
function useChange<T, R>(appId: string, change: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: key(appId) }), refreshContextItems(client, appId)]),
  });
}

export const useConnectNotion = (appId: string) =>
  useChange(appId, (token: string) => callServer(calls.connectNotion, { query: { appId }, body: { token } }));

/** Leads to Google, which leads back to this app. */
export const useConnectDrive = (appId: string) =>
  useMutation({
    mutationFn: () => callServer(calls.connectDrive, { query: { appId } }),
    onSuccess: ({ url }) => window.location.assign(url),
  });

export const useDisconnect = (appId: string) =>
  useChange(appId, (provider: ContextProvider) =>
    callServer(calls.disconnect, { params: { provider }, query: { appId } }),
  );

export const useRemoteFiles = (appId: string, provider: ContextProvider, search: string, connectionId: string) =>
  useInfiniteQuery({
    queryKey: [...key(appId), provider, 'files', search, connectionId],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callServer(calls.files, { params: { provider }, query: { appId, search, cursor }, signal }),
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: (before) => before,
  });

export const useAddRemoteFiles = (appId: string, source: ContextProvider) =>
  useChange(appId, (files: readonly RemoteFile[]) =>
    callServer(knowledgeCalls.addAddresses, {
      query: { appId },
      body: {
        contextItems: files.map(({ id, type, name }) => ({
          source,
          providerItemId: id,
          type,
          name: name.slice(0, 200),
        })),
      },
    }),
  );
