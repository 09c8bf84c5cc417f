import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Input } from './input.tsx';
import { say } from '../lib/page-words.ts';

/** Search, filters and what they leave, in one row above a list; on phones filters stand two in a row. */
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
  return (
    <div data-slot="filter-bar" role="search" className={cn('mb-4 flex flex-wrap items-center gap-2', className)}>
      {onSearch && (
        <div className="relative w-full sm:w-64">
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
      {children && (
        <div className="flex min-w-0 flex-wrap items-center gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:w-full sm:*:data-[slot=native-select]:w-auto">
          {children}
        </div>
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
