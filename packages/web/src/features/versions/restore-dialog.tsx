import type { RestoreVersionPreview } from '@whittle/contract/versions';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { clockTime, dayName } from '../../lib/times.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RestoreEffect } from '../../core/history/restore-effect.tsx';
import { versionCalls } from '../../core/versions/versions.requests.ts';
import { versionTexts as texts } from '../../core/versions/versions.texts.ts';
import { timeOfVersion } from './version-time.ts';
import { WidenedAccess } from './widened-access.tsx';

export type RestoreChoice = { alsoData: boolean; confirmedWidening: string[] };

type RestoreDialogProps = {
  appId: string;
  versionId: string;
  messageId: string;
  isUndo?: boolean;
  isReverting: boolean;
  /** Why the last try failed. */
  error: unknown;
  onRevert: (choice: RestoreChoice) => void;
  onClose: () => void;
};

/** 'Revert to this version?': what it changes, the records with it if wanted, and wider access only when it is confirmed. */
export function RestoreDialog({
  appId,
  versionId,
  messageId,
  isUndo = false,
  isReverting,
  error,
  onRevert,
  onClose,
}: RestoreDialogProps) {
  const noteId = useId();
  const [alsoData, setAlsoData] = useState(false);
  const [confirmed, setConfirmed] = useState<string[]>([]);
  const preview = useRestorePreview(appId, { versionId, messageId, alsoData });
  const { data } = preview;
  const unconfirmed = data?.widened.filter(({ entity }) => !confirmed.includes(entity)) ?? [];
  const dataProblem = alsoData && data?.data && 'problem' in data.data ? data.data.problem : null;
  const canRevert = preview.isSuccess && unconfirmed.length === 0 && dataProblem === null;
  const madeAt = timeOfVersion(versionId);
  const failure = error ?? preview.error;

  return (
    <Dialog
      isOpen
      isLocked={isReverting}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isUndo ? texts.undoChangeTitle : texts.revertTitle}
      description={(isUndo ? texts.backToVersionOf : texts.versionOf)(
        `${dayName(madeAt, new Date())}, ${clockTime(madeAt)}`,
      )}
      footer={
        <>
          {unconfirmed.length > 0 && <span className="text-ink-2 max-sm:basis-full">{texts.confirmFirst}</span>}
          <Button onClick={onClose} disabled={isReverting}>
            {texts.cancel}
          </Button>
          <Button
            variant="filled"
            disabled={!canRevert}
            isBusy={isReverting}
            onClick={() => onRevert({ alsoData, confirmedWidening: confirmed })}
          >
            {isReverting ? texts.reverting : isUndo ? texts.undoChange : texts.revert}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div>
          {data ? <p>{effectOf(data)}</p> : !preview.isError && <Skeleton className="h-5 w-64" />}
          <p className="text-ink-2">
            {texts.nothingLost} {!alsoData && texts.recordsStay}
          </p>
        </div>
        {data?.widened.map((one) => (
          <WidenedAccess
            key={one.entity}
            widened={one}
            isConfirmed={confirmed.includes(one.entity)}
            onConfirm={(isSure) =>
              setConfirmed((now) => (isSure ? [...now, one.entity] : now.filter((entity) => entity !== one.entity)))
            }
          />
        ))}
        <div>
          <label className="flex items-center gap-2 font-medium coarse:min-h-11">
            <input
              type="checkbox"
              aria-describedby={noteId}
              checked={alsoData}
              disabled={isReverting}
              onChange={(event) => setAlsoData(event.target.checked)}
              className="size-4 accent-accent"
            />
            {texts.alsoData}
          </label>
          <p id={noteId} className="ps-6 text-ink-2">
            {texts.alsoDataNote}
          </p>
        </div>
        {alsoData && dataProblem && <Notice kind="warning">{dataProblem}</Notice>}
        {alsoData && data?.data && 'entities' in data.data && <RestoreEffect preview={data.data} />}
        {alsoData && preview.isFetching && !data?.data && <p className="text-ink-2">{texts.loadingEffect}</p>}
        {failure !== null && failure !== undefined && (
          <Notice kind="danger">
            {texts.revertFailed}. {sentenceOf(failure)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function useRestorePreview(
  appId: string,
  { versionId, messageId, alsoData }: { versionId: string; messageId: string; alsoData: boolean },
) {
  return useQuery({
    queryKey: ['apps', appId, 'restore-preview', versionId, messageId, alsoData],
    queryFn: ({ signal }) => versionCalls(appId).preview(versionId, { messageId, alsoData }, signal),
    // What is known without the records stands until it is known with them.
    placeholderData: (before: RestoreVersionPreview | undefined) => before && { ...before, data: null },
    gcTime: 0,
    staleTime: 0,
  });
}

function effectOf({ leaving, returning, files }: RestoreVersionPreview): string {
  return texts.effect(leaving, returning, files.added + files.modified + files.deleted);
}
