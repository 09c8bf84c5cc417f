import type {
  ChangeMemberships,
  GivenMemberships,
  GiveMembership,
  MembershipSettings,
  PaymentProviderName,
} from '@whittle/contract/memberships';
import { membershipCalls as calls } from '@whittle/contract/memberships/calls';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const productCalls = { gumroad: calls.products, stripe: calls.stripeProducts };

const keyOf = (appId: string, ...rest: string[]) => ['apps', appId, 'memberships', ...rest];

export const useMemberships = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId, 'settings'),
    queryFn: ({ signal }) => callServer(calls.read, { params: { appId }, signal }),
    staleTime: 0,
  });

/** What the seller sells; asked once there is a token. */
export const useSoldProducts = (appId: string, provider: PaymentProviderName, isAsked: boolean) =>
  useQuery({
    queryKey: keyOf(appId, 'products', provider),
    enabled: isAsked,
    retry: false,
    queryFn: async ({ signal }) => (await callServer(productCalls[provider], { params: { appId }, signal })).products,
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

export const useGivenMemberships = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId, 'given'),
    queryFn: ({ signal }) => callServer(calls.given, { params: { appId }, signal }),
  });

export function useGivenHandlers(appId: string) {
  const queries = useQueryClient();
  const onSuccess = (list: GivenMemberships) => queries.setQueryData(keyOf(appId, 'given'), list);
  return {
    give: useMutation({
      mutationFn: (body: GiveMembership) => callServer(calls.give, { params: { appId }, body }),
      onSuccess,
    }),
    end: useMutation({
      mutationFn: (body: { email: string; reason: string }) => callServer(calls.endGiven, { params: { appId }, body }),
      onSuccess,
    }),
  };
}

export function useMembershipHandlers(appId: string, provider: PaymentProviderName) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (body: ChangeMemberships) => callServer(calls.change, { params: { appId }, body }),
    onSuccess: async (settings: MembershipSettings, { isPaidMembershipsEnabled }) => {
      queries.setQueryData(keyOf(appId, 'settings'), settings);
      if (isPaidMembershipsEnabled === undefined) await queries.resetQueries({ queryKey: keyOf(appId, 'products') });
    },
  });
  const connect = useMutation({
    mutationFn: (body: { productId: string; replaces?: string | undefined }) =>
      callServer(provider === 'stripe' ? calls.connectStripe : calls.connect, {
        params: { appId },
        body: { productId: body.productId, ...(body.replaces !== undefined && { replaces: body.replaces }) },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(appId) }),
  });
  return { change, connect };
}
