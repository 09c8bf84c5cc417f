import { type AppDomain, appDomainSchema } from '@whittle/contract/domains';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const keyOf = (appId: string) => ['domain', appId] as const;
const pathOf = (appId: string) => `/api/apps/${appId}/domain`;

export const useAppDomain = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => call('GET', pathOf(appId), appDomainSchema, { signal }),
    staleTime: 0,
  });

/** Each answers the domain as it is then. */
export function useDomainActs(appId: string) {
  const queries = useQueryClient();
  const onSuccess = (domain: AppDomain) => queries.setQueryData(keyOf(appId), domain);
  const set = useMutation({
    mutationFn: (domain: string) => call('PUT', pathOf(appId), appDomainSchema, { body: { domain } }),
    onSuccess,
  });
  const check = useMutation({
    mutationFn: () => call('POST', `${pathOf(appId)}/check`, appDomainSchema),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => call('DELETE', pathOf(appId), appDomainSchema), onSuccess });
  return { set, check, remove };
}
