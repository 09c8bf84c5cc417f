import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MailState } from '@whittle/contract/mail';
import { mailCalls as calls } from '@whittle/contract/mail/calls';
import { callServer } from '../../lib/call-server.ts';

export type MailFilter = { state: MailState | ''; to: string };

const mailsKey = ['mails'] as const;
/** Somebody may be waiting for a code that is about to stand here. */
const refreshMs = 5_000;

/** Newest first, page by page. */
export function useMails({ state, to }: MailFilter) {
  return useInfiniteQuery({
    queryKey: [...mailsKey, 'list', state, to],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => callServer(calls.list, { query: { state, to, before: pageParam }, signal }),
    getNextPageParam: (page) => page.next,
    refetchInterval: refreshMs,
  });
}

export function useMail(id: string) {
  return useQuery({
    queryKey: [...mailsKey, id],
    queryFn: ({ signal }) => callServer(calls.read, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? refreshMs : false),
  });
}

export function useSendAgain(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(calls.sendAgain, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: mailsKey }),
  });
}
