import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from '../lib/utils.ts';

export const badgeVariants = cva(
  'inline-flex w-fit max-w-full shrink-0 items-center gap-1 rounded-sm border border-transparent px-1.5 py-0.5 text-xs leading-4 font-medium whitespace-nowrap [&>svg]:pointer-events-none [&>svg]:size-3',
  {
    variants: {
      variant: {
        default: 'bg-soft text-foreground',
        secondary: 'bg-secondary text-secondary-foreground',
        destructive: 'bg-danger-soft text-destructive',
        outline: 'border-border text-foreground',
        success: 'bg-success-soft text-success',
        warning: 'bg-warning-soft text-warning',
        second: 'border-second-edge bg-second text-second-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Badge({
  className,
  variant,
  asChild = false,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof badgeVariants> & { asChild?: boolean }) {
  const Part = asChild ? Slot.Root : 'span';
  return <Part data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
