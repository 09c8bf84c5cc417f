import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@whittle/contract/call';
import type { Caps, InstallationCaps, SpendDimension } from '@whittle/contract/spend/spend';
import { spendCalls as calls } from '@whittle/contract/spend/calls';
import { callServer } from '../../lib/call-server.ts';

export type SpendFilter = { by: SpendDimension; from: string; to: string };

const key = ['spend'] as const;

export const useSpendReport = (isOfAll: boolean, query: SpendFilter) =>
  useQuery({
    queryKey: [...key, isOfAll, query],
    queryFn: ({ signal }) => callServer(isOfAll ? calls.reportOfAll : calls.report, { query, signal }),
    placeholderData: keepPreviousData,
  });

export const csvAddress = (isOfAll: boolean, query: SpendFilter): string =>
  addressOf(isOfAll ? calls.csvOfAll : calls.csv, { query });

export const useOwnCaps = () =>
  useQuery({ queryKey: [...key, 'caps'], queryFn: ({ signal }) => callServer(calls.caps, { signal }) });

export const useInstallationCaps = () =>
  useQuery({ queryKey: [...key, 'caps-of-all'], queryFn: ({ signal }) => callServer(calls.capsOfAll, { signal }) });

export function useSaveOwnCaps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Caps) => callServer(calls.saveCaps, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

export function useSaveInstallationCaps() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: InstallationCaps) => callServer(calls.saveCapsOfAll, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}
