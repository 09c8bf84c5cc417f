import { previewGuardSchema } from '@whittle/contract/preview-guard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { z } from 'zod';
import { call, send } from '../../../lib/http.ts';

const keyOf = (appId: string) => ['apps', appId, 'preview-guard'] as const;
/** What the app did is mostly told by its own page, which a hostile one can suppress; so it is looked at anyway. */
const lookEveryMs = 10_000;

/** What the app's code was kept from doing, and what it deleted; also asked for when a version came. */
export function usePreviewGuardState(appId: string, versionId: string | null) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...keyOf(appId), versionId],
    queryFn: ({ signal }) => call('GET', `/api/apps/${appId}/preview-guard`, previewGuardSchema, { signal }),
    enabled: versionId !== null,
    refetchInterval: lookEveryMs,
    retry: false,
  });
  const lookAgain = useCallback(() => client.invalidateQueries({ queryKey: keyOf(appId) }), [client, appId]);
  return { data, lookAgain };
}

/** False while the preview runs something else than this version. */
export async function tellPreviewUsed(appId: string, versionId: string): Promise<boolean> {
  const schema = z.object({ isUsed: z.boolean() });
  const { isUsed } = await call('POST', `/api/apps/${appId}/preview-guard/use`, schema, { body: { versionId } });
  return isUsed;
}

export const keepHeld = (appId: string) => send('POST', `/api/apps/${appId}/preview-guard/keep`);
export const allowHosts = (appId: string, hosts: readonly string[]) =>
  send('POST', `/api/apps/${appId}/preview-guard/hosts`, { body: { hosts } });
export const undoDeletes = (appId: string) =>
  call('POST', `/api/apps/${appId}/preview-guard/undo`, z.object({ records: z.number() }));
