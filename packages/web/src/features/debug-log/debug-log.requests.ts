import { useQuery } from '@tanstack/react-query';
import { chatCalls } from '@whittle/contract/chat/calls';
import { ApiError } from '../../lib/api-error.ts';
import { callServer } from '../../lib/call-server.ts';

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
