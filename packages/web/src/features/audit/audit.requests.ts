import { useInfiniteQuery } from '@tanstack/react-query';
import { type AuditQuery, auditPageSchema } from '@whittle/contract/audit';
import { call } from '../../lib/http.ts';

export type AuditFilter = Omit<AuditQuery, 'before'>;

/** Newest first, page by page. */
export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: ['audit', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const given = Object.entries({ ...filter, before: pageParam }).filter(([, value]) => value);
      const query = new URLSearchParams(given as [string, string][]);
      return call('GET', query.size > 0 ? `/api/admin/audit?${query}` : '/api/admin/audit', auditPageSchema, {
        signal,
      });
    },
    getNextPageParam: (page) => page.next,
  });
}
