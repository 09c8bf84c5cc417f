import type { ChangeConnectorRequest, InstallRequest } from '@whittle/contract/integrations';
import { packageCalls as calls } from '@whittle/contract/integrations/package-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const key = (appId: string) => ['apps', appId, 'integrations'];

export function useIntegrations(appId: string) {
  return useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => callServer(calls.list, { params: { appId }, signal }),
  });
}

export const useInspect = (appId: string) =>
  useMutation({
    mutationFn: (document: { url: string } | { document: string }) =>
      callServer(calls.inspect, { params: { appId }, body: document }),
  });

/** Runs an act and reads the panel again. */
function useAct<T, R>(appId: string, act: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: key(appId) }) });
}

export const useInstall = (appId: string) =>
  useAct(appId, (body: InstallRequest) => callServer(calls.install, { params: { appId }, body }));

export const useChangeConnector = (appId: string) =>
  useAct(appId, ({ id, ...body }: ChangeConnectorRequest & { id: string }) =>
    callServer(calls.change, { params: { appId, id }, body }),
  );

export const useRemoveConnector = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.remove, { params: { appId, id } }));

export const useTryOperation = (appId: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; operation: string; arguments: Record<string, unknown> }) =>
      callServer(calls.test, { params: { appId, id }, body }),
  });
