import type { ComponentProps } from 'react';
import { cn } from '../lib/utils.ts';

/** A still block in the shape of what is coming; it appears only when waiting takes longer than a moment. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="skeleton"
      aria-hidden
      className={cn('animate-late rounded-md bg-secondary', className)}
      {...props}
    />
  );
}
