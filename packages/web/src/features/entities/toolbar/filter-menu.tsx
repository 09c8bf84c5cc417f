import { type GridFilter, type GridFilterOp, gridFilterOps } from '@whittle/contract/grid-views';
import { limits } from '@whittle/contract/limits';
import type { GridColumn } from '@whittle/domain/entities/grid/columns';
import { filterOps, needsValue } from '@whittle/domain/entities/grid/view-query';
import { ListFilter, Plus, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Button } from '../../../ui/button.tsx';
import { Input } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { gridTexts as texts } from '../entities.texts.ts';

type FilterMenuProps = {
  columns: readonly GridColumn[];
  filters: readonly GridFilter[];
  onChange: (filters: GridFilter[]) => void;
};

/** Conditions by column; a record has to meet all of them. They are remembered with the view. */
export function FilterMenu({ columns, filters, onChange }: FilterMenuProps) {
  const usable = columns.filter(({ id }) => id !== 'creatorId');
  const add = () => {
    const column = usable[0];
    if (column) onChange([...filters, { column: column.id, op: filterOps[column.dataType][0]!, value: '' }]);
  };
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          size="small"
          variant="plain"
          icon={<ListFilter aria-hidden size={16} />}
          aria-label={filters.length > 0 ? texts.filters(filters.length) : texts.filter}
          className={filters.length > 0 ? 'bg-accent-soft text-accent-text' : undefined}
        >
          {texts.filter}
          {filters.length > 0 && <span className="tabular">{filters.length}</span>}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={texts.filter}
          className="layer-popover flex max-h-(--radix-popover-content-available-height) w-[min(560px,calc(100vw-16px))] flex-col gap-3 overflow-y-auto rounded-tile bg-raised p-4 text-ink shadow-pop"
        >
          {filters.map((filter, at) => (
            <FilterRow
              key={at}
              filter={filter}
              columns={usable}
              onChange={(next) => onChange(filters.with(at, next))}
              onRemove={() => onChange(filters.filter((_, index) => index !== at))}
            />
          ))}
          <div className="flex gap-2">
            {filters.length < limits.gridFilters && (
              <Button size="small" icon={<Plus aria-hidden size={16} />} onClick={add}>
                {texts.addFilter}
              </Button>
            )}
            {filters.length > 0 && (
              <Button size="small" variant="plain" onClick={() => onChange([])}>
                {texts.clearFilters}
              </Button>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type FilterRowProps = {
  filter: GridFilter;
  columns: readonly GridColumn[];
  onChange: (filter: GridFilter) => void;
  onRemove: () => void;
};

function FilterRow({ filter, columns, onChange, onRemove }: FilterRowProps) {
  const column = columns.find(({ id }) => id === filter.column) ?? columns[0]!;
  const ops = filterOps[column.dataType];
  const nameOf = (op: GridFilterOp) =>
    column.dataType === 'datetime' && (op === 'above' || op === 'below') ? texts.dateOps[op] : texts.ops[op];
  return (
    <div className="grid grid-cols-[1fr_1fr_auto] gap-2 sm:grid-cols-[1fr_1fr_1fr_auto]">
      <Select
        aria-label={texts.column}
        value={column.id}
        onChange={(event) => {
          const next = columns.find(({ id }) => id === event.target.value)!;
          onChange({ column: next.id, op: filterOps[next.dataType][0]!, value: '' });
        }}
      >
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        aria-label={texts.condition}
        value={filter.op}
        onChange={(event) => {
          const op = gridFilterOps.find((one) => one === event.target.value);
          if (op) onChange({ ...filter, op });
        }}
      >
        {ops.map((op) => (
          <option key={op} value={op}>
            {nameOf(op)}
          </option>
        ))}
      </Select>
      <div className="max-sm:col-span-2 max-sm:row-start-2">
        {needsValue(filter.op) && <FilterValue column={column} filter={filter} onChange={onChange} />}
      </div>
      <IconButton label={texts.removeFilter} icon={<X aria-hidden size={16} />} onClick={onRemove} />
    </div>
  );
}

function FilterValue({
  column,
  filter,
  onChange,
}: Omit<FilterRowProps, 'columns' | 'onRemove'> & { column: GridColumn }) {
  const set = (value: string) => onChange({ ...filter, value });
  const choices =
    column.dataType === 'boolean'
      ? [
          { value: 'true', label: texts.yes },
          { value: 'false', label: texts.no },
        ]
      : column.options.map(({ label }) => ({ value: label, label }));
  if (choices.length > 0) {
    return (
      <Select aria-label={texts.value} value={filter.value} onChange={(event) => set(event.target.value)}>
        <option value="">{texts.anyValue}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Input
      aria-label={texts.value}
      type={column.dataType === 'datetime' ? 'date' : 'text'}
      inputMode={column.dataType === 'number' ? 'decimal' : undefined}
      maxLength={limits.gridFilterMaxChars}
      value={filter.value}
      onChange={(event) => set(event.target.value)}
    />
  );
}
