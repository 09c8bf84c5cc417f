import { type VersionFile, versionFilesSchema } from '@whittle/contract/versions';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';

export const versionFilesKey = (appId: string, versionId: string | null) =>
  ['apps', appId, 'versions', versionId, 'files'] as const;

/** Versions never change, so their files are asked for once. Rule: VER-02. */
export function useVersionFiles(appId: string, versionId: string | null) {
  return useQuery({
    queryKey: versionFilesKey(appId, versionId),
    queryFn: async ({ signal }): Promise<VersionFile[]> => {
      if (versionId === null) return [];
      return (await call('GET', `/api/apps/${appId}/versions/${versionId}/files`, versionFilesSchema, { signal }))
        .files;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
