import {
  appAccessSchema,
  type AppRole,
  type ChangeAccess,
  type ChangePerson,
  invitationListSchema,
  invitationSchema,
  peoplePageSchema,
  personSchema,
} from '@whittle/contract/people';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, send } from '../../lib/http.ts';

const base = (appId: string) => `/api/apps/${appId}`;
const key = (appId: string, ...rest: string[]) => ['apps', appId, 'people', ...rest];

export function usePeople(appId: string, search: string) {
  return useInfiniteQuery({
    queryKey: key(appId, 'list', search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({ ...(search && { search }), ...(pageParam && { after: pageParam }) });
      return call('GET', `${base(appId)}/people?${query.toString()}`, peoplePageSchema, { signal });
    },
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
}

export function useInvitations(appId: string) {
  return useQuery({
    queryKey: key(appId, 'invitations'),
    queryFn: ({ signal }) => call('GET', `${base(appId)}/invitations`, invitationListSchema, { signal }),
  });
}

/** Runs an act and reads the lists anew, whatever it answered. */
function useAct<T, R>(appId: string, act: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: key(appId) }) });
}

export const useChangePerson = (appId: string) =>
  useAct(appId, ({ id, ...change }: ChangePerson & { id: string }) =>
    call('PATCH', `${base(appId)}/people/${id}`, personSchema, { body: change }),
  );

export const useRemovePerson = (appId: string) =>
  useAct(appId, (id: string) => send('DELETE', `${base(appId)}/people/${id}`));

export const useInvite = (appId: string) =>
  useAct(appId, ({ email, role }: { email: string; role: AppRole }) =>
    call('POST', `${base(appId)}/users/invite-user`, invitationSchema, { body: { user_email: email, role } }),
  );

export const useResendInvitation = (appId: string) =>
  useAct(appId, (id: string) => call('POST', `${base(appId)}/invitations/${id}/resend`, invitationSchema));

export const useRevokeInvitation = (appId: string) =>
  useAct(appId, (id: string) => send('DELETE', `${base(appId)}/invitations/${id}`));

export const useChangeAccess = (appId: string) =>
  useAct(appId, (change: ChangeAccess) => call('PUT', `${base(appId)}/access`, appAccessSchema, { body: change }));
