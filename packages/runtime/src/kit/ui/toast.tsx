import { X } from 'lucide-react';
import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../lib/utils.ts';
import { buttonVariants } from './button.tsx';
import { say } from '../lib/page-words.ts';

type Corner = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void; duration: number };

/** Where the messages of a ToastProvider are shown; null outside of one, where a message stands in its place. */
const CornerContext = createContext<Corner | null>(null);
const CloseContext = createContext<(() => void) | null>(null);

/**
 * The parts of a message, for code that lays one out itself; `toast()` in use-toast shows one without them. A message goes
 * to the ToastViewport of its ToastProvider and asks to be closed after `duration` milliseconds.
 */
export function Toast({ className, variant, open, defaultOpen, onOpenChange, duration, ...props }: ToastProps) {
  const corner = useContext(CornerContext);
  const [isOpenItself, setOpenItself] = useState(defaultOpen ?? true);
  const isOpen = open ?? isOpenItself;
  const close = () => {
    setOpenItself(false);
    onOpenChange?.(false);
  };
  const expire = useEffectEvent(close);
  const lasts = duration ?? corner?.duration ?? Infinity;
  useEffect(() => {
    if (!isOpen || !Number.isFinite(lasts)) return;
    const timer = setTimeout(expire, lasts);
    return () => clearTimeout(timer);
  }, [isOpen, lasts]);
  if (!isOpen) return null;
  const message = (
    <CloseContext value={close}>
      <div
        role={variant === 'destructive' ? 'alert' : 'status'}
        data-slot="toast"
        data-state="open"
        className={cn(
          'pointer-events-auto relative flex w-full items-center justify-between gap-3 rounded-lg border bg-popover p-4 pr-10 text-sm text-popover-foreground shadow-md',
          variant === 'destructive' && 'border-destructive text-destructive',
          className,
        )}
        {...props}
      />
    </CloseContext>
  );
  return corner?.element ? createPortal(message, corner.element) : message;
}

export function ToastProvider({ children, duration = 5000 }: { children?: ReactNode; duration?: number }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const corner = useMemo(() => ({ element, setElement, duration }), [element, duration]);
  return <CornerContext value={corner}>{children}</CornerContext>;
}

export function ToastViewport({ className, ...props }: ComponentProps<'div'>) {
  const corner = useContext(CornerContext);
  return (
    <div
      ref={corner?.setElement}
      data-slot="toast-viewport"
      className={cn(
        'pointer-events-none fixed right-4 bottom-4 z-60 max-md:top-16 max-md:bottom-auto flex max-h-dvh w-88 max-w-[calc(100vw-2rem)] flex-col gap-2',
        className,
      )}
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

export function ToastClose({ className, onClick, ...props }: ComponentProps<'button'>) {
  const close = useContext(CloseContext);
  return (
    <button
      type="button"
      data-slot="toast-close"
      aria-label={say('Close')}
      className={cn(
        'hit-area absolute top-3 right-3 rounded-sm text-muted-foreground hover:text-foreground',
        className,
      )}
      onClick={(event) => {
        onClick?.(event);
        close?.();
      }}
      {...props}
    >
      <X aria-hidden className="size-4" />
    </button>
  );
}

export type ToastActionElement = ReactElement<typeof ToastAction>;
export type ToastProps = ComponentProps<'div'> & {
  variant?: 'default' | 'destructive';
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  duration?: number;
};
