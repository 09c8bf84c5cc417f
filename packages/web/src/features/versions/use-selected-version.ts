import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

export type SelectedVersion = {
  /** The older version that is looked at; null for the latest. */
  id: string | null;
  isOlder: boolean;
  /** Null leads back to the latest version. */
  select: (versionId: string | null) => void;
};

/** Which version of the app the builder shows. It stands in the address, so that it survives a reload. */
export function useSelectedVersion(latestVersionId: string | null): SelectedVersion {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('version');
  const id = asked === latestVersionId ? null : asked;
  const select = useCallback(
    (versionId: string | null) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (versionId === null) next.delete('version');
          else next.set('version', versionId);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { id, isOlder: id !== null, select };
}
