import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cn } from '../lib/utils.ts';
import { pageLocale } from '../lib/page-words.ts';

/**
 * The head of a page: its one h1, a count, its actions. On phones the actions leave the head and stand in a bar at
 * the bottom of the screen, above the navigation, where a thumb reaches them. The primary action comes last.
 */
export function PageHeader({
  title,
  count,
  description,
  back,
  actions,
  children,
  className,
}: {
  title: ReactNode;
  count?: number | string;
  description?: ReactNode;
  back?: { label: string; to: string };
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <header data-slot="page-header" className={cn('mb-6 grid grid-cols-[minmax(0,1fr)] gap-2 md:mb-8', className)}>
      {back && (
        <Link
          to={back.to}
          className="-mt-1 inline-flex min-h-8 w-fit items-center gap-1.5 rounded-sm text-sm text-muted-foreground hover:text-foreground pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <h1 className="min-w-0">
            {title}
            {count !== undefined && (
              <span className="ml-2 align-baseline text-lg font-normal tracking-normal text-muted-foreground">
                {typeof count === 'number' ? count.toLocaleString(pageLocale()) : count}
              </span>
            )}
          </h1>
          {description && <p className="measure text-sm text-muted-foreground">{description}</p>}
        </div>
        {actions && (
          <div
            data-slot="page-actions"
            className="flex flex-wrap items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-(--bottom-bar,0px) max-md:z-20 max-md:flex-nowrap max-md:border-t max-md:bg-background max-md:px-4 max-md:py-2.5 max-md:*:min-h-11 max-md:*:min-w-0 max-md:*:flex-auto max-md:*:px-2 max-md:*:leading-tight max-md:*:whitespace-normal *:data-[slot=native-select]:w-auto max-md:*:data-[slot=native-select]:flex-none"
          >
            {actions}
          </div>
        )}
      </div>
      {children}
    </header>
  );
}
