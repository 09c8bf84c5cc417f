import type { Inspection } from '@whittle/contract/integrations';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { controlShape, Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useInspect } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';

type AddConnectorProps = {
  appId: string;
  onFound: (inspection: Inspection) => void;
  onBack: () => void;
  onClose: () => void;
};

/** The first step: where the service's document is. */
export function AddConnector({ appId, onFound, onBack, onClose }: AddConnectorProps) {
  const [url, setUrl] = useState('');
  const [document, setDocument] = useState('');
  const [problem, setProblem] = useState<string>();
  const inspect = useInspect(appId);
  const formId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      onFound(await inspect.mutateAsync(document.trim() === '' ? { url: url.trim() } : { document }));
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const hasNone = url.trim() === '' && document.trim() === '';

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.addTitle}
      description={texts.addAbout}
      width="wide"
      staysOnOutsideClick
      footer={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={inspect.isPending} disabled={hasNone}>
            {texts.read}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={texts.address} hint={texts.addressHint}>
          <Input type="url" inputMode="url" value={url} onChange={({ target }) => setUrl(target.value)} />
        </Field>
        <Field label={texts.paste}>
          <textarea
            rows={8}
            spellCheck={false}
            value={document}
            onChange={({ target }) => setDocument(target.value)}
            className={cx(controlShape, 'type-code resize-y py-2')}
          />
        </Field>
        <Field label={texts.file}>
          <input
            type="file"
            accept=".json,.yaml,.yml"
            className="quick max-w-full text-ink-2 file:me-3 file:min-h-8 file:rounded-control file:border file:border-edge file:bg-surface file:px-3 file:font-medium file:text-ink hover:file:bg-hover coarse:file:min-h-11"
            onChange={({ target }) => {
              void target.files?.[0]?.text().then(setDocument);
            }}
          />
        </Field>
        {problem && <Notice kind="danger">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
