import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';

/**
 * The last row of a form: its save button first, then the way out; on phones, and in a dialog that is higher than the
 * window, it stays in sight at the bottom.
 */
export function FormActions({
  children,
  note,
  className,
}: {
  children: ReactNode;
  note?: ReactNode;
  className?: string;
}) {
  return (
    <div
      data-slot="form-actions"
      className={cn(
        'flex flex-wrap items-center gap-2 pt-2 md:in-data-[slot=dialog-content]:sticky md:in-data-[slot=dialog-content]:bottom-0 md:in-data-[slot=dialog-content]:z-10 md:in-data-[slot=dialog-content]:bg-popover md:in-data-[slot=dialog-content]:pb-2 max-md:sticky max-md:bottom-(--bottom-bar,0px) max-md:z-10 max-md:-mx-4 max-md:border-t max-md:bg-background max-md:px-4 max-md:py-2.5 max-md:*:data-[slot=button]:min-h-11 max-md:*:data-[slot=button]:flex-1',
        className,
      )}
    >
      {children}
      {note && <p className="text-sm text-muted-foreground max-md:w-full">{note}</p>}
    </div>
  );
}
