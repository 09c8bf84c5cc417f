import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { cn } from '../lib/utils.ts';
import { buttonVariants } from './button.tsx';

/** The parts of a message, for code that lays one out itself; `toast()` in use-toast shows one without them. */
export function Toast({
  className,
  variant,
  ...props
}: ComponentProps<'div'> & { variant?: 'default' | 'destructive' }) {
  return (
    <div
      role={variant === 'destructive' ? 'alert' : 'status'}
      data-slot="toast"
      className={cn(
        'relative flex w-full items-center justify-between gap-3 rounded-lg border bg-popover p-4 pr-10 text-sm text-popover-foreground shadow-md',
        variant === 'destructive' && 'border-destructive text-destructive',
        className,
      )}
      {...props}
    />
  );
}

export function ToastProvider({ children }: { children?: ReactNode }) {
  return <>{children}</>;
}

export function ToastViewport({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="toast-viewport"
      className={cn('pointer-events-none fixed right-4 bottom-4 z-60', className)}
      {...props}
    />
  );
}

export function ToastTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toast-title" className={cn('font-medium', className)} {...props} />;
}

export function ToastDescription({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="toast-description" className={cn('text-muted-foreground', className)} {...props} />;
}

export function ToastAction({ className, altText, ...props }: ComponentProps<'button'> & { altText?: string }) {
  return (
    <button
      type="button"
      data-slot="toast-action"
      aria-label={altText}
      className={cn(buttonVariants({ variant: 'outline', size: 'sm' }), className)}
      {...props}
    />
  );
}

export function ToastClose({ className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      data-slot="toast-close"
      aria-label="Close"
      className={cn(
        'hit-area absolute top-3 right-3 rounded-sm text-muted-foreground hover:text-foreground',
        className,
      )}
      {...props}
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}

export type ToastActionElement = ReactElement<typeof ToastAction>;
export type ToastProps = ComponentProps<typeof Toast>;
