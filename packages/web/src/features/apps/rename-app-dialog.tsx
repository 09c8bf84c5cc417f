import type { AppSummary } from '@whittle/contract/apps';
import { limits } from '@whittle/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { useUpdateApp } from './apps.requests.ts';

export function RenameAppDialog({ app, onClose }: { app: AppSummary; onClose: () => void }) {
  const [name, setName] = useState(app.name);
  const [problem, setProblem] = useState<string>();
  const update = useUpdateApp(app.id);
  const formId = useId();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) {
      setProblem(texts.nameMissing);
      return;
    }
    try {
      await update.mutateAsync({ name: name.trim() });
      confirmWithToast(texts.renamed);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.renameTitle}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={update.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} noValidate>
        <Field label={texts.name} error={problem}>
          <Input
            value={name}
            maxLength={limits.appNameMaxChars}
            onChange={(event) => {
              setName(event.target.value);
              setProblem(undefined);
            }}
            dir="auto"
          />
        </Field>
      </form>
    </Dialog>
  );
}
