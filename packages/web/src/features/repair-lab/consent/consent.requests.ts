import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { batchCalls as calls } from '@whittle/contract/repair-lab/batch-calls';
import type { LabConsent, LabConsentChoice } from '@whittle/contract/repair-lab/batches';
import { callServer } from '../../../lib/call-server.ts';

const queryKey = ['lab-consent'];

export const useConsent = () => useQuery({ queryKey, queryFn: ({ signal }) => callServer(calls.consent, { signal }) });

export type ConsentChange = { isForAll: boolean } | { appId: string; choice: LabConsentChoice };

export function useSaveConsent() {
  const queries = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice is the one that is shown and holds.
    scope: { id: 'lab-consent' },
    mutationFn: (change: ConsentChange) =>
      'isForAll' in change
        ? callServer(calls.saveConsent, { body: change })
        : callServer(calls.saveConsentOfApp, { params: { appId: change.appId }, body: { choice: change.choice } }),
    onSuccess: (saved: LabConsent) => queries.setQueryData(queryKey, saved),
  });
}
