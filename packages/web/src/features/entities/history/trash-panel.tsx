import type { TrashedRecord } from '@whittle/contract/history';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { exactTime, lastChange } from '../../../lib/times.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { historyCalls, useTrash } from './history.requests.ts';
import { ListState } from '../../../ui/list-state.tsx';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';
import { personName } from './person-name.ts';

type TrashPanelProps = { appId: string; entity: string; onChanged: () => void; onClose: () => void };

/** Deleted records of an entity; the chosen ones come back with their ids and dates (HIST-03). */
export function TrashPanel({ appId, entity, onChanged, onClose }: TrashPanelProps) {
  const trash = useTrash(appId, entity);
  const records = trash.data?.pages.flatMap((page) => page.records) ?? [];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ids = records.map(({ id }) => id).filter((id) => chosen.has(id));
  const bringBack = useMutation({
    mutationFn: () => historyCalls(appId).bringBack(entity, ids.slice(0, 1_000)),
    onSuccess: ({ created }) => {
      confirmWithToast(texts.broughtBack(created));
      onChanged();
      onClose();
    },
  });
  const toggle = (id: string) =>
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  return (
    <Dialog
      isOpen
      isTall
      width="wide"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.trashTitle(entity)}
      footer={
        records.length > 0 && (
          <>
            {ids.length === 0 && <span className="text-ink-3 max-sm:basis-full">{texts.chooseFirst}</span>}
            <Button onClick={onClose}>{texts.cancel}</Button>
            <Button
              variant="filled"
              aria-disabled={ids.length === 0}
              isBusy={bringBack.isPending}
              onClick={() => ids.length > 0 && bringBack.mutate()}
            >
              {texts.bringBack(ids.length)}
            </Button>
          </>
        )
      }
    >
      {bringBack.isError && (
        <Notice kind="danger" className="mb-3">
          {sentenceOf(bringBack.error)}
        </Notice>
      )}
      <ListState query={trash} isEmpty={records.length === 0} empty={texts.trashEmpty} texts={texts}>
        <ul className="divide-y divide-line">
          {records.map((record) => (
            <TrashRow
              key={record.seq}
              record={record}
              isChosen={chosen.has(record.id)}
              onToggle={() => toggle(record.id)}
            />
          ))}
        </ul>
      </ListState>
    </Dialog>
  );
}

type TrashRowProps = { record: TrashedRecord; isChosen: boolean; onToggle: () => void };

function TrashRow({ record: { id, data, by, deletedAt }, isChosen, onToggle }: TrashRowProps) {
  return (
    <li>
      <label
        aria-label={summary(data) || id}
        className="flex cursor-pointer items-start gap-3 py-2.5 hover:bg-hover coarse:min-h-11"
      >
        <input type="checkbox" checked={isChosen} onChange={onToggle} className="mt-1 size-4 accent-accent" />
        <span className="min-w-0 flex-1">
          <span className="block truncate">{summary(data) || id}</span>
          <span className="type-meta block text-ink-2" title={exactTime(deletedAt)}>
            {texts.deletedBy(personName(by), lastChange(deletedAt, new Date()))}
          </span>
        </span>
      </label>
    </li>
  );
}

const serverNames = new Set(['created_by_id', 'is_sample', 'created_date', 'updated_date']);

/** The first few values of a record, which is mostly enough to know it again. */
const summary = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .filter(([name, value]) => !serverNames.has(name) && ['string', 'number'].includes(typeof value) && value !== '')
    .slice(0, 4)
    .map(([, value]) => String(value))
    .join(' · ')
    .slice(0, 300);
