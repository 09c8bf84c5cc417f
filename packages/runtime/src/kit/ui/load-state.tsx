import { LockKeyhole, RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountState, signIn } from '../lib/page-account.ts';
import { cn } from '../lib/utils.ts';
import { Button } from './button.tsx';
import { Skeleton } from './skeleton.tsx';
import { say } from '../lib/page-words.ts';

const widths = ['w-2/5', 'w-3/5', 'w-1/2', 'w-1/3', 'w-2/3'];

/** The shape of a list that is on its way; invisible for the first moment. */
export function LoadingRows({
  label = say('Loading'),
  rows = 5,
  className,
}: {
  label?: string;
  rows?: number;
  className?: string;
}) {
  return (
    <div data-slot="loading-rows" role="status" className={cn('grid', className)}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} aria-hidden className="flex h-13 items-center justify-between gap-6 border-b border-border/60">
          <Skeleton className={cn('h-4', widths[index % widths.length])} />
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </div>
  );
}

/** What could not be loaded, in a sentence, where it would have stood. */
export function LoadError({
  message = say('This could not be loaded.'),
  onRetry,
  className,
}: {
  message?: ReactNode;
  onRetry?: () => void;
  className?: string;
}) {
  return (
    <div data-slot="load-error" role="alert" className={cn('grid justify-items-start gap-4 border-t py-10', className)}>
      <p className="flex items-start gap-3">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
        <span className="measure">{message}</span>
      </p>
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          <RotateCw aria-hidden />
          {say('Try again')}
        </Button>
      )}
    </div>
  );
}

/**
 * The reader may not do this, and what would change that: "Sign in to add a booking". A visitor gets a button that leads
 * to the sign-in page and back, unless `action` is something else.
 */
export function NotAllowed({
  message,
  action = accountState() === 'visitor' && <Button onClick={signIn}>{say('Sign in')}</Button>,
  className,
}: {
  message: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div data-slot="not-allowed" className={cn('grid justify-items-start gap-4 border-t py-10', className)}>
      <p className="flex items-start gap-3 text-muted-foreground">
        <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="measure">{message}</span>
      </p>
      {action}
    </div>
  );
}
