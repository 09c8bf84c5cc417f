import { CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogHeader,
  AlertDialogTitle,
  AlertDialogTrigger,
} from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { say } from '../lib/page-words.ts';

/**
 * Asks before what cannot be undone. Waits for `onConfirm`; closes when it succeeds, says why and stays open when it
 * fails. Opened by `trigger`, or controlled by `open` and `onOpenChange`.
 */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel = say('Cancel'),
  isDestructive = true,
  onConfirm,
  trigger,
  open,
  onOpenChange,
}: {
  title: ReactNode;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  onConfirm: () => unknown;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  const [isOpenInside, setIsOpenInside] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const setOpen = (next: boolean) => {
    if (isBusy) return;
    setProblem('');
    setIsOpenInside(next);
    onOpenChange?.(next);
  };

  const confirm = async () => {
    setIsBusy(true);
    setProblem('');
    try {
      await onConfirm();
      setIsOpenInside(false);
      onOpenChange?.(false);
    } catch (error) {
      setProblem(
        error instanceof Error && error.message ? error.message : say('That did not work. Nothing was changed.'),
      );
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <AlertDialog open={open ?? isOpenInside} onOpenChange={setOpen}>
      {trigger && <AlertDialogTrigger asChild>{trigger}</AlertDialogTrigger>}
      <AlertDialogContent {...(description ? {} : { 'aria-describedby': undefined })}>
        <AlertDialogHeader>
          <AlertDialogTitle>{title}</AlertDialogTitle>
          {description && <AlertDialogDescription>{description}</AlertDialogDescription>}
        </AlertDialogHeader>
        {problem && (
          <p role="alert" className="flex gap-2 text-sm text-destructive">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem}
          </p>
        )}
        <AlertDialogFooter>
          <AlertDialogCancel>{cancelLabel}</AlertDialogCancel>
          <Button variant={isDestructive ? 'destructive' : 'default'} isBusy={isBusy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
