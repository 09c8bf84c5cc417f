import { appErrorCalls } from '@whittle/contract/app-errors/calls';
import { useQuery } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const everyMs = 15_000;

/** Fresh each time it is looked at, and while it is. */
export function useReportedErrors(appId: string) {
  return useQuery({
    queryKey: ['app-errors', appId],
    queryFn: () => callServer(appErrorCalls.list, { params: { appId } }),
    staleTime: 0,
    refetchInterval: everyMs,
  });
}
