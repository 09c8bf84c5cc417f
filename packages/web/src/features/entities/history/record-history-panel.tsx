import type { RecordChange } from '@whittle/contract/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../lib/api-error.ts';
import { exactTime, lastChange } from '../../../lib/times.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ChangedFields } from '../../../core/history/changed-fields.tsx';
import { historyCalls, useRecordHistory } from './history.requests.ts';
import { ListState } from '../../../ui/list-state.tsx';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';
import { personName } from './person-name.ts';

type RecordHistoryPanelProps = {
  appId: string;
  entity: string;
  recordId: string;
  onChanged: () => void;
  onClose: () => void;
};

/** Who changed which fields of a record and when; each earlier state can be had back (HIST-01). */
export function RecordHistoryPanel({ appId, entity, recordId, onChanged, onClose }: RecordHistoryPanelProps) {
  const queries = useQueryClient();
  const history = useRecordHistory(appId, entity, recordId);
  const changes = history.data?.pages.flatMap((page) => page.changes) ?? [];
  const restore = useMutation({
    mutationFn: (seq: number) => historyCalls(appId).restoreRecord(entity, recordId, seq),
    onSuccess: async () => {
      confirmWithToast(texts.restoredRecord);
      onChanged();
      await queries.invalidateQueries({ queryKey: ['apps', appId, 'history', entity] });
    },
  });

  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.recordTitle}
      description={texts.recordNote}
    >
      {restore.isError && (
        <Notice kind="danger" className="mb-3">
          {sentenceOf(restore.error)}
        </Notice>
      )}
      <ListState query={history} isEmpty={changes.length === 0} empty={texts.recordEmpty} texts={texts}>
        <ol className="divide-y divide-line">
          {changes.map((change, at) => (
            <ChangeRow
              key={change.seq}
              change={change}
              isCurrent={at === 0}
              isBusy={restore.isPending && restore.variables === change.seq}
              onRestore={() => !restore.isPending && restore.mutate(change.seq)}
            />
          ))}
        </ol>
      </ListState>
    </Dialog>
  );
}

type ChangeRowProps = { change: RecordChange; isCurrent: boolean; isBusy: boolean; onRestore: () => void };

function ChangeRow({ change: { kind, via, by, at, fields }, isCurrent, isBusy, onRestore }: ChangeRowProps) {
  const sides = { create: 'after', update: 'both', delete: 'before' } as const;
  return (
    <li className="flex items-start gap-3 py-3 max-sm:flex-col">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-semibold">{personName(by)}</span>{' '}
          <span className="type-meta tabular text-ink-2" title={exactTime(at)}>
            {lastChange(at, new Date())}
          </span>
        </p>
        <p className="text-ink-2">{texts.change(kind, via)}</p>
        <ChangedFields fields={fields} sides={sides[kind]} />
      </div>
      {isCurrent ? (
        <span className="type-meta pt-1 text-ink-3">{texts.current}</span>
      ) : (
        kind !== 'delete' && (
          <Button size="small" isBusy={isBusy} onClick={onRestore}>
            {texts.backToThis}
          </Button>
        )
      )}
    </li>
  );
}
