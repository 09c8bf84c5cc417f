import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { cx } from '../lib/cx.ts';
import { DialogBody } from './dialog-body.tsx';
import { IconButton } from './icon-button.tsx';
import { uiTexts } from './ui.texts.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** How wide a dialog is on a screen that is wider than a phone's. */
export const dialogWidths = { narrow: 'sm:max-w-dialog', wide: 'sm:max-w-dialog-wide', full: 'sm:max-w-dialog-full' };
export const dialogScrim =
  'layer-dialog fixed inset-0 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
/** Where a dialog stands: at the bottom of a phone, in the middle of everything else. */
export const dialogPlace =
  'layer-dialog fixed inset-x-0 bottom-0 sm:inset-0 sm:m-auto bg-raised text-ink shadow-dialog outline-none sm:rounded-tile animate-sheet sm:animate-rise';

type DialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** One sentence below the title. */
  description?: ReactNode;
  width?: keyof typeof dialogWidths;
  /** Fills the height that is there, for readers of long content. */
  isTall?: boolean;
  /** Buttons; on a phone they stay at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
  headerExtra?: ReactNode;
  /** A click beside the dialog does nothing, because what is in it would be lost. */
  staysOnOutsideClick?: boolean;
  /** Cannot be closed at the moment. */
  isLocked?: boolean;
};

/** The first field, or the dialog itself: never the button that closes it. A field under a finger waits for the finger. */
function focusFirstField(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>('input, select, textarea');
  (field && matchMedia('(pointer: fine)').matches ? field : dialog).focus();
}

/** A dialog on wide screens, a full-height sheet on phones. Escape and the scrim close it; the focus goes back. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  width = 'narrow',
  isTall,
  footer,
  children,
  headerExtra,
  staysOnOutsideClick,
  isLocked,
}: DialogProps) {
  const returnFocus = useReturnFocus(isOpen);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim} />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={(event) => (staysOnOutsideClick || isLocked) && event.preventDefault()}
          onEscapeKeyDown={(event) => isLocked && event.preventDefault()}
          className={cx(
            dialogPlace,
            dialogWidths[width],
            'flex h-dvh w-full flex-col sm:max-h-[90dvh]',
            isTall ? (width === 'full' ? 'sm:h-[90dvh]' : 'sm:h-[min(90dvh,52rem)]') : 'sm:h-fit',
          )}
        >
          <header className="flex items-start gap-3 px-4 pt-4 pb-3 sm:px-6 sm:pt-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="type-title">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-ink-2">{description}</Radix.Description>}
            </div>
            {headerExtra}
            {!isLocked && (
              <Radix.Close asChild>
                <IconButton label={uiTexts.close} icon={<X size={16} />} className="-me-2" />
              </Radix.Close>
            )}
          </header>
          <DialogBody>{children}</DialogBody>
          {footer && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
