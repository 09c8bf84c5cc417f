import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { addressOf } from '@whittle/contract/call';
import { batchCalls as calls } from '@whittle/contract/repair-lab/batch-calls';
import type { BatchModels, BatchReport, StartBatch } from '@whittle/contract/repair-lab/batches';
import { callServer } from '../../../lib/call-server.ts';

const all = ['batches'];
const keyOf = (batchId: string) => [...all, batchId];
/** How soon a run that is going on is read again. */
const pollMs = 2_000;

export const useBatches = () =>
  useQuery({
    queryKey: all,
    queryFn: ({ signal }) => callServer(calls.list, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.items.some(({ state }) => state === 'running') ? pollMs : false),
  });

export const useBatch = (batchId: string) =>
  useQuery({
    queryKey: keyOf(batchId),
    queryFn: ({ signal }) => callServer(calls.read, { params: { batchId }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.state === 'running' ? pollMs : false),
  });

export const useEstimate = (asked: BatchModels) =>
  useQuery({
    queryKey: ['batch-estimate', asked],
    queryFn: ({ signal }) => callServer(calls.estimate, { body: asked, signal }),
  });

function useRemember() {
  const queries = useQueryClient();
  return (report: BatchReport) => {
    queries.setQueryData(keyOf(report.id), report);
    return queries.invalidateQueries({ queryKey: all, exact: true });
  };
}

export function useStartBatch() {
  const onSuccess = useRemember();
  return useMutation({ mutationFn: (asked: StartBatch) => callServer(calls.start, { body: asked }), onSuccess });
}

export function useCancelBatch(batchId: string) {
  const onSuccess = useRemember();
  return useMutation({ mutationFn: () => callServer(calls.cancel, { params: { batchId } }), onSuccess });
}

export const csvAddress = (batchId: string): string => addressOf(calls.csv, { params: { batchId } });
