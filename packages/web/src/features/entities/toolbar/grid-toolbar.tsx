import type { GridView } from '@whittle/contract/grid-views';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { Ellipsis, Plus, Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { count } from '../../../lib/numbers.ts';
import { Button } from '../../../ui/button.tsx';
import { HelpButton } from '../../../core/help/help-button.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import { FilterMenu } from './filter-menu.tsx';

type GridToolbarProps = {
  entity: string;
  head: ReactNode;
  /** Chooses another entity, on screens without the list of them. */
  switcher: ReactNode;
  total: number | null;
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
  const { head, isWide, history, actions, onNew } = props;
  const newButton = onNew && (
    <Button size="small" variant="filled" icon={<Plus aria-hidden size={16} />} onClick={onNew}>
      {texts.new}
    </Button>
  );
  const tools = (
    <>
      <ViewTools {...props} />
      {actions}
      {history}
    </>
  );
  if (!isWide) return <NarrowToolbar {...props} tools={tools} newButton={newButton} />;
  return (
    <header className="flex flex-col gap-2 border-b border-line px-4 py-2">
      <div className="flex items-center gap-2">
        {head}
        {newButton && <span className="ms-auto flex">{newButton}</span>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <SearchField {...props} className="w-36 xl:w-44" />
        {tools}
      </div>
    </header>
  );
}

type NarrowProps = GridToolbarProps & { tools: ReactNode; newButton: ReactNode };

/** One row: which entity, how many records, the way to everything else, New. What is behind the button stays mounted. */
function NarrowToolbar(props: NarrowProps) {
  const { head, switcher, total, search, view, tools, newButton } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  const active = view.filters.length + (search === '' ? 0 : 1);
  return (
    <header className="border-b border-line px-4">
      <div className="flex items-center gap-2 py-1.5">
        <div className="min-w-0 flex-1">{switcher}</div>
        <span className="tabular text-ink-2">{total !== null && count(total)}</span>
        <Button
          size="small"
          variant="plain"
          icon={<Ellipsis aria-hidden size={16} />}
          aria-label={active > 0 ? texts.tableOptionsActive(active) : texts.tableOptions}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
          className={active > 0 ? 'bg-accent-soft text-accent-text' : 'min-w-11'}
        >
          {active > 0 && <span className="tabular">{active}</span>}
        </Button>
        {newButton}
      </div>
      <div id={panelId} className={isOpen ? 'flex flex-col gap-2 pb-2' : 'hidden'}>
        <SearchField {...props} className="w-full" />
        <div className="-ms-2 flex flex-wrap items-center gap-x-1">{tools}</div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {head}
          <HelpButton article="how-to-manage-your-app-data" />
        </div>
      </div>
    </header>
  );
}

function SearchField({ entity, search, onSearch, className }: GridToolbarProps & { className: string }) {
  return (
    <label className="relative">
      <Search aria-hidden size={16} className="pointer-events-none absolute inset-y-0 start-2 my-auto text-ink-3" />
      <input
        type="search"
        aria-label={texts.searchIn(entity)}
        placeholder={texts.search}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        className={`type-input h-7 rounded-control border border-edge bg-surface pe-2 ps-8 coarse:h-11 ${className}`}
      />
    </label>
  );
}

/** What is shown of the records: conditions, and the columns in their order. */
function ViewTools({ columns, order, view, onView, onMove }: GridToolbarProps) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <>
      <FilterMenu columns={columns} filters={view.filters} onChange={(filters) => onView({ filters })} />
      <ColumnsMenu
        columns={order.map((id) => ({ id, label: byId.get(id)?.label ?? id, isShown: !view.hidden.includes(id) }))}
        onShow={(id, isShown) =>
          onView({ hidden: isShown ? view.hidden.filter((one) => one !== id) : [...view.hidden, id] })
        }
        onMove={onMove}
        onReset={() => onView({ order: [], hidden: [], pinned: [], widths: {} })}
      />
    </>
  );
}
