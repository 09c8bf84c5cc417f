import type { ConnectionTrial, ModelRoles } from '@whittle/contract/models/connections';
import { modelCalls as calls } from '@whittle/contract/models/calls';
import type { OwnConnectionRequest } from '@whittle/contract/models/own-keys';
import { ownKeyCalls as ownCalls } from '@whittle/contract/models/own-keys-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

/** Whether connections are those of the installation, or of the person with keys of their own. */
export type Whose = 'installation' | 'own';

const keyOf = { installation: ['model', 'connections'], own: ['model', 'own-connections'] } as const;
const settingKey = ['model', 'own-keys'] as const;

/** Every connected model, for the platform admin. */
export const useModelConnections = () =>
  useQuery({ queryKey: keyOf.installation, queryFn: ({ signal }) => callServer(calls.connections, { signal }) });

/** Those of the person who is signed in, and whether they may have any. */
export const useOwnConnections = () =>
  useQuery({ queryKey: keyOf.own, queryFn: ({ signal }) => callServer(ownCalls.list, { signal }) });

export const useOwnKeysSetting = () =>
  useQuery({ queryKey: settingKey, queryFn: ({ signal }) => callServer(ownCalls.setting, { signal }) });

export function useSaveOwnKeysSetting() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isAllowed: boolean) => callServer(ownCalls.saveSetting, { body: { isAllowed } }),
    onSuccess: async (setting) => {
      queries.setQueryData(settingKey, setting);
      await queries.invalidateQueries({ queryKey: keyOf.own });
    },
  });
}

/** Each change answers with all connections; who answers the next message may be another one then. */
function useChange<T>(whose: Whose, change: (input: T) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(connections) {
      await queries.invalidateQueries({ queryKey: ['model'] });
      queries.setQueryData(keyOf[whose], connections);
    },
  });
}

/** `id` is null for a new one. */
export const useSaveConnection = (whose: Whose) =>
  useChange(whose, ({ id, body }: { id: string | null; body: OwnConnectionRequest }) => {
    if (whose === 'own') {
      return id === null
        ? callServer(ownCalls.add, { body })
        : callServer(ownCalls.change, { params: { connectionId: id }, body });
    }
    const { isForApps: _, ...ofAll } = body;
    return id === null
      ? callServer(calls.addConnection, { body: ofAll })
      : callServer(calls.changeConnection, { params: { connectionId: id }, body: ofAll });
  });

export const useRemoveConnection = (whose: Whose) =>
  useChange<string>(whose, (connectionId) =>
    whose === 'own'
      ? callServer(ownCalls.remove, { params: { connectionId } })
      : callServer(calls.removeConnection, { params: { connectionId } }),
  );

export const useSaveRoles = () =>
  useChange('installation', (body: ModelRoles) => callServer(calls.saveRoles, { body }));

/** What was typed and is not saved; `connectionId` is the one that is being changed. */
export const useTryConnection = (whose: Whose) =>
  useMutation({
    mutationFn: (body: ConnectionTrial) =>
      callServer(whose === 'own' ? ownCalls.tryOut : calls.tryConnection, { body }),
  });

export const useTestConnection = (whose: Whose) =>
  useMutation({
    mutationFn: (connectionId: string) =>
      whose === 'own'
        ? callServer(ownCalls.test, { params: { connectionId } })
        : callServer(calls.testConnection, { params: { connectionId } }),
  });
