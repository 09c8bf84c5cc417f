import { type AppSummary, type UpdateAppRequest, appListSchema, appSummarySchema } from '@whittle/contract/apps';
import { limits } from '@whittle/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';

const appsKey = ['apps'] as const;

/** The account's apps; asked again while one of them is being built, so that its state is right. */
export function useApps({ isWanted = true } = {}) {
  return useQuery({
    queryKey: appsKey,
    queryFn: async ({ signal }) => (await call('GET', '/api/apps', appListSchema, { signal })).items,
    staleTime: 0,
    enabled: isWanted,
    refetchInterval: (query) => (query.state.data?.some((app) => app.generation === 'streaming') ? 3_000 : false),
  });
}

/** PUB-03: makes an empty app that the chat then fills. */
export function useCreateApp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call('POST', '/api/apps', appSummarySchema, {
        body: { appType: 'space_app', appBuilderVersion: limits.appBuilderVersion },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: appsKey }),
  });
}

export function useUpdateApp(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: UpdateAppRequest) => call('PATCH', `/api/apps/${appId}`, appSummarySchema, { body: change }),
    onSuccess: (app) => {
      queries.setQueryData<AppSummary[]>(appsKey, (apps) => apps?.map((one) => (one.id === app.id ? app : one)));
    },
  });
}

export function useDeleteApp(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send('DELETE', `/api/apps/${appId}`),
    onSuccess: () => {
      queries.setQueryData<AppSummary[]>(appsKey, (apps) => apps?.filter((app) => app.id !== appId));
    },
  });
}
