import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';

const isBlank = (value: ReactNode) => value === null || value === undefined || value === '' || value === false;

/** The facts of one record as a definition list; what is empty says so with a dash. */
export function Facts({
  items,
  className,
}: {
  items: readonly { label: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl
      data-slot="facts"
      className={cn('grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-4 sm:gap-x-8', className)}
    >
      {items.map(({ label, value }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-b border-border/60 py-2.5">
          <dt className="min-w-26 text-sm wrap-break-word hyphens-auto text-muted-foreground">{label}</dt>
          <dd className="min-w-0 text-sm break-words whitespace-pre-line">
            {isBlank(value) ? <span className="text-muted-foreground">–</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
