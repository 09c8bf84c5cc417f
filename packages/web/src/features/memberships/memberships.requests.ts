import type { ChangeMemberships, MembershipSettings } from '@whittle/contract/memberships';
import { membershipCalls as calls } from '@whittle/contract/memberships/calls';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const keyOf = (appId: string, ...rest: string[]) => ['apps', appId, 'memberships', ...rest];

export const useMemberships = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId, 'settings'),
    queryFn: ({ signal }) => callServer(calls.read, { params: { appId }, signal }),
    staleTime: 0,
  });

/** What the seller sells; asked once there is a token. */
export const useGumroadProducts = (appId: string, isAsked: boolean) =>
  useQuery({
    queryKey: keyOf(appId, 'products'),
    enabled: isAsked,
    retry: false,
    queryFn: async ({ signal }) => (await callServer(calls.products, { params: { appId }, signal })).products,
  });

export const useMembers = (appId: string, search: string) =>
  useInfiniteQuery({
    queryKey: keyOf(appId, 'members', search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callServer(calls.members, { params: { appId }, query: { search, after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });

export function useMembershipHandlers(appId: string) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ChangeMemberships) => callServer(calls.change, { params: { appId }, body }),
    onSuccess: async (settings: MembershipSettings, { gumroadAccessToken }) => {
      queries.setQueryData(keyOf(appId, 'settings'), settings);
      if (gumroadAccessToken !== undefined) await queries.resetQueries({ queryKey: keyOf(appId, 'products') });
    },
  });
  const connect = useMutation({
    mutationFn: (body: { productId: string; replaces?: string | undefined }) =>
      callServer(calls.connect, {
        params: { appId },
        body: { productId: body.productId, ...(body.replaces !== undefined && { replaces: body.replaces }) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(appId) }),
  });
  return { change, connect };
}
