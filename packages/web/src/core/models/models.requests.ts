import { type ModelPrices, modelPricesSchema } from '@whittle/contract/model-prices';
import {
  type ModelSettingsRequest,
  currentModelSchema,
  modelChoicesSchema,
  modelSettingsSchema,
  modelTestResponseSchema,
} from '@whittle/contract/models';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';

const currentKey = ['model'] as const;
const pricesKey = ['model', 'prices'] as const;
const settingsKey = ['model', 'settings'] as const;

/** Who answers the next message; for everyone. */
export function useCurrentModel() {
  return useQuery({
    queryKey: currentKey,
    queryFn: ({ signal }) => call('GET', '/api/model', currentModelSchema, { signal }),
  });
}

/** What is connected; for the platform admin. */
export function useModelSettings() {
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => call('GET', '/api/admin/model', modelSettingsSchema, { signal }),
  });
}

/** GEN-25: what a platform admin may choose from, asked for when they are about to. */
export function useModelChoices(isWanted: boolean) {
  return useQuery({
    queryKey: ['model', 'choices'],
    queryFn: ({ signal }) => call('GET', '/api/admin/model/choices', modelChoicesSchema, { signal }),
    enabled: isWanted,
    staleTime: 60_000,
  });
}

export function useSaveModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelSettingsRequest) => send('PUT', '/api/admin/model', { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentKey }),
  });
}

export function useTestModel() {
  return useMutation({
    mutationFn: (body: ModelSettingsRequest) =>
      call('POST', '/api/admin/model/test', modelTestResponseSchema, { body }),
  });
}

/** What models cost, for the platform admin. */
export function useModelPrices() {
  return useQuery({
    queryKey: pricesKey,
    queryFn: ({ signal }) => call('GET', '/api/admin/model/prices', modelPricesSchema, { signal }),
  });
}

export function useSavePrices() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ModelPrices) => call('PUT', '/api/admin/model/prices', modelPricesSchema, { body }),
    onSuccess: (prices) => queries.setQueryData(pricesKey, prices),
  });
}

export function useDisconnectModel() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => send('DELETE', '/api/admin/model'),
    onSuccess: () => queries.invalidateQueries({ queryKey: currentKey }),
  });
}
