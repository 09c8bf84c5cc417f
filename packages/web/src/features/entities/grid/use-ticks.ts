import type { ViewQuery } from '@whittle/domain/entities/grid/view-query';
import { useRef, useState } from 'react';
import type { RecordCalls } from '../records.requests.ts';
import type { DataGridHandlers } from './grid-handlers.ts';
import { pageRows, type RecordPages } from './record-pages.ts';
import { isTicked, noTicks, withTick } from './ticks.ts';

type Options = {
  calls: RecordCalls;
  query: ViewQuery;
  pages: Pick<RecordPages, 'recordAt'>;
  loaded: ReturnType<RecordPages['getState']>;
};

/** The records that are chosen: one by one, as a range, or all that match (GRID-10). */
export function useTicks({ calls, query, pages, loaded }: Options) {
  const [ticks, setTicks] = useState(noTicks);
  const lastTick = useRef<number | null>(null);

  /** In the order in which they stand. */
  const tickedIds = async (): Promise<string[]> => {
    const order = new Map<string, number>();
    for (const [page, records] of loaded.pages) records.forEach(({ id }, at) => order.set(id, page * pageRows + at));
    if (!ticks.all) return [...ticks.ids].sort((a, b) => (order.get(a) ?? Infinity) - (order.get(b) ?? Infinity));
    const ids: string[] = [];
    const step = 5_000;
    for (let skip = 0; skip < (loaded.total ?? 0); skip += step) {
      const some = await calls.list({ ...query, skip, limit: step, fields: 'id' });
      ids.push(...some.map(({ id }) => id));
    }
    return ids.filter((id) => !ticks.ids.has(id));
  };

  const onTick: DataGridHandlers['onTick'] = (record, index, isRange) => {
    const isOn = !isTicked(ticks, record.id);
    const from = isRange && lastTick.current !== null ? lastTick.current : index;
    lastTick.current = index;
    let next = ticks;
    for (let at = Math.min(from, index); at <= Math.max(from, index); at += 1) {
      const one = pages.recordAt(at);
      if (one) next = withTick(next, one.id, isOn);
    }
    setTicks(next);
  };

  const onTickAll = () => setTicks(ticks.all || ticks.ids.size > 0 ? noTicks : { all: true, ids: new Set() });

  return { ticks, setTicks, tickedIds, onTick, onTickAll };
}
