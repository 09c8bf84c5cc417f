import type { ModelPrices } from '@whittle/contract/model-prices';
import type { ModelSettingsRequest } from '@whittle/contract/models';
import { modelCalls as calls } from '@whittle/contract/models/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const currentKey = ['model'] as const;
const pricesKey = ['model', 'prices'] as const;
const settingsKey = ['model', 'settings'] as const;

/** Who answers the next message; for everyone. */
export function useCurrentModel() {
  return useQuery({
    queryKey: currentKey,
    queryFn: ({ signal }) => callServer(calls.current, { signal }),
  });
}

/** What is connected; for the platform admin. */
export function useModelSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => callServer(calls.settings, { signal }),
  });
}

/** GEN-25: what a platform admin may choose from, asked for when they are about to. */
export function useModelChoices(isWanted: boolean) {
  return useQuery({
    queryKey: ['model', 'choices'],
    queryFn: ({ signal }) => callServer(calls.choices, { signal }),
    enabled: isWanted,
    staleTime: 60_000,
  });
}

export function useSaveModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelSettingsRequest) => callServer(calls.save, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentKey }),
  });
}

export function useTestModel() {
  return useMutation({
    mutationFn: (body: ModelSettingsRequest) => callServer(calls.test, { body }),
  });
}

/** What models cost, for the platform admin. */
export function useModelPrices() {
  return useQuery({
    queryKey: pricesKey,
    queryFn: ({ signal }) => callServer(calls.prices, { signal }),
  });
}

export function useSavePrices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelPrices) => callServer(calls.savePrices, { body }),
    onSuccess: (prices) => queries.setQueryData(pricesKey, prices),
  });
}

export function useDisconnectModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(calls.disconnect),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentKey }),
  });
}
