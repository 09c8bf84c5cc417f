import { previewCalls as calls } from '@whittle/contract/preview/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callServer } from '../../../lib/call-server.ts';

const keyOf = (appId: string) => ['apps', appId, 'preview-guard'] as const;
/** What the app did is mostly told by its own page, which a hostile one can suppress; so it is looked at anyway. */
const lookEveryMs = 10_000;

/** What the app's code was kept from doing, and what it deleted; also asked for when a version came. */
export function usePreviewGuardState(appId: string, versionId: string | null) {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...keyOf(appId), versionId],
    queryFn: ({ signal }) => callServer(calls.readGuard, { params: { appId }, signal }),
    enabled: versionId !== null,
    refetchInterval: lookEveryMs,
    retry: false,
  });
  const lookAgain = useCallback(() => client.invalidateQueries({ queryKey: keyOf(appId) }), [client, appId]);
  return { data, lookAgain };
}

/** False while the preview runs something else than this version. */
export async function tellPreviewUsed(appId: string, versionId: string): Promise<boolean> {
  const { isUsed } = await callServer(calls.use, { params: { appId }, body: { versionId } });
  return isUsed;
}

export const keepHeld = (appId: string) => callServer(calls.keepHeld, { params: { appId } });
export const allowHosts = (appId: string, hosts: readonly string[]) =>
  callServer(calls.allowHosts, { params: { appId }, body: { hosts: [...hosts] } });
export const removeHost = (appId: string, host: string) => callServer(calls.removeHost, { params: { appId, host } });
export const undoDeletes = (appId: string) => callServer(calls.undoDeletes, { params: { appId } });
