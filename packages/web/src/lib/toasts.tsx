import { limits } from '@whittle/contract/limits';
import { Toaster, toast } from 'sonner';
import { networkTexts } from './network.texts.ts';
import { useIsWide } from './use-media-query.ts';

/**
 * A short confirmation; one at a time, three seconds, held while hovered. Errors stand in place instead. Rule: SHELL-10.
 * One with an act, such as an undo, stays longer.
 */
export function confirmWithToast(text: string, action?: { label: string; onClick: () => void }): void {
  toast.dismiss();
  toast(text, { duration: action ? limits.toastWithActionMs : limits.toastMs, ...(action && { action }) });
}

/** Below the header of a narrow screen, whose buttons stand at its bottom, within reach of a thumb. */
const belowHeader = { top: 60 };

export function Toasts() {
  const isWide = useIsWide();
  return (
    <Toaster
      visibleToasts={1}
      position={isWide ? 'bottom-center' : 'top-center'}
      {...(!isWide && { offset: belowHeader, mobileOffset: belowHeader })}
      containerAriaLabel={networkTexts.toasts}
      toastOptions={{
        unstyled: true,
        classNames: {
          actionButton:
            'quick min-h-7 rounded-control px-2 font-medium text-accent-text hover:bg-hover coarse:min-h-11',
          toast:
            'layer-toast type-body font-sans flex w-fit max-w-[90vw] items-center gap-2 rounded-tile bg-raised px-4 py-3 text-ink shadow-dialog',
        },
      }}
    />
  );
}
