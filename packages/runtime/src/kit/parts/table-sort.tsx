import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { SortDirection } from '../lib/sort-rows.ts';
import { cn } from '../lib/utils.ts';
import { Button } from '../ui/button.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { say, sayWith } from '../lib/page-words.ts';

export interface TableSort {
  key: string;
  direction: SortDirection;
}

/** A header that sorts: its arrow shows the direction, and which column would sort under pointer or focus. */
export function SortButton({
  header,
  direction,
  isEnd,
  onClick,
}: {
  header: string;
  direction: SortDirection | undefined;
  isEnd: boolean;
  onClick: () => void;
}) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      onClick={onClick}
      className={cn(
        'group/sort inline-flex min-h-10 items-center gap-1 rounded-sm whitespace-nowrap hover:text-foreground',
        direction && 'text-foreground',
        isEnd && 'flex-row-reverse',
      )}
    >
      {header}
      <Icon
        aria-hidden
        className={cn(
          'size-3.5 shrink-0',
          !direction &&
            'opacity-0 group-hover/sort:opacity-100 group-focus-visible/sort:opacity-100 pointer-coarse:opacity-60',
        )}
      />
    </button>
  );
}

/** The same choice where the headers are not shown. */
export function SortChoice({
  columns,
  sort,
  onSort,
  className,
}: {
  columns: readonly { key: string; header: string }[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort) => void;
  className: string;
}) {
  const isDescending = sort?.direction === 'desc';
  return (
    <div className={cn('items-center gap-2', className)}>
      <NativeSelect
        aria-label={say('Sort by')}
        className="flex-1"
        value={sort?.key ?? ''}
        onChange={(event) => onSort({ key: event.target.value, direction: sort?.direction ?? 'asc' })}
        {...(sort ? {} : { placeholder: say('Sort by') })}
        options={columns.map(({ key, header }) => ({
          value: key,
          label: sayWith(`By ${header.toLowerCase()}`, `Nach ${header}`),
        }))}
      />
      <Button
        variant="outline"
        size="icon"
        disabled={!sort}
        aria-label={isDescending ? say('Sort ascending') : say('Sort descending')}
        onClick={() => sort && onSort({ key: sort.key, direction: isDescending ? 'asc' : 'desc' })}
      >
        {isDescending ? <ArrowDown aria-hidden /> : <ArrowUp aria-hidden />}
      </Button>
    </div>
  );
}
