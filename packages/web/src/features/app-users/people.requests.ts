import type { ChangeAccess, ChangePerson } from '@whittle/contract/people';
import { personDataCalls } from '@whittle/contract/person-data/calls';
import { peopleCalls as calls } from '@whittle/contract/people/calls';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const key = (appId: string, ...rest: string[]) => ['apps', appId, 'people', ...rest];

export function usePeople(appId: string, search: string) {
  return useInfiniteQuery({
    queryKey: key(appId, 'list', search),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callServer(calls.list, { params: { appId }, query: { search, after: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
}

export function useInvitations(appId: string) {
  return useQuery({
    queryKey: key(appId, 'invitations'),
    queryFn: ({ signal }) => callServer(calls.invitations, { params: { appId }, signal }),
  });
}

/** Runs an act and reads the lists again, whatever it answered. */
function useAct<T, R>(appId: string, act: (input: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSettled: () => client.invalidateQueries({ queryKey: key(appId) }) });
}

export const useChangePerson = (appId: string) =>
  useAct(appId, ({ id, ...change }: ChangePerson & { id: string }) =>
    callServer(calls.change, { params: { appId, personId: id }, body: change }),
  );

export const useRemovePerson = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.remove, { params: { appId, personId: id } }));

/** The list is read again by `refresh`, once the report was read: with the person their row goes, and what it shows. */
export function useErasePerson(appId: string) {
  const client = useQueryClient();
  const erase = useMutation({
    mutationFn: ({ id, email }: { id: string; email: string }) =>
      callServer(personDataCalls.erase, { params: { appId, personId: id }, body: { email } }),
  });
  return { erase, refresh: () => client.invalidateQueries({ queryKey: key(appId) }) };
}

/** Everything that the app holds of somebody, as a file. */
export async function fetchPersonData(appId: string, personId: string): Promise<Blob> {
  const data = await callServer(personDataCalls.read, { params: { appId, personId } });
  return new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
}

export const useInvite = (appId: string) =>
  useAct(appId, ({ email, role }: { email: string; role: string }) =>
    callServer(calls.invite, { params: { appId }, body: { email, role } }),
  );

export const useResendInvitation = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.resendInvitation, { params: { appId, invitationId: id } }));

export const useRevokeInvitation = (appId: string) =>
  useAct(appId, (id: string) => callServer(calls.revokeInvitation, { params: { appId, invitationId: id } }));

export const useChangeAccess = (appId: string) =>
  useAct(appId, (change: ChangeAccess) => callServer(calls.changeAccess, { params: { appId }, body: change }));
