import { appErrorListSchema } from '@whittle/contract/app-errors';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

const everyMs = 15_000;

/** Fresh each time it is looked at, and while it is. */
export function useReportedErrors(appId: string) {
  return useQuery({
    queryKey: ['app-errors', appId],
    queryFn: () => call('GET', `/api/apps/${appId}/app-errors`, appErrorListSchema),
    staleTime: 0,
    refetchInterval: everyMs,
  });
}
