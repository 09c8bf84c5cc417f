import type { InstalledConnector } from '@whittle/contract/integrations';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { cx } from '../../lib/cx.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { controlShape, Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { useTryOperation } from './integrations.requests.ts';
import { integrationsTexts as texts } from './integrations.texts.ts';

type TryOperationProps = { appId: string; installed: InstalledConnector; onBack: () => void; onClose: () => void };

const shownChars = 20_000;

/** Calls the service once, with the stored key, as the builder. */
export function TryOperation({ appId, installed, onBack, onClose }: TryOperationProps) {
  const usable = installed.operations.filter(({ unusable }) => !unusable);
  const [name, setName] = useState(usable.find((one) => installed.callers[one.name])?.name ?? usable[0]?.name ?? '');
  const [text, setText] = useState('{}');
  const [badJson, setBadJson] = useState(false);
  const attempt = useTryOperation(appId);
  const formId = useId();
  const takes = usable
    .find((one) => one.name === name)
    ?.parameters.map((one) => (one.isRequired ? one.name : `${one.name}?`))
    .join(', ');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const args = readObject(text);
    setBadJson(args === null);
    if (args) attempt.mutate({ id: installed.id, operation: name, arguments: args });
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={texts.tryOf(installed.name)}
      width="wide"
      isTall
      footer={
        <>
          <Button onClick={onBack}>{texts.back}</Button>
          <Button variant="filled" type="submit" form={formId} isBusy={attempt.isPending}>
            {texts.send}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={texts.operation} hint={takes ? texts.takes(takes) : texts.takesNothing}>
          <Select value={name} onChange={({ target }) => setName(target.value)}>
            {usable.map((one) => (
              <option key={one.name} value={one.name}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.arguments} error={badJson ? texts.badJson : undefined}>
          <textarea
            rows={5}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className={cx(controlShape, 'type-code resize-y py-2')}
          />
        </Field>
      </form>
      <div className="mt-4 flex flex-col gap-2" aria-live="polite">
        {attempt.error && <Notice kind="danger">{sentenceOf(attempt.error)}</Notice>}
        {attempt.data && (
          <>
            <p className={cx('tabular font-medium', attempt.data.success ? 'text-success' : 'text-danger')}>
              {texts.answered(attempt.data.status_code, attempt.data.durationMs)}
            </p>
            <pre className="type-code overflow-x-auto rounded-control bg-sunken p-3">
              {JSON.stringify(attempt.data.data, null, 2).slice(0, shownChars)}
            </pre>
          </>
        )}
      </div>
    </Dialog>
  );
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text.trim() || '{}') as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
