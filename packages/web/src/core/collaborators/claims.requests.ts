import { collaboratorCalls as calls } from '@whittle/contract/collaborators/calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

/** What a claim code hands over. */
export const useClaim = (claimCode: string) =>
  useQuery({
    queryKey: ['claims', claimCode],
    queryFn: ({ signal }) => callServer(calls.readClaim, { params: { claimCode }, signal }),
    retry: false,
  });

export function useTakeOver(claimCode: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callServer(calls.claim, { params: { claimCode } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['apps'], exact: true }),
  });
}
