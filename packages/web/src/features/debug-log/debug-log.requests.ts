import { useQuery } from '@tanstack/react-query';
import { turnDebugLogSchema } from '@whittle/contract/debug-log';
import { ApiError } from '../../lib/api-error.ts';
import { call } from '../../lib/http.ts';

/** What happened in the turn of a reply; null when nothing is kept of it. */
export function useDebugLog(appId: string, messageId: string) {
  return useQuery({
    queryKey: ['debug-log', appId, messageId],
    queryFn: ({ signal }) =>
      call('GET', `/api/apps/${appId}/chat/${messageId}/debug-log`, turnDebugLogSchema, { signal }).catch(
        (error: unknown) => {
          if (error instanceof ApiError && error.code === 'debug-log-gone') return null;
          throw error;
        },
      ),
    staleTime: Infinity,
  });
}
