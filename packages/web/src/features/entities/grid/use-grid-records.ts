import type { Entity } from '@whittle/domain/entities/entity';
import type { ViewQuery } from '@whittle/domain/entities/grid/view-query';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { useLiveGrid } from '../history/use-live-grid.ts';
import type { RecordCalls } from '../records.requests.ts';
import { createRecordPages } from './record-pages.ts';
import { unsavedOf } from './unsaved.ts';
import { useAnsweringAgain } from './use-answering-again.ts';

type Options = {
  appId: string;
  entity: Entity;
  calls: RecordCalls;
  query: ViewQuery;
  /** The marked cell, by record and column. */
  marked: { readonly current: string | null };
  /** Records changed elsewhere. */
  onRefresh: () => void;
};

/** The records that the grid shows, loaded as they are seen and kept as they are now, and changes on their way. */
export function useGridRecords({ appId, entity, calls, query, marked, onRefresh }: Options) {
  const { sort, q } = query;
  const pages = useMemo(
    () =>
      createRecordPages({
        loadPage: (skip, limit, signal) => calls.list({ ...(sort && { sort }), ...(q && { q }), skip, limit }, signal),
        loadCount: (signal) => calls.count(q ? { q } : {}, signal),
      }),
    [calls, sort, q],
  );
  useEffect(() => () => pages.stop(), [pages]);
  const loaded = useSyncExternalStore(pages.subscribe, pages.getState);

  const currentPages = useLatest(pages);
  const unsaved = useMemo(() => unsavedOf(appId, entity.name, calls), [appId, entity.name, calls]);
  useEffect(
    () =>
      unsaved.listen({
        onSaved: (record) => currentPages.current.replace(record),
        onOthers: (id, fields) => currentPages.current.merge(id, fields),
        isMarked: (id, column) => marked.current === `${id} ${column}`,
      }),
    [unsaved, currentPages, marked],
  );
  const { edits } = unsaved;
  const edited = useSyncExternalStore(edits.subscribe, edits.getState);
  const isUnanswered = [...edited.values()].some((ofRecord) =>
    [...ofRecord.values()].some((edit) => edit.isUnanswered && edit.status === 'failed'),
  );
  useAnsweringAgain(isUnanswered, edits.resend);

  useLiveGrid(appId, entity.name, {
    replace: (record) => currentPages.current.replace(record),
    refresh: () => {
      void currentPages.current.refresh();
      onRefresh();
    },
  });

  // Another schema shows other fields of the same records.
  const seenEntity = useRef(entity);
  useEffect(() => {
    if (entity === seenEntity.current) return;
    seenEntity.current = entity;
    void pages.refresh();
  }, [entity, pages]);

  useEffect(() => {
    const onFocus = () => {
      if (!document.hidden) void pages.refresh();
    };
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [pages]);

  return {
    pages,
    loaded,
    unsaved,
    edits,
    edited,
    /** Reads again what is shown by now. */
    refresh: () => currentPages.current.refresh(),
  };
}
