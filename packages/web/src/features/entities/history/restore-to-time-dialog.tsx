import type { RestorePoint, RestorePreview } from '@whittle/contract/history';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { textSize } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { historyCalls, useHistoryUsage } from './history.requests.ts';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';
import { RestoreEffect } from '../../../core/history/restore-effect.tsx';
import { type ChosenPoint, PointFields, toPoint } from './restore-point-fields.tsx';

type RestoreToTimeDialogProps = { appId: string; entity: string; onChanged: () => void; onClose: () => void };

/** Sets records back to what they were at a moment: choose, see what would change, say yes; undone with one click (HIST-04). */
export function RestoreToTimeDialog({ appId, entity, onChanged, onClose }: RestoreToTimeDialogProps) {
  const calls = historyCalls(appId);
  const [scope, setScope] = useState<'entity' | 'app'>('entity');
  const [chosen, setChosen] = useState<ChosenPoint>({ by: 'time', time: '', versionId: '' });
  const [isSure, setIsSure] = useState(false);
  const { data: usage } = useHistoryUsage(appId);

  const preview = useMutation({ mutationFn: (point: RestorePoint) => calls.preview(point) });
  const restore = useMutation({ mutationFn: (point: RestorePoint) => calls.restore(point), onSuccess: onChanged });
  const undo = useMutation({ mutationFn: (callId: string) => calls.undoCall(callId), onSuccess: onChanged });

  const point = toPoint(chosen, scope === 'entity' ? entity : null);
  const change = (act: () => void) => {
    act();
    preview.reset();
    setIsSure(false);
  };
  const effect = preview.data ? recordsIn(preview.data) : 0;
  const isDone = restore.isSuccess;
  const error = restore.error ?? preview.error ?? undo.error;

  return (
    <Dialog
      isOpen
      width="wide"
      onOpenChange={(isOpen) => !isOpen && !restore.isPending && onClose()}
      title={texts.restoreTitle}
      description={texts.restoreNote}
      footer={
        isDone ? (
          <>
            {!undo.isSuccess && (
              <Button isBusy={undo.isPending} onClick={() => undo.mutate(restore.data.callId)}>
                {texts.undoRestore}
              </Button>
            )}
            <Button variant="filled" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : (
          <>
            {effect > 0 && !isSure && <span className="text-ink-3 max-sm:basis-full">{texts.confirmFirst}</span>}
            <Button onClick={onClose}>{texts.cancel}</Button>
            {effect > 0 && preview.data ? (
              <Button
                variant="danger"
                aria-disabled={!isSure}
                isBusy={restore.isPending}
                // The very instant that was previewed, also for a version.
                onClick={() => isSure && point && restore.mutate({ entity: point.entity, at: preview.data.at })}
              >
                {texts.restore(effect)}
              </Button>
            ) : (
              <Button
                variant="filled"
                aria-disabled={!point}
                isBusy={preview.isPending}
                onClick={() => point && preview.mutate(point)}
              >
                {texts.preview}
              </Button>
            )}
          </>
        )
      }
    >
      {isDone ? (
        <p role="status">{undo.isSuccess ? texts.restoreUndone : texts.restored(restore.data)}</p>
      ) : (
        <div className="flex flex-col gap-4">
          <Segmented
            label={texts.scope}
            value={scope}
            onChange={(next) => change(() => setScope(next))}
            options={[
              { value: 'entity', label: texts.onlyEntity(entity) },
              { value: 'app', label: texts.allEntities },
            ]}
          />
          <PointFields appId={appId} value={chosen} onChange={(next) => change(() => setChosen(next))} />
          {preview.data && <RestoreEffect preview={preview.data} />}
          {effect > 0 && (
            <label className="flex items-center gap-2 font-medium coarse:min-h-11">
              <input
                type="checkbox"
                checked={isSure}
                onChange={(event) => setIsSure(event.target.checked)}
                className="size-4 accent-accent"
              />
              {texts.confirm}
            </label>
          )}
        </div>
      )}
      {error && (
        <Notice kind="danger" className="mt-4">
          {sentenceOf(error)}
        </Notice>
      )}
      {usage && !isDone && (
        <p className="type-meta mt-4 text-ink-3">{texts.usage(usage.changes, textSize(usage.bytes), usage.keepDays)}</p>
      )}
    </Dialog>
  );
}

const recordsIn = ({ entities }: RestorePreview): number =>
  entities.reduce((sum, { created, updated, deleted }) => sum + created + updated + deleted, 0);
