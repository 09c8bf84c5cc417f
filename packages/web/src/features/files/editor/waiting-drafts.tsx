import type { VersionFile } from '@whittle/contract/versions';
import { useEffect, useState } from 'react';
import { useSaveFile } from '../files.requests.ts';
import { pathsWithDrafts } from './drafts.ts';
import { useAutosave } from './use-autosave.ts';

type WaitingDraftsProps = {
  appId: string;
  /** The newest version's. */
  files: readonly VersionFile[];
  isHeld: boolean;
};

/** Text that waits for the end of a reply is saved then, though the code is not looked at any more. */
export function WaitingDrafts({ appId, files, isHeld }: WaitingDraftsProps) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const save = useSaveFile(appId);
  // The editors that were there a moment ago have written what they had by now.
  useEffect(() => setPaths(pathsWithDrafts(appId)), [appId]);
  return paths.map((path) => {
    const head = files.find((file) => file.path === path)?.content ?? null;
    return <WaitingDraft key={path} {...{ appId, path, head, isHeld, save }} />;
  });
}

function WaitingDraft(options: Parameters<typeof useAutosave>[0]) {
  useAutosave(options);
  return null;
}
