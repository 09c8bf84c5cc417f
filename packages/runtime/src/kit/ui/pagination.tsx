import type { VariantProps } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/utils.ts';
import { buttonVariants } from './button.tsx';
import { say } from '../lib/page-words.ts';

export function Pagination({ className, ...props }: ComponentProps<'nav'>) {
  return <nav aria-label={say('Pages')} data-slot="pagination" className={cn('flex w-full', className)} {...props} />;
}

export function PaginationContent({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul data-slot="pagination-content" className={cn('flex flex-wrap items-center gap-1', className)} {...props} />
  );
}

export function PaginationItem(props: ComponentProps<'li'>) {
  return <li data-slot="pagination-item" {...props} />;
}

export function PaginationLink({
  className,
  isActive,
  size = 'icon',
  children,
  ...props
}: ComponentProps<'a'> & { isActive?: boolean } & Pick<VariantProps<typeof buttonVariants>, 'size'>) {
  return (
    <a
      data-slot="pagination-link"
      aria-current={isActive ? 'page' : undefined}
      className={cn(buttonVariants({ variant: isActive ? 'outline' : 'ghost', size }), 'tabular-nums', className)}
      {...props}
    >
      {children}
    </a>
  );
}

export function PaginationPrevious({ className, ...props }: ComponentProps<typeof PaginationLink>) {
  return (
    <PaginationLink size="default" className={cn('gap-1 pl-2.5', className)} {...props}>
      <ChevronLeft aria-hidden />
      {say('Previous')}
    </PaginationLink>
  );
}

export function PaginationNext({ className, ...props }: ComponentProps<typeof PaginationLink>) {
  return (
    <PaginationLink size="default" className={cn('gap-1 pr-2.5', className)} {...props}>
      {say('Next')}
      <ChevronRight aria-hidden />
    </PaginationLink>
  );
}

export function PaginationEllipsis({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      data-slot="pagination-ellipsis"
      className={cn('flex size-10 items-center justify-center', className)}
      {...props}
    >
      <Ellipsis aria-hidden className="size-4" />
      <span className="sr-only">{say('More pages')}</span>
    </span>
  );
}
