import type { AppSummary } from '@whittle/contract/apps';
import { limits } from '@whittle/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckRow } from '../../ui/check-row.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { appTexts as texts } from './apps.texts.ts';
import { useCopyApp, useHasSamples } from './apps.requests.ts';

type CopyAppDialogProps = {
  app: AppSummary;
  /** The app is a sample: its copy keeps the name, and mostly the data. */
  isSample?: boolean;
  onClose: () => void;
};

/** Asks what the copy is called and whether data come along, and leads to it (APP-01, HOME-04). */
export function CopyAppDialog({ app, isSample = false, onClose }: CopyAppDialogProps) {
  const [name, setName] = useState(isSample ? app.name : texts.copyName(app.name).slice(0, limits.appNameMaxChars));
  const [withData, setWithData] = useState(isSample);
  const [problem, setProblem] = useState<string>();
  const hasSamples = useHasSamples(app.id, isSample);
  const copy = useCopyApp(app.id);
  const navigate = useNavigate();
  const formId = useId();

  const save = useOneAtATime(async () => {
    if (!name.trim()) {
      setProblem(texts.nameMissing);
      return;
    }
    try {
      const made = await copy.mutateAsync({ name: name.trim(), withData });
      confirmWithToast(texts.copied(made.name));
      onClose();
      void navigate(paths.app.to(made.id));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isLocked={copy.isPending}
      title={isSample ? texts.takeSampleTitle(app.name) : texts.copyTitle(app.name)}
      description={isSample ? texts.takeSampleAbout : texts.copyAbout}
      footer={
        <>
          <Button onClick={onClose} disabled={copy.isPending}>
            {texts.cancel}
          </Button>
          <Button variant="filled" type="submit" form={formId} isBusy={copy.isPending}>
            {isSample ? texts.takeSampleConfirm : texts.copyConfirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
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
        <CheckRow
          label={hasSamples ? texts.takeSampleData : texts.copyData}
          says={hasSamples ? texts.takeSampleDataSays : isSample ? texts.takeDataSays : texts.copyDataSays}
          isChecked={withData}
          onChange={setWithData}
        />
        {!isSample && <p className="text-ink-2">{texts.copyNever}</p>}
      </form>
    </Dialog>
  );
}
