import { type ColumnType, columnTypes } from '@whittle/contract/schema-changes';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  BetweenVerticalEnd,
  BetweenVerticalStart,
  EyeOff,
  Pin,
  PinOff,
  Shapes,
  Trash2,
  X,
} from 'lucide-react';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { Menu, MenuChoices, MenuItem, MenuSeparator, SubMenu } from '../../../ui/menu.tsx';
import { gridTexts as texts } from '../entities.texts.ts';
import type { ColumnsTable, PlacedColumn } from './use-columns.ts';

/** What changes the entity's schema; null where it cannot be changed. */
export type SchemaHandlers = {
  insert: (beside: string, side: 'left' | 'right') => void;
  rename: (column: string, name: string) => void;
  retype: (column: string, dataType: ColumnType) => void;
  remove: (column: string) => void;
  addOption: (column: GridColumn, label: string) => Promise<void>;
};

export type ColumnMenuHandlers = {
  onMove: (column: string, by: -1 | 1) => void;
  onPin: (column: string, isPinned: boolean) => void;
  onHide: (column: string) => void;
  schema: SchemaHandlers | null;
};

type ColumnMenuProps = {
  table: ColumnsTable;
  column: PlacedColumn;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  handlers: ColumnMenuHandlers;
  trigger: ReactElement;
};

const icon = { 'aria-hidden': true, size: 16 } as const;

/** GRID-11: what can be done with a column. The schema's own columns can also be renamed, retyped and deleted. */
export function ColumnMenu({ table, column, isOpen, onOpenChange, handlers, trigger }: ColumnMenuProps) {
  const { id } = column;
  const model = table.getColumn(id)!;
  const isPinned = model.getIsPinned() !== false;
  const schema = column.readonly ? null : handlers.schema;
  return (
    <Menu trigger={trigger} align="start" isOpen={isOpen} onOpenChange={onOpenChange}>
      {schema && (
        <>
          <RenameBox
            label={column.label}
            onRename={(name) => {
              onOpenChange(false);
              schema.rename(id, name);
            }}
          />
          <SubMenu icon={<Shapes {...icon} />} label={texts.propertyType}>
            <MenuChoices
              value={column.dataType}
              onChange={(dataType) =>
                columnTypes.some((type) => type === dataType) && schema.retype(id, dataType as ColumnType)
              }
              options={typeOptions(column)}
            />
          </SubMenu>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon={<ArrowUp {...icon} />} onSelect={() => model.toggleSorting(false)}>
        {texts.sortAscending}
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} onSelect={() => model.toggleSorting(true)}>
        {texts.sortDescending}
      </MenuItem>
      {model.getIsSorted() && (
        <MenuItem icon={<X {...icon} />} onSelect={() => model.clearSorting()}>
          {texts.removeSort}
        </MenuItem>
      )}
      <MenuSeparator />
      {handlers.schema && (
        <>
          <MenuItem icon={<BetweenVerticalEnd {...icon} />} onSelect={() => handlers.schema?.insert(id, 'left')}>
            {texts.insertLeft}
          </MenuItem>
          <MenuItem icon={<BetweenVerticalStart {...icon} />} onSelect={() => handlers.schema?.insert(id, 'right')}>
            {texts.insertRight}
          </MenuItem>
        </>
      )}
      <MenuItem icon={<ArrowLeft {...icon} />} onSelect={() => handlers.onMove(id, -1)}>
        {texts.moveLeft}
      </MenuItem>
      <MenuItem icon={<ArrowRight {...icon} />} onSelect={() => handlers.onMove(id, 1)}>
        {texts.moveRight}
      </MenuItem>
      <MenuItem
        icon={isPinned ? <PinOff {...icon} /> : <Pin {...icon} />}
        onSelect={() => handlers.onPin(id, !isPinned)}
      >
        {isPinned ? texts.unpin : texts.pin}
      </MenuItem>
      <MenuItem icon={<EyeOff {...icon} />} onSelect={() => handlers.onHide(id)}>
        {texts.hide}
      </MenuItem>
      {schema && (
        <>
          <MenuSeparator />
          <MenuItem isDanger icon={<Trash2 {...icon} />} onSelect={() => schema.remove(id)}>
            {texts.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

/** N-36: six types to choose from; a column that is of another one shows it as its present type. */
function typeOptions({ dataType }: PlacedColumn) {
  const types: string[] = columnTypes.some((type) => type === dataType) ? [...columnTypes] : [dataType, ...columnTypes];
  return types.map((value) => ({ value, label: value }));
}

/** Takes the focus once, as the menu opens; the arrow down goes on to the menu. */
function RenameBox({ label, onRename }: { label: string; onRename: (name: string) => void }) {
  const [name, setName] = useState(label);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The menu gives itself the focus as it opens, after its content is there.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return;
    event.stopPropagation();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      event.currentTarget.closest('[role=menu]')?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = name.trim();
    if (next !== '' && next !== label) onRename(next);
  };
  return (
    <div className="p-1">
      <input
        ref={box}
        aria-label={texts.rename}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        className="type-input h-8 w-full rounded-control border border-edge bg-surface px-2 coarse:h-11"
      />
    </div>
  );
}
