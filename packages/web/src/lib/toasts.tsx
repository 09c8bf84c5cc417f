import { limits } from '@whittle/contract/limits';
import { Toaster, toast } from 'sonner';

/** A short confirmation; one at a time, three seconds, held while hovered. Errors stand in place instead. Rule: SHELL-10. */
export function confirmWithToast(text: string): void {
  toast.dismiss();
  toast(text, { duration: limits.toastMs });
}

export function Toasts() {
  return (
    <Toaster
      visibleToasts={1}
      position="bottom-center"
      containerAriaLabel="Messages"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'layer-toast type-body font-sans flex w-fit max-w-[90vw] items-center gap-2 rounded-tile bg-raised px-4 py-3 text-ink shadow-dialog',
        },
      }}
    />
  );
}
