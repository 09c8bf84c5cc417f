import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { repairLabCalls as calls } from '@whittle/contract/repair-lab/calls';
import type { Detectors } from '@whittle/contract/repair-lab/detectors';
import { callServer } from '../../../lib/call-server.ts';

const queryKey = ['detectors'];

export const useDetectors = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callServer(calls.detectors, { signal }) });

export function useSwitchDetectors() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (off: string[]) => callServer(calls.switchDetectors, { body: { off } }),
    onSuccess: (saved: Detectors) => queries.setQueryData(queryKey, saved),
  });
}
