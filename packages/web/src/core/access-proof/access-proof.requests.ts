import { type AccessProof, accessProofSchema } from '@whittle/contract/access-proof';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

/** Runs the proof for the latest version. */
export function useAccessProof(appId: string) {
  return useMutation({
    mutationFn: (): Promise<AccessProof> =>
      call('POST', `/api/apps/${appId}/access-proof`, accessProofSchema, { body: {} }),
  });
}
