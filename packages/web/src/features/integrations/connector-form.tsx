import type { Inspection, InstalledConnector, InstallRequest } from '@whittle/contract/integrations';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type CredentialFields, CredentialsFields, toCredentials } from './credentials-fields.tsx';
import { useChangeConnector, useInstall } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';
import { OperationList } from './operation-list.tsx';

type ConnectorFormProps = {
  appId: string;
  onBack: () => void;
  onClose: () => void;
} & ({ inspection: Inspection; installed?: undefined } | { installed: InstalledConnector; inspection?: undefined });

/** Name, address, key and who may call what: for a document just read, or for a package that is there. */
export function ConnectorForm({ appId, inspection, installed, onBack, onClose }: ConnectorFormProps) {
  const before = installed ?? inspection;
  const [name, setName] = useState(before.name);
  const [baseUrl, setBaseUrl] = useState(before.baseUrl);
  const [credentials, setCredentials] = useState<CredentialFields>({
    kind: before.credentials.kind,
    name: before.credentials.name ?? '',
    username: '',
    secret: '',
  });
  const [callers, setCallers] = useState<InstallRequest['callers']>(installed?.callers ?? {});
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Record<string, string>>({});
  const install = useInstall(appId);
  const change = useChangeConnector(appId);
  const formId = useId();

  const isSameKind = installed !== undefined && credentials.kind === installed.credentials.kind;
  const mayKeepSecret =
    isSameKind && !installed.credentials.isMissing && credentials.name === (installed.credentials.name ?? '');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    setFields({});
    const given = toCredentials(credentials);
    const isKept = mayKeepSecret && credentials.secret === '' && credentials.username === '';
    if (!given && !isKept) return setFields({ secret: texts.secretNeeded });
    const body = { name, baseUrl, callers };
    try {
      if (installed)
        await change.mutateAsync({ id: installed.id, ...body, ...(!isKept && given && { credentials: given }) });
      else await install.mutateAsync({ ...body, document: inspection.document, credentials: given! });
      confirmWithToast(installed ? texts.saved(name) : texts.installed(name));
      onBack();
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setProblem(sentenceOf(error));
    }
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={before.title}
      width="wide"
      isTall
      staysOnOutsideClick
      footer={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={install.isPending || change.isPending}>
            {installed ? texts.save : texts.install}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <Field label={texts.name} hint={texts.nameHint(name)} error={fields['name']}>
          <Input value={name} spellCheck={false} maxLength={50} onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={texts.baseUrl} error={fields['baseUrl']}>
          <Input type="url" inputMode="url" value={baseUrl} onChange={({ target }) => setBaseUrl(target.value)} />
        </Field>
        <CredentialsFields
          value={credentials}
          onChange={setCredentials}
          hint={mayKeepSecret && credentials.kind !== 'none' ? texts.secretKept : undefined}
          error={fields['secret'] ?? fields['credentials'] ?? fields['credentials.secret']}
        />
        <OperationList operations={before.operations} callers={callers} onChange={setCallers} />
        {problem && <Notice kind="danger">{problem}</Notice>}
      </form>
    </Dialog>
  );
}
