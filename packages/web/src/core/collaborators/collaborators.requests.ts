import type { Collaborators, CollaboratorRole } from '@whittle/contract/collaborators';
import { collaboratorCalls as calls } from '@whittle/contract/collaborators/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const keyOf = (appId: string) => ['collaborators', appId] as const;
const mineKey = ['collaborations'] as const;
const appsKey = ['apps'] as const;

/** Who builds an app, and the own role there. */
export const useCollaborators = (appId: string) =>
  useQuery({
    queryKey: keyOf(appId),
    queryFn: ({ signal }) => callServer(calls.list, { params: { appId }, signal }),
    staleTime: 0,
  });

/** Apps of others that the account builds with them, or is invited to. */
export const useCollaborations = () =>
  useQuery({
    queryKey: mineKey,
    queryFn: async ({ signal }) => (await callServer(calls.mine, { signal })).items,
    staleTime: 30_000,
  });

/** Each answers the list as it is then. */
export function useCollaboratorHandlers(appId: string) {
  const queries = useQueryClient();
  const onSuccess = (list: Collaborators) => {
    queries.setQueryData(keyOf(appId), list);
    void queries.invalidateQueries({ queryKey: mineKey });
  };
  const params = { appId };
  const invite = useMutation({
    mutationFn: (body: { email: string; role: CollaboratorRole }) => callServer(calls.invite, { params, body }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (email: string) => callServer(calls.remove, { params, body: { email } }),
    onSuccess,
  });
  const transfer = useMutation({
    mutationFn: (email: string) => callServer(calls.transfer, { params, body: { email } }),
    onSuccess,
  });
  return { invite, remove, transfer };
}

/** What an invited builder answers. */
export function useInvitationHandlers() {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: mineKey }),
      queries.invalidateQueries({ queryKey: appsKey, exact: true }),
    ]);
  const accept = useMutation({
    mutationFn: (appId: string) => callServer(calls.accept, { params: { appId } }),
    onSuccess,
  });
  const leave = useMutation({
    mutationFn: (appId: string) => callServer(calls.leave, { params: { appId } }),
    onSuccess,
  });
  return { accept, leave };
}
