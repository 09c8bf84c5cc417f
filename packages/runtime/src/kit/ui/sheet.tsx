import { X } from 'lucide-react';
import { Dialog as SheetPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { scrim } from '../lib/classes.ts';
import { useReturnFocus } from '../lib/return-focus.tsx';
import { cn } from '../lib/utils.ts';
import { say } from '../lib/page-words.ts';

export const Sheet = SheetPrimitive.Root;
export const SheetTrigger = SheetPrimitive.Trigger;
export const SheetClose = SheetPrimitive.Close;
export const SheetPortal = SheetPrimitive.Portal;

export function SheetOverlay({ className, ...props }: ComponentProps<typeof SheetPrimitive.Overlay>) {
  return <SheetPrimitive.Overlay data-slot="sheet-overlay" className={cn(scrim, className)} {...props} />;
}

const sides = {
  right: 'inset-y-0 right-0 h-full w-[min(24rem,88%)] border-l [--from-x:100%]',
  left: 'inset-y-0 left-0 h-full w-[min(18rem,84%)] border-r [--from-x:-100%]',
  top: 'inset-x-0 top-0 h-auto max-h-[90dvh] border-b [--from-y:-100%]',
  bottom: 'inset-x-0 bottom-0 h-auto max-h-[90dvh] border-t pb-[env(safe-area-inset-bottom)] [--from-y:100%]',
} as const;

export function SheetContent({
  className,
  children,
  side = 'right',
  showCloseButton = true,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof SheetPrimitive.Content> & { side?: keyof typeof sides; showCloseButton?: boolean }) {
  const focus = useReturnFocus(onCloseAutoFocus);
  return (
    <SheetPortal>
      <SheetOverlay />
      <SheetPrimitive.Content
        data-slot="sheet-content"
        className={cn(
          'fixed z-50 flex flex-col gap-4 overflow-y-auto overscroll-contain bg-popover text-popover-foreground shadow-xl outline-hidden data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
          sides[side],
          className,
        )}
        onCloseAutoFocus={focus.onCloseAutoFocus}
        {...props}
      >
        {focus.before}
        {children}
        {showCloseButton && (
          <SheetPrimitive.Close className="hit-area absolute top-4 right-4 inline-flex size-8 items-center justify-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground">
            <X aria-hidden className="size-4" />
            <span className="sr-only">{say('Close')}</span>
          </SheetPrimitive.Close>
        )}
      </SheetPrimitive.Content>
    </SheetPortal>
  );
}

export function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="sheet-header" className={cn('flex flex-col gap-1.5 p-4 pr-12', className)} {...props} />;
}

export function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="sheet-footer" className={cn('mt-auto flex flex-col gap-2 p-4', className)} {...props} />;
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof SheetPrimitive.Title>) {
  return <SheetPrimitive.Title data-slot="sheet-title" className={cn('text-lg font-semibold', className)} {...props} />;
}

export function SheetDescription({ className, ...props }: ComponentProps<typeof SheetPrimitive.Description>) {
  return (
    <SheetPrimitive.Description
      data-slot="sheet-description"
      className={cn('text-sm text-muted-foreground', className)}
      {...props}
    />
  );
}
