import {
  type ChangePackageRequest,
  inspectionSchema,
  installedPackageSchema,
  type InstallRequest,
  integrationsSchema,
  packageTestSchema,
} from '@whittle/contract/integrations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';

const base = (appId: string) => `/api/apps/${appId}/integrations`;
const key = (appId: string) => ['apps', appId, 'integrations'];

export function useIntegrations(appId: string) {
  return useQuery({
    queryKey: key(appId),
    queryFn: ({ signal }) => call('GET', base(appId), integrationsSchema, { signal }),
  });
}

export const useInspect = (appId: string) =>
  useMutation({
    mutationFn: (document: { url: string } | { document: string }) =>
      call('POST', `${base(appId)}/inspect`, inspectionSchema, { body: document }),
  });

/** Runs an act and reads the panel anew. */
function useAct<T, R>(appId: string, act: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: key(appId) }) });
}

export const useInstall = (appId: string) =>
  useAct(appId, (body: InstallRequest) => call('POST', `${base(appId)}/packages`, installedPackageSchema, { body }));

export const useChangePackage = (appId: string) =>
  useAct(appId, ({ id, ...body }: ChangePackageRequest & { id: string }) =>
    call('PATCH', `${base(appId)}/packages/${id}`, installedPackageSchema, { body }),
  );

export const useRemovePackage = (appId: string) =>
  useAct(appId, (id: string) => send('DELETE', `${base(appId)}/packages/${id}`));

export const useTryOperation = (appId: string) =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; operation: string; arguments: Record<string, unknown> }) =>
      call('POST', `${base(appId)}/packages/${id}/test`, packageTestSchema, { body }),
  });
