import { codeCalls as calls } from '@whittle/contract/code/calls';
import type { CodeEdit, CodeProblem, DeleteFile, SaveFile } from '@whittle/contract/code-editing';
import type { VersionFile } from '@whittle/contract/versions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callServer } from '../../lib/call-server.ts';
import { versionFilesKey } from '../../core/versions/versions.requests.ts';
import { savedFiles } from './saved-files.ts';

/** FILE-03. The new version's files are known by then where those of the version before it are, so they are not asked for. */
export function useSaveFile(appId: string) {
  const queries = useQueryClient();
  return async (edit: SaveFile): Promise<CodeEdit> => {
    const done = await callServer(calls.save, { params: { appId }, body: edit });
    const before = queries.getQueryData<VersionFile[]>(versionFilesKey(appId, done.baseVersionId));
    if (before) queries.setQueryData(versionFilesKey(appId, done.versionId), savedFiles(before, edit, done.paths));
    return done;
  };
}

/** FILE-17: what is wrong with a version, the newest one; none until it is known, and for people who only read. */
export function useCodeProblems(appId: string, versionId: string | null, mayEdit: boolean): readonly CodeProblem[] {
  const { data } = useQuery({
    queryKey: ['apps', appId, 'problems', versionId],
    queryFn: ({ signal }) => callServer(calls.problems, { params: { appId }, signal }),
    enabled: mayEdit && versionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // An answer about another version speaks of lines that may be others now.
  return data?.versionId === versionId ? data.problems : none;
}

const none: readonly CodeProblem[] = [];

/** FILE-17 */
export const fixProblem = (appId: string, { kind, file, message }: CodeProblem): Promise<CodeEdit> =>
  callServer(calls.fix, { params: { appId }, body: { kind, file, message } });

/** FILE-04 */
export function useDeleteFile(appId: string) {
  return useMutation({
    mutationFn: (body: DeleteFile) => callServer(calls.remove, { params: { appId }, body }),
  });
}

export function useRenameFile(appId: string) {
  return useMutation({
    mutationFn: (body: { fileId: string; to: string }) => callServer(calls.rename, { params: { appId }, body }),
  });
}

/** Which files import one, and how they read without it. */
export function useFileReferences(appId: string, path: string) {
  return useQuery({
    queryKey: ['apps', appId, 'references', path],
    queryFn: ({ signal }) => callServer(calls.references, { params: { appId }, query: { path }, signal }),
    staleTime: 0,
  });
}
