import { limits } from '@whittle/contract/limits';
import type { RestoreVersion, UndoRestore, VersionFile } from '@whittle/contract/versions';
import { versionCalls as calls } from '@whittle/contract/versions/calls';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';

export const versionFilesKey = (appId: string, versionId: string | null) =>
  ['apps', appId, 'versions', versionId, 'files'] as const;

/** Versions never change, so their files are asked for once, and not before it is known which. Rule: VER-02. */
export function useVersionFiles(appId: string, versionId: string | null | undefined) {
  return useQuery({
    queryKey: versionFilesKey(appId, versionId ?? null),
    enabled: versionId !== undefined,
    queryFn: async ({ signal }): Promise<VersionFile[]> => {
      if (!versionId) return [];
      return (await callServer(calls.files, { params: { appId, versionId }, signal })).files;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const versionListKey = (appId: string) => ['apps', appId, 'version-list'] as const;

type Listing = { latestVersionId: string | null; isNamed: boolean };

const versionListOptions = (appId: string, { latestVersionId, isNamed }: Listing) =>
  infiniteQueryOptions({
    queryKey: [...versionListKey(appId), isNamed, latestVersionId],
    queryFn: async ({ pageParam, signal }) => {
      const query = { before: pageParam, bookmarked: isNamed };
      return (await callServer(calls.list, { params: { appId }, query, signal })).items;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < limits.versionListLength ? null : page.at(-1)!.id),
    // From the pointer on the button to the list, and no longer: the list begins with its first page each time.
    gcTime: 5_000,
    staleTime: 5_000,
  });

/** The versions of an app, ten at a time, the newest first (VER-03); asked for again when there is a newer one. */
export const useVersionList = (appId: string, { isWanted = true, ...listing }: Listing & { isWanted?: boolean }) =>
  useInfiniteQuery({ ...versionListOptions(appId, listing), enabled: isWanted, placeholderData: keepPreviousData });

/** Asks for the first versions ahead of the list that is about to open. */
export const prefetchVersionList = (queries: QueryClient, appId: string, latestVersionId: string | null) =>
  queries.prefetchInfiniteQuery(versionListOptions(appId, { latestVersionId, isNamed: false }));

/** The version that was the newest before this one, null for the first; only asked for while it is not known. */
export function useVersionBefore(appId: string, versionId: string, { isKnown }: { isKnown: boolean }) {
  return useQuery({
    queryKey: [...versionListKey(appId), 'before', versionId],
    queryFn: async ({ signal }) => {
      const query = { before: versionId, limit: 1 };
      return (await callServer(calls.list, { params: { appId }, query, signal })).items[0]?.id ?? null;
    },
    enabled: !isKnown,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Going back to versions, and their names. Rules: VER-08, VER-18, VER-19. */
export function versionCalls(appId: string) {
  const of = (versionId: string) => ({ params: { appId, versionId } });
  return {
    preview: (versionId: string, body: RestoreVersion, signal?: AbortSignal) =>
      callServer(calls.previewRestore, { ...of(versionId), body, signal }),
    restore: (versionId: string, body: RestoreVersion) => callServer(calls.restore, { ...of(versionId), body }),
    undo: (versionId: string, body: UndoRestore) => callServer(calls.undoRestore, { ...of(versionId), body }),
    name: (versionId: string, name: string) => callServer(calls.name, { ...of(versionId), body: { name } }),
    unname: (versionId: string) => callServer(calls.unname, of(versionId)),
  };
}
