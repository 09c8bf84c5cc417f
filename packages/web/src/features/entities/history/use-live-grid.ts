import type { EntityRecord } from '@whittle/contract/entities';
import type { RecordEvent } from '@whittle/contract/live';
import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { useLiveRecords } from './use-live-records.ts';

/** Rows that come, go or move are asked for again this long after the first of many changes. */
const refreshMs = 400;

type LiveGrid = { replace: (record: EntityRecord) => void; refresh: () => void };

/** Keeps the rows in view as they are for everybody: a changed record at once, everything else a moment later. */
export function useLiveGrid(appId: string, entity: string, grid: LiveGrid): void {
  const latest = useLatest(grid);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const refreshSoon = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current.refresh();
    }, refreshMs);
  }, [latest]);
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [appId, entity],
  );
  useLiveRecords(appId, entity, (event) => {
    if (event && isWhole(event)) latest.current.replace(event.data as EntityRecord);
    refreshSoon();
  });
}

const isWhole = ({ type, data }: RecordEvent) => type === 'update' && !data._oversize;
