import { type ReactNode, useRef, useState } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { sentenceOf } from '../lib/api-error.ts';
import { cx } from '../lib/cx.ts';
import { confirmWithToast } from '../lib/toasts.tsx';
import { Button } from './button.tsx';
import { dialogPlace, dialogScrim, dialogWidths } from './dialog.tsx';
import { Notice } from './notice.tsx';
import { useReturnFocus } from './use-return-focus.ts';

type ConfirmProps = {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The act. Once it worked the dialog closes; when it fails, the reason stands in it and it can be tried again. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
  /** What is said before the reason. */
  failed?: string;
};

/** Asks before something that cannot be undone. The first focus is on the way back. */
export function Confirm({ title, children, confirmLabel, cancelLabel, onConfirm, onClose, failed }: ConfirmProps) {
  const returnFocus = useReturnFocus(true);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isGone = useRef(false);
  const close = () => {
    isGone.current = true;
    onClose();
  };
  const confirm = async () => {
    setIsBusy(true);
    try {
      await onConfirm();
      if (!isGone.current) close();
    } catch (error) {
      const sentence = [failed, sentenceOf(error)].filter(Boolean).join('. ');
      // Whoever did not wait for the end of it hears of it all the same.
      if (isGone.current) confirmWithToast(sentence);
      setProblem(sentence);
      setIsBusy(false);
    }
  };
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          className={cx(
            dialogPlace,
            dialogWidths.narrow,
            'w-full sm:h-fit p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6',
          )}
        >
          <Radix.Title className="type-title">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-2 text-ink-2">{children}</div>
          </Radix.Description>
          {problem && (
            <Notice kind="danger" className="mt-4">
              {problem}
            </Notice>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            <Button variant="danger" isBusy={isBusy} onClick={() => void confirm()}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
