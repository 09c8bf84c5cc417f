import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../lib/utils.ts';

/** Nothing here yet: one sentence that says why, one button that changes it, maybe a second. */
export function EmptyState({
  message,
  action,
  secondary,
  icon: Icon,
  className,
}: {
  message: ReactNode;
  action?: ReactNode;
  secondary?: ReactNode;
  icon?: LucideIcon;
  className?: string;
}) {
  return (
    <div data-slot="empty-state" className={cn('grid justify-items-start gap-4 border-t py-10', className)}>
      <p className="flex items-start gap-3 text-muted-foreground">
        {Icon && <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />}
        <span className="measure">{message}</span>
      </p>
      {(action || secondary) && (
        <div className="flex flex-wrap gap-2">
          {action}
          {secondary}
        </div>
      )}
    </div>
  );
}
