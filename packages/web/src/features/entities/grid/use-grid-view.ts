import { type GridView, gridViewSchema } from '@whittle/contract/grid-views';
import { recordPanelCalls as calls } from '@whittle/contract/records/builder-calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { callServer } from '../../../lib/call-server.ts';

/** A change that is followed by another one is not sent: dragging a column's edge makes many. */
const saveAfterMs = 600;

/** The view for a column that has another name now. */
export function withRenamedColumn(view: GridView, from: string, to: string): GridView {
  const name = (id: string) => (id === from ? to : id);
  return {
    sort: view.sort.map((one) => ({ ...one, column: name(one.column) })),
    filters: view.filters.map((one) => ({ ...one, column: name(one.column) })),
    order: view.order.map(name),
    hidden: view.hidden.map(name),
    pinned: view.pinned.map(name),
    widths: Object.fromEntries(Object.entries(view.widths).map(([id, width]) => [name(id), width])),
  };
}

/** How this person looks at the entity, kept on the server. A view that cannot be loaded is the plain one. */
export function useGridView(appId: string, entity: string) {
  const queries = useQueryClient();
  const queryKey = ['apps', appId, 'grid-view', entity];
  const loaded = useQuery({
    queryKey,
    queryFn: ({ signal }) => callServer(calls.readView, { params: { appId, entity }, signal }),
    staleTime: Infinity,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<GridView | null>(null);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    const view = unsaved.current;
    unsaved.current = null;
    // A view that could not be kept costs nobody any data; the next change tries again.
    if (view) void callServer(calls.writeView, { params: { appId, entity }, body: view }).catch(() => undefined);
  }, [appId, entity]);
  useEffect(() => save, [save]);

  const change = (changes: Partial<GridView>) => {
    queries.setQueryData<GridView>(queryKey, (before) => {
      const view = { ...gridViewSchema.parse({}), ...before, ...changes };
      unsaved.current = view;
      return view;
    });
    clearTimeout(timer.current);
    timer.current = setTimeout(save, saveAfterMs);
  };

  return { view: loaded.data ?? (loaded.isError ? gridViewSchema.parse({}) : null), change };
}
