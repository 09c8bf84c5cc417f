import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Analytics, AnalyticsPeriod, FunnelStep } from '@whittle/contract/analytics';
import { analyticsCalls } from '@whittle/contract/analytics/calls';
import { callServer } from '../../lib/call-server.ts';

const keyOf = (appId: string) => ['apps', appId, 'analytics'] as const;
/** Who is there now changes by itself. */
const everyMs = 30_000;

export function useAnalytics(appId: string, days: AnalyticsPeriod) {
  return useQuery({
    queryKey: [...keyOf(appId), days],
    queryFn: ({ signal }) => callServer(analyticsCalls.read, { params: { appId }, query: { days }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
  });
}

export function useFunnel(appId: string, days: 7 | 30, steps: readonly FunnelStep[]) {
  return useQuery({
    queryKey: [...keyOf(appId), 'funnel', days, steps],
    queryFn: ({ signal }) =>
      callServer(analyticsCalls.funnel, { params: { appId }, body: { days, steps: [...steps] }, signal }),
    enabled: steps.length >= 2,
    placeholderData: keepPreviousData,
  });
}

/** Says at once what was chosen, and takes it back when it could not be saved. */
export function useSaveAlerts(appId: string) {
  const queries = useQueryClient();
  const show = (alerts: boolean) =>
    queries.setQueriesData<Analytics>(
      { queryKey: keyOf(appId), predicate: ({ queryKey }) => typeof queryKey.at(-1) === 'number' },
      (known) => known && { ...known, alerts },
    );
  return useMutation({
    mutationFn: (alerts: boolean) => callServer(analyticsCalls.alerts, { params: { appId }, body: { alerts } }),
    onMutate: show,
    onError: (_, alerts) => show(!alerts),
  });
}
