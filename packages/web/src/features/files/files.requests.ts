import {
  type CodeEdit,
  type CodeProblem,
  codeProblemsSchema,
  codeEditSchema,
  type DeleteFile,
  type FileReferences,
  fileReferencesSchema,
  type SaveFile,
} from '@whittle/contract/code-editing';
import type { VersionFile } from '@whittle/contract/versions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/http.ts';
import { versionFilesKey } from '../../core/versions/versions.requests.ts';
import { savedFiles } from './saved-files.ts';

/** FILE-03. The new version's files are known by then where those of the version before it are, so they are not asked for. */
export function useSaveFile(appId: string) {
  const queries = useQueryClient();
  return async (edit: SaveFile): Promise<CodeEdit> => {
    const done = await call('POST', `/api/apps/${appId}/files/update`, codeEditSchema, { body: edit });
    const before = queries.getQueryData<VersionFile[]>(versionFilesKey(appId, done.baseVersionId));
    if (before) queries.setQueryData(versionFilesKey(appId, done.versionId), savedFiles(before, edit, done.paths));
    return done;
  };
}

/** FILE-17: what is wrong with a version, the newest one; none until it is known, and for people who only read. */
export function useCodeProblems(appId: string, versionId: string | null, mayEdit: boolean): readonly CodeProblem[] {
  const { data } = useQuery({
    queryKey: ['apps', appId, 'problems', versionId],
    queryFn: ({ signal }) => call('GET', `/api/apps/${appId}/files/problems`, codeProblemsSchema, { signal }),
    enabled: mayEdit && versionId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // An answer about another version speaks of lines that may be others now.
  return data?.versionId === versionId ? data.problems : none;
}

const none: readonly CodeProblem[] = [];

/** FILE-17 */
export const fixProblem = (appId: string, { kind, file, message }: CodeProblem): Promise<CodeEdit> =>
  call('POST', `/api/apps/${appId}/files/fix`, codeEditSchema, { body: { kind, file, message } });

/** FILE-04 */
export function useDeleteFile(appId: string) {
  return useMutation({
    mutationFn: (body: DeleteFile) => call('POST', `/api/apps/${appId}/files/delete`, codeEditSchema, { body }),
  });
}

export function useRenameFile(appId: string) {
  return useMutation({
    mutationFn: (body: { fileId: string; to: string }) =>
      call('POST', `/api/apps/${appId}/files/rename`, codeEditSchema, { body }),
  });
}

/** Which files import one, and how they read without it. */
export function useFileReferences(appId: string, path: string) {
  return useQuery({
    queryKey: ['apps', appId, 'references', path],
    queryFn: ({ signal }): Promise<FileReferences> =>
      call('GET', `/api/apps/${appId}/files/references?path=${encodeURIComponent(path)}`, fileReferencesSchema, {
        signal,
      }),
    staleTime: 0,
  });
}
