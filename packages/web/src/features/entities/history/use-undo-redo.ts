import { type UndoConflict, undoConflictSchema } from '@whittle/contract/history';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { useLatest } from '../../../lib/use-latest.ts';
import { historyCalls, timelineKey, useTimeline } from './history.requests.ts';
import { historyTexts as texts } from '../../../core/history/history.texts.ts';

export type Way = 'undo' | 'redo';
export type StepConflict = { way: Way; conflicts: UndoConflict[] };

const conflictsSchema = z.object({ conflicts: z.array(undoConflictSchema) });

export type UndoRedo = ReturnType<typeof useUndoRedo>;

/** Undo and redo of what the builder did to an entity's records, with the keys that every program has for it (HIST-02). */
export function useUndoRedo(appId: string, entity: string) {
  const queries = useQueryClient();
  const { data: timeline = null } = useTimeline(appId, entity);
  const [conflict, setConflict] = useState<StepConflict | null>(null);

  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: ({ way, force }: { way: Way; force: boolean }) => historyCalls(appId).step(entity, way, force),
    onSuccess: (_, { way }) => {
      setConflict(null);
      const act = timeline?.[way] ?? null;
      confirmWithToast(way === 'undo' ? texts.undone(act) : texts.redone(act));
    },
    onError: (error, { way, force }) => {
      const found =
        error instanceof ApiError && error.code === 'undo-conflict' && conflictsSchema.safeParse(error.extra);
      if (found && found.success) setConflict({ way, ...found.data });
      else if (!force) confirmWithToast(sentenceOf(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: timelineKey(appId, entity) }),
  });

  const go = (way: Way) => {
    if (!isPending) mutate({ way, force: false });
  };
  const latest = useLatest(go);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const way = wayOf(event);
      if (!way || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      latest.current(way);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [latest]);

  return {
    timeline,
    isPending,
    undo: () => go('undo'),
    redo: () => go('redo'),
    conflict,
    /** Rejects when it failed; the reason is for whoever asked. */
    overwrite: ({ way }: StepConflict) => mutateAsync({ way, force: true }),
    leave: () => setConflict(null),
    /** Something was written: what can be undone is another act now. */
    refresh: () => void queries.invalidateQueries({ queryKey: timelineKey(appId, entity) }),
  };
}

function wayOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Way | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

/** A field has an undo of its own; a dialog hides what would change. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null);
