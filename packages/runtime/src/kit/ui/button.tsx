import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { lateFocus } from '../lib/late-focus.ts';
import { cn } from '../lib/utils.ts';
import { Spinner } from './spinner.tsx';

export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent text-sm font-medium whitespace-nowrap no-underline transition-colors duration-100 select-none disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60 aria-invalid:border-destructive [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4",
  {
    variants: {
      variant: {
        default:
          'border-primary-edge bg-primary text-primary-foreground hover:bg-primary/90 disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
        destructive:
          'bg-destructive text-destructive-foreground hover:bg-destructive/90 disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
        outline:
          'border-input bg-card text-foreground hover:bg-accent hover:text-accent-foreground disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
        secondary:
          'bg-secondary text-secondary-foreground hover:bg-secondary/80 disabled:bg-muted disabled:text-muted-foreground',
        ghost: 'hover:bg-accent hover:text-accent-foreground disabled:text-muted-foreground',
        link: 'text-link underline-offset-4 hover:underline disabled:text-muted-foreground',
      },
      size: {
        default: 'min-h-10 px-4 py-1.5 pointer-coarse:min-h-11',
        sm: 'min-h-8 gap-1.5 px-3 py-1 pointer-coarse:min-h-11',
        lg: 'min-h-11 px-6 py-2 text-base',
        icon: 'size-10 pointer-coarse:size-11',
        'icon-sm': 'size-8 pointer-coarse:size-11',
        'icon-lg': 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);

/**
 * `isBusy` keeps the label, adds a spinner and ignores clicks. As in HTML the type is submit inside a form unless
 * said otherwise.
 */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  isBusy = false,
  children,
  onClick,
  onMouseDown,
  ...props
}: ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean; isBusy?: boolean }) {
  const classes = cn(buttonVariants({ variant, size, className }));
  if (asChild)
    return (
      <Slot.Root data-slot="button" className={classes} onClick={onClick} onMouseDown={onMouseDown} {...props}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      data-slot="button"
      className={classes}
      aria-busy={isBusy || undefined}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        lateFocus.press(event);
      }}
      onClick={(event) => {
        if (isBusy) return event.preventDefault();
        lateFocus.click(event);
        onClick?.(event);
      }}
      {...props}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
