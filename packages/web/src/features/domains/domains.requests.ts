import type { AppDomain } from '@whittle/contract/domains';
import { domainCalls as calls } from '@whittle/contract/domains/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const keyOf = (appId: string) => ['domain', appId] as const;

export const useAppDomain = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => callServer(calls.read, { params: { appId }, signal }),
    staleTime: 0,
  });

/** Each answers the domain as it is then. */
export function useDomainHandlers(appId: string) {
  const queries = useQueryClient();
  const onSuccess = (domain: AppDomain) => queries.setQueryData(keyOf(appId), domain);
  const set = useMutation({
    mutationFn: (domain: string) => callServer(calls.set, { params: { appId }, body: { domain } }),
    onSuccess,
  });
  const check = useMutation({
    mutationFn: () => callServer(calls.check, { params: { appId } }),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => callServer(calls.remove, { params: { appId } }), onSuccess });
  return { set, check, remove };
}
