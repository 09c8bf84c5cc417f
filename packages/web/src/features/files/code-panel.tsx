import type { VersionFile } from '@whittle/contract/versions';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AfterAMoment, Skeleton } from '../../ui/skeleton.tsx';
import { CodeFiles } from './code-files.tsx';
import { fileTexts as texts } from './files.texts.ts';

export type CodePanelProps = {
  appId: string;
  /** The newest version. */
  versionId: string | null;
  files: VersionFile[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** FILE-08 */
  mayEdit: boolean;
  /** An older version is looked at, which nobody can edit (VER-04). */
  isOlder: boolean;
  /** While the assistant works nothing is saved. */
  isHeld: boolean;
  /** Path of the file that is open, kept in the address. */
  openPath: string | null;
  /** The line of that file to look at, kept in the address too. */
  openLine: number | null;
  onOpen: (path: string | null) => void;
  onOpenPlace: (place: { file: string; line: number }) => void;
};

/** FILE-02: the files of the latest version, and the open one to read or to change. */
export function CodePanel({ files: newest, hasFailed, onRetry, ...rest }: CodePanelProps) {
  const [last, setLast] = useState(newest);
  if (newest && newest !== last) setLast(newest);
  // A newer version's files are on their way for a moment, in which nobody who writes may be interrupted.
  const files = newest ?? last;
  if (hasFailed && !files) {
    return (
      <Notice
        kind="danger"
        className="m-4"
        action={
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.loadFailed}
      </Notice>
    );
  }
  if (!files) {
    return (
      <AfterAMoment>
        <div aria-busy className="flex flex-col gap-2 p-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-36" />
        </div>
      </AfterAMoment>
    );
  }
  return <CodeFiles key={rest.appId} files={files} {...rest} />;
}
