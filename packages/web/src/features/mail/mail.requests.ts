import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { mailDetailsSchema, mailListSchema, type MailState } from '@whittle/contract/mail';
import { call } from '../../lib/http.ts';

export type MailFilter = { state: MailState | ''; to: string };

const mailsKey = ['mails'] as const;
/** Somebody may be waiting for a code that is about to stand here. */
const refreshMs = 5_000;

/** Newest first, page by page. */
export function useMails({ state, to }: MailFilter) {
  return useInfiniteQuery({
    queryKey: [...mailsKey, 'list', state, to],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(state && { state }),
        ...(to && { to }),
        ...(pageParam && { before: pageParam }),
      });
      return call('GET', query.size > 0 ? `/api/admin/mails?${query}` : '/api/admin/mails', mailListSchema, { signal });
    },
    getNextPageParam: (page) => page.next,
    refetchInterval: refreshMs,
  });
}

export function useMail(id: string) {
  return useQuery({
    queryKey: [...mailsKey, id],
    queryFn: ({ signal }) => call('GET', `/api/admin/mails/${id}`, mailDetailsSchema, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? refreshMs : false),
  });
}

export function useSendAgain(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST', `/api/admin/mails/${id}/send`, mailDetailsSchema),
    onSettled: () => queries.invalidateQueries({ queryKey: mailsKey }),
  });
}
