import { limits } from '@whittle/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Input } from '../../../ui/field.tsx';
import { fileTexts as texts } from '../files.texts.ts';

type PathDialogProps = {
  title: string;
  /** What is asked for; the path of a file without it. */
  label?: string;
  hint: string;
  confirmLabel: string;
  initialPath: string;
  /** Does what the dialog is for; a sentence of its error stands at the field. */
  onConfirm: (path: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the path of a file. */
export function PathDialog({
  title,
  label = texts.path,
  hint,
  confirmLabel,
  initialPath,
  onConfirm,
  onClose,
}: PathDialogProps) {
  const [path, setPath] = useState(initialPath);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const formId = useId();

  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    if (!path.trim()) return setProblem(texts.pathMissing);
    setIsBusy(true);
    try {
      await onConfirm(path.trim());
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void confirm(event)} noValidate>
        <Field label={label} hint={hint} error={problem}>
          <Input
            value={path}
            maxLength={limits.filePathMaxChars}
            className="font-mono"
            spellCheck={false}
            autoCapitalize="off"
            onChange={(event) => {
              setPath(event.target.value);
              setProblem(undefined);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
