import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { repairLabCalls as calls } from '@whittle/contract/repair-lab/calls';
import type { RepairResult, RepairVersion, Validation } from '@whittle/contract/repair-lab/repair-lab';
import { callServer } from '../../lib/call-server.ts';

/** What the server calls the newest version. */
export const newestVersion = 'latest';

const labAppKey = (appId: string) => ['lab-app', appId];

export const useLabApp = (appId: string) =>
  useQuery({
    queryKey: labAppKey(appId),
    queryFn: ({ signal }) => callServer(calls.app, { params: { appId }, signal }),
  });

export const validateVersion = (appId: string, versionId: string): Promise<Validation> =>
  callServer(calls.validate, { params: { appId, versionId } });

export const repairVersion = (
  appId: string,
  versionId: string,
  body: RepairVersion,
  signal: AbortSignal,
): Promise<RepairResult> => callServer(calls.repair, { params: { appId, versionId }, body, signal });

export function useApplyRepair(appId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (repairId: string) => callServer(calls.apply, { params: { appId, repairId } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: labAppKey(appId) }),
  });
}
