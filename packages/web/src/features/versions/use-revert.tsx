import type { UndoRestore } from '@whittle/contract/versions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AppSummary } from '@whittle/contract/apps';
import { NetworkError } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { RestoreDialog, type RestoreChoice } from './restore-dialog.tsx';
import { UndoRestoreDialog } from './undo-restore-dialog.tsx';
import { versionCalls, versionListKey } from '../../core/versions/versions.requests.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';

/** `isUndo`: it is the newest reply that is taken back. */
export type RevertTarget = { versionId: string; messageId: string; isUndo?: boolean };

/** `head` was the newest version when it was asked for. */
type Restoring = { target: RevertTarget; choice: RestoreChoice; head: string | null };

export type Revert = {
  /** Asks 'Revert to this version?'. */
  ask: (target: RevertTarget) => void;
  /** Takes back the revert that made a version. */
  undo: (versionId: string) => void;
  /** The message whose version is being restored. */
  revertingMessageId: string | null;
  isBusy: boolean;
  dialog: ReactNode;
};

/** Going back to a version and taking that back, with the questions on the way. The windows follow by the event log. */
export function useRevert(
  { id: appId, latestVersionId }: Pick<AppSummary, 'id' | 'latestVersionId'>,
  onDone: () => void,
): Revert {
  const calls = versionCalls(appId);
  const queries = useQueryClient();
  const [asked, setAsked] = useState<RevertTarget | null>(null);

  const settle = () => {
    onDone();
    void queries.invalidateQueries({ queryKey: versionListKey(appId) });
    void queries.invalidateQueries({ queryKey: ['apps', appId, 'history'] });
  };
  const undo = useMutation({
    mutationFn: ({ versionId, ...choice }: { versionId: string } & UndoRestore) => calls.undo(versionId, choice),
    onSuccess: () => {
      settle();
      confirmWithToast(texts.undone);
    },
  });
  const restore = useMutation({
    mutationFn: ({ target: { versionId, messageId }, choice }: Restoring) =>
      calls.restore(versionId, { messageId, ...choice }),
    onSuccess: ({ versionId }) => {
      setAsked(null);
      settle();
      confirmWithToast(texts.reverted, { label: texts.undo, onClick: () => undo.mutate({ versionId }) });
    },
  });

  // The answer was lost, and what was asked for has happened: asking once more would go back from there.
  const isLost = restore.error instanceof NetworkError && restore.variables?.head !== latestVersionId;
  if (asked && isLost) setAsked(null);

  return {
    ask: (target) => {
      restore.reset();
      setAsked(target);
    },
    undo: (versionId) => undo.mutate({ versionId }),
    revertingMessageId: restore.isPending ? restore.variables.target.messageId : null,
    isBusy: restore.isPending || undo.isPending,
    dialog: (
      <>
        {asked && (
          <RestoreDialog
            appId={appId}
            {...asked}
            isReverting={restore.isPending}
            error={restore.error}
            onRevert={(choice) => restore.mutate({ target: asked, choice, head: latestVersionId })}
            onClose={() => setAsked(null)}
          />
        )}
        {undo.isError && (
          <UndoRestoreDialog
            error={undo.error}
            isBusy={undo.isPending}
            onUndo={(choice) => undo.mutate({ versionId: undo.variables.versionId, ...choice })}
            onClose={() => undo.reset()}
          />
        )}
      </>
    ),
  };
}
