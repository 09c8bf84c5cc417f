import type { ModelConnectionRequest, ModelConnections, ModelRoles } from '@whittle/contract/models/connections';
import { modelCalls as calls } from '@whittle/contract/models/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

const connectionsKey = ['model', 'connections'] as const;

/** Every connected model, for the platform admin. */
export const useModelConnections = () =>
  useQuery({ queryKey: connectionsKey, queryFn: ({ signal }) => callServer(calls.connections, { signal }) });

/** Each change answers with all connections; who answers the next message may be another one then. */
function useChange<T>(change: (input: T) => Promise<ModelConnections>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    async onSuccess(connections) {
      await queries.invalidateQueries({ queryKey: ['model'] });
      queries.setQueryData(connectionsKey, connections);
    },
  });
}

/** `id` is null for a new one. */
export const useSaveConnection = () =>
  useChange(({ id, body }: { id: string | null; body: ModelConnectionRequest }) =>
    id === null
      ? callServer(calls.addConnection, { body })
      : callServer(calls.changeConnection, { params: { connectionId: id }, body }),
  );

export const useRemoveConnection = () =>
  useChange((connectionId: string) => callServer(calls.removeConnection, { params: { connectionId } }));

export const useSaveRoles = () => useChange((body: ModelRoles) => callServer(calls.saveRoles, { body }));

export const useTestConnection = () =>
  useMutation({
    mutationFn: (connectionId: string) => callServer(calls.testConnection, { params: { connectionId } }),
  });
