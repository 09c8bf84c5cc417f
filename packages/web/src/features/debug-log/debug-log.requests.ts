import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatCalls } from '@whittle/contract/chat/calls';
import { ApiError } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';

/** Writes the files of the reply's version into its log (N-34). */
export function useLogTemplate(appId: string, messageId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(chatCalls.logTemplate, { params: { appId, messageId } }),
    onSuccess: (log) => queries.setQueryData(['debug-log', appId, messageId], log),
  });
}

/** What happened in the turn of a reply; null when nothing is kept of it. */
export function useDebugLog(appId: string, messageId: string) {
  return useQuery({
    queryKey: ['debug-log', appId, messageId],
    queryFn: ({ signal }) =>
      callServer(chatCalls.debugLog, { params: { appId, messageId }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'debug-log-gone') return null;
        throw error;
      }),
    staleTime: Infinity,
  });
}
