import type { GridView } from '@whittle/contract/grid-views';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { Plus, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterMenu } from './filter-menu.tsx';

type GridToolbarProps = {
  entity: string;
  head: ReactNode;
  columns: readonly GridColumn[];
  order: readonly string[];
  view: GridView;
  onView: (changes: Partial<GridView>) => void;
  onMove: (column: string, by: -1 | 1) => void;
  search: string;
  onSearch: (text: string) => void;
  /** Undo, redo and the ways back. */
  history: ReactNode;
  onNew: (() => void) | null;
  /** What else can be done with all records: import, export, history. */
  actions?: ReactNode;
  isWide: boolean;
};

/** The head of the table (GRID-05): what it is, who may do what, and what can be done with all of it. */
export function GridToolbar(props: GridToolbarProps) {
  const { entity, head, columns, order, view, onView, onMove, search, onSearch, history, onNew, actions } = props;
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 border-b border-line px-4 py-2">
      {head}
      <div className="ms-auto flex flex-wrap items-center gap-1">
        <label className="relative">
          <Search aria-hidden size={16} className="pointer-events-none absolute inset-y-0 start-2 my-auto text-ink-3" />
          <input
            type="search"
            aria-label={texts.searchIn(entity)}
            placeholder={texts.search}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
            className="type-input h-7 w-36 rounded-control border border-edge bg-surface pe-2 ps-8 coarse:h-11 xl:w-44"
          />
        </label>
        <FilterMenu columns={columns} filters={view.filters} onChange={(filters) => onView({ filters })} />
        <ColumnsMenu
          columns={order.map((id) => ({ id, label: byId.get(id)?.label ?? id, isShown: !view.hidden.includes(id) }))}
          onShow={(id, isShown) =>
            onView({ hidden: isShown ? view.hidden.filter((one) => one !== id) : [...view.hidden, id] })
          }
          onMove={onMove}
          onReset={() => onView({ order: [], hidden: [], pinned: [], widths: {} })}
        />
        {actions}
        {history}
        {onNew && (
          <Button size="small" look="filled" icon={<Plus aria-hidden size={16} />} onClick={onNew} className="ms-1">
            {texts.new}
          </Button>
        )}
      </div>
    </header>
  );
}
