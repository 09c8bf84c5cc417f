import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useVersionFiles, useVersionList } from '../../../core/versions/versions.requests.ts';

type Options = {
  appId: string;
  path: string;
  /** The newest version. */
  versionId: string | null;
  isSideBySide: boolean;
};

export type Comparison = ReturnType<typeof useComparison>;

/** What the editor is opened with while it is compared. */
export type Compared = NonNullable<Comparison['compared']>;

/**
 * An open file beside what it was in an earlier version: the one before the newest, until another is chosen. The chosen
 * one stays, whatever is saved meanwhile.
 */
export function useComparison({ appId, path, versionId, isSideBySide }: Options) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [changes, setChanges] = useState(0);
  const list = useVersionList(appId, { latestVersionId: versionId, isNamed: false, isWanted: isOpen });
  const versions = useMemo(() => list.data?.pages.flat() ?? [], [list.data]);
  const first = versions[1] ?? versions[0];
  if (isOpen && chosenId === null && first) setChosenId(first.id);
  const files = useVersionFiles(appId, isOpen ? (chosenId ?? undefined) : undefined);
  const view = useQuery({
    queryKey: ['merged-editor'],
    queryFn: () => import('./merged-editor.ts'),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });

  const original = files.data ? (files.data.find((file) => file.path === path)?.content ?? null) : undefined;
  const compared = useMemo(
    () =>
      isOpen && view.data && original !== undefined
        ? { ...{ original: original ?? '', isSideBySide, onChanges: setChanges }, open: view.data.openMerged }
        : null,
    [isOpen, view.data, original, isSideBySide],
  );

  const parts = [list, files, view];
  return {
    isOpen,
    compared,
    changes,
    /** Whether that version has the file. */
    isThere: original !== null,
    hasFailed: parts.some(({ isError }) => isError),
    hasNoVersions: list.isSuccess && versions.length === 0,
    versions,
    chosenId,
    hasOlder: list.hasNextPage,
    goTo: view.data?.goToChange,
    choose: setChosenId,
    loadOlder: () => void list.fetchNextPage(),
    retry: () => void Promise.all(parts.filter(({ isError }) => isError).map((query) => query.refetch())),
    open: () => setIsOpen(true),
    close() {
      setIsOpen(false);
      setChosenId(null);
    },
  };
}
