import type { BodyOf } from '@whittle/contract/call';
import type { GivenPlan } from '@whittle/contract/plans';
import { planAdminCalls as calls } from '@whittle/contract/plans/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../../lib/call-server.ts';

const settingsKey = ['plan-admin', 'settings'] as const;
const accountsKey = ['plan-admin', 'accounts'] as const;

export function usePlanSettings() {
  return useQuery({ queryKey: settingsKey, queryFn: ({ signal }) => callServer(calls.settings, { signal }) });
}

export function usePlanProducts(hasToken: boolean) {
  return useQuery({
    queryKey: ['plan-admin', 'products'],
    queryFn: ({ signal }) => callServer(calls.products, { signal }),
    enabled: hasToken,
    staleTime: 60_000,
  });
}

export function useSavePlanSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.save>) => callServer(calls.save, { body }),
    onSuccess: (settings) => {
      queries.setQueryData(settingsKey, settings);
      void queries.invalidateQueries({ queryKey: ['plan-admin', 'products'] });
    },
  });
}

export function useReadPurchases() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(calls.readAgain),
    onSettled: () => queries.invalidateQueries({ queryKey: ['plan-admin'] }),
  });
}

export function usePlanAccounts(search: string) {
  return useQuery({
    queryKey: [...accountsKey, search],
    queryFn: ({ signal }) => callServer(calls.accounts, { query: { search }, signal }),
    placeholderData: (before) => before,
  });
}

/** Gives a plan, or changes the one that `key` names. */
export function useGivePlan(accountId: string, key: string | null) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: GivenPlan) =>
      key === null
        ? callServer(calls.give, { params: { accountId }, body })
        : callServer(calls.change, { params: { accountId, key }, body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
}

export function useEndPlan(accountId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => callServer(calls.end, { params: { accountId, key } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: accountsKey }),
  });
}
