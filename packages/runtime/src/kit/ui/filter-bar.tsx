import { Search, SlidersHorizontal, X } from 'lucide-react';
import { Fragment, useLayoutEffect, useState, type ReactNode } from 'react';
import { filterControls, type FilterControl } from '../lib/filter-controls.ts';
import { say, sayWith } from '../lib/page-words.ts';
import { sortSlot, takePart, useSortPlace } from '../lib/phone-sort.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetFooter, SheetHeader, SheetTitle } from './sheet.tsx';

/**
 * Search, filters and what they leave, in one row above a list. On phones the row is the search and a button that opens
 * the filters, and the sorting of the page's table, in a sheet; what is chosen stands below it, to be removed by a tap.
 */
export function FilterBar({
  search,
  onSearch,
  searchLabel = say('Search'),
  children,
  isFiltered = false,
  onClear,
  resultText,
  className,
}: {
  search?: string;
  onSearch?: (text: string) => void;
  searchLabel?: string;
  children?: ReactNode;
  isFiltered?: boolean;
  onClear?: () => void;
  resultText?: ReactNode;
  className?: string;
}) {
  const canClear = onClear && (isFiltered || Boolean(search));
  const { controls, others } = filterControls(children);
  const chosen = controls.filter((control) => control.chosen !== '');
  const { tables } = useSortPlace();
  const isRow = controls.length > 0;
  const hasSheet = isRow || tables > 0;
  useLayoutEffect(() => takePart('bars'), []);
  return (
    <div data-slot="filter-bar" role="search" className={cn('mb-4 flex flex-wrap items-center gap-2', className)}>
      {(onSearch || hasSheet) && (
        <div className="flex gap-2 max-sm:w-full">
          {onSearch && (
            <div className="relative w-full min-w-0 sm:w-64">
              <Search
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
              />
              <Input
                type="search"
                aria-label={searchLabel}
                placeholder={searchLabel}
                value={search ?? ''}
                onChange={(event) => onSearch(event.target.value)}
                className="pl-9 [&::-webkit-search-cancel-button]:hidden"
              />
            </div>
          )}
          {hasSheet && <FilterSheet controls={controls} count={chosen.length} resultText={resultText} />}
        </div>
      )}
      {isRow && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:hidden sm:*:data-[slot=native-select]:w-auto">
          {controls.map(({ key, element }) => (
            <Fragment key={key}>{element}</Fragment>
          ))}
        </div>
      )}
      {others.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:w-full sm:*:data-[slot=native-select]:w-auto">
          {others}
        </div>
      )}
      {chosen.length > 0 && (
        <ul className="flex w-full flex-wrap gap-2 sm:hidden">
          {chosen.map((control) => (
            <li key={control.key} className="min-w-0">
              <ChosenFilter control={control} />
            </li>
          ))}
        </ul>
      )}
      {(resultText || canClear) && (
        <div className="flex items-center gap-2 sm:ml-auto">
          {resultText && (
            <p role="status" className="text-sm text-muted-foreground tabular-nums">
              {resultText}
            </p>
          )}
          {canClear && (
            <Button type="button" variant="ghost" size="sm" onClick={onClear}>
              <X aria-hidden />
              {say('Clear filters')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Only on phones: the controls below one another, each under its name. */
function FilterSheet({
  controls,
  count,
  resultText,
}: {
  controls: readonly FilterControl[];
  count: number;
  resultText: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const name = say(controls.length > 0 ? 'Filter' : 'Sort by');
  return (
    <Sheet open={isOpen} onOpenChange={setOpen}>
      <Button
        type="button"
        variant="outline"
        className="shrink-0 sm:hidden"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden />
        {name}
        {count > 0 && <span className="tabular-nums">({count})</span>}
      </Button>
      <SheetContent side="bottom" className="gap-0 rounded-t-xl">
        <SheetHeader className="pb-2">
          <SheetTitle>{name}</SheetTitle>
          <SheetDescription className="sr-only">{say('Changes show in the list at once.')}</SheetDescription>
        </SheetHeader>
        <div className="grid gap-4 px-4">
          {controls.map(({ key, element, label }) => (
            <div key={key} className="grid gap-1.5 *:data-[slot]:w-full">
              <span aria-hidden className="text-sm font-medium">
                {label}
              </span>
              {element}
            </div>
          ))}
          <div ref={sortSlot} className="empty:hidden" />
        </div>
        <SheetFooter className="sticky bottom-0 bg-popover">
          {resultText && <p className="text-sm text-muted-foreground tabular-nums">{resultText}</p>}
          <SheetClose asChild>
            <Button type="button">{say('Show')}</Button>
          </SheetClose>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  );
}

function ChosenFilter({ control: { label, chosen, clear } }: { control: FilterControl }) {
  return (
    <Button
      type="button"
      variant="secondary"
      size="sm"
      className="max-w-full"
      aria-label={sayWith(`Remove ${label}: ${chosen}`, `${label} entfernen: ${chosen}`)}
      onClick={clear}
    >
      <span className="truncate">
        {label}: {chosen}
      </span>
      <X aria-hidden />
    </Button>
  );
}
