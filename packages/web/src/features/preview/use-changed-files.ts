import type { VersionFile } from '@whittle/contract/versions';
import { diffFiles } from '@whittle/domain/versions/diff-files';
import { useEffect, useRef } from 'react';

/** Tells the frame which files a new version changed, whoever made it (PREV-10, FILE-10). */
export function useChangedFiles(files: readonly VersionFile[] | undefined, tell: (path: string) => void): void {
  const told = useRef<readonly VersionFile[]>(undefined);
  useEffect(() => {
    if (!files || files === told.current) return;
    const before = told.current;
    told.current = files;
    if (!before) return;
    for (const { path, status } of diffFiles(before, files)) if (status !== 'unchanged') tell(path);
  }, [files, tell]);
}
