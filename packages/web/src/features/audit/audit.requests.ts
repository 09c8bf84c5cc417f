import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditQuery } from '@whittle/contract/audit';
import { auditCalls } from '@whittle/contract/audit/calls';
import { callServer } from '../../lib/call-server.ts';

export type AuditFilter = Omit<AuditQuery, 'before'>;

/** Newest first, page by page. */
export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callServer(auditCalls.list, { query: { ...filter, before: pageParam }, signal }),
    getNextPageParam: (page) => page.next,
  });
}
