import type { EntityRecord } from '@whittle/contract/entities';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { RecordCalls } from '../records.requests.ts';

type RowDelete = { calls: Pick<RecordCalls, 'remove'>; say(sentence: string): void; onDeleted(id: string): void };

/** Deletes single records; `deleting` are those that are on their way. */
export function useRowDelete({ calls, say, onDeleted }: RowDelete) {
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const deleteRow = async ({ id }: EntityRecord) => {
    setDeleting((now) => new Set(now).add(id));
    try {
      await calls.remove(id);
      onDeleted(id);
    } catch (error) {
      confirmWithToast(texts.deleteFailed);
      say(sentenceOf(error));
    } finally {
      setDeleting((now) => new Set([...now].filter((other) => other !== id)));
    }
  };
  return { deleting, deleteRow };
}
