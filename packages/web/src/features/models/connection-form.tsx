import { type ModelProvider, modelProviders } from '@whittle/contract/models';
import { type FormEvent, useState } from 'react';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Select } from '../../ui/select.tsx';
import { modelFormSchema, needs, toRequest } from '../../core/models/model-fields.ts';
import { modelConnectionTexts as texts, modelTexts, providerNames } from '../../core/models/models.texts.ts';
import { type Trial, TrialResult, trialOf } from '../../core/models/trial.tsx';
import type { AnyConnection } from './connection-row.tsx';
import { useSaveConnection, useTryConnection, type Whose } from './connections.requests.ts';

type Props = { whose: Whose; connection: AnyConnection | null; onClose: () => void };

/** A new connection, or another setting of one. */
export function ConnectionForm({ whose, connection, onClose }: Props) {
  const [name, setName] = useState(connection?.name ?? '');
  const [fields, setFields] = useState({
    provider: connection?.provider ?? ('openai-compatible' as ModelProvider),
    model: connection?.model ?? '',
    baseUrl: connection?.baseUrl ?? '',
    apiKey: '',
  });
  const [isForApps, setIsForApps] = useState(connection?.isForApps ?? false);
  const [errors, setErrors] = useState<Partial<Record<'name' | 'model' | 'baseUrl' | 'apiKey', string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const save = useSaveConnection(whose);
  const tryOut = useTryConnection(whose);
  const { address, key } = needs[fields.provider];
  const set = (part: Partial<typeof fields>) => {
    setTrial(null);
    setFields((before) => ({ ...before, ...part }));
  };

  const check = (isNamed: boolean) => {
    const read = modelFormSchema.safeParse(fields);
    const wrong = Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
    if (isNamed && !name.trim()) wrong['name'] = texts.nameMissing;
    setErrors(wrong);
    setProblem(null);
    return read;
  };

  const test = async () => {
    const read = check(false);
    if (!read.success || tryOut.isPending) return;
    setTrial(null);
    const body = { ...toRequest(read.data), ...(connection && { connectionId: connection.id }) };
    setTrial(await trialOf(tryOut.mutateAsync(body)));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = check(true);
    if (!read.success || !name.trim() || save.isPending) return;
    try {
      await save.mutateAsync({
        id: connection?.id ?? null,
        body: { ...toRequest(read.data), name: name.trim(), isForApps },
      });
      confirmWithToast(texts.saved);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={texts.name} hint={texts.nameHint} error={errors.name}>
        <Input autoFocus value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={modelTexts.provider}>
        <Select
          value={fields.provider}
          onChange={({ target }) => set({ provider: modelProviders.find((one) => one === target.value) ?? 'ollama' })}
        >
          {modelProviders.map((provider) => (
            <option key={provider} value={provider}>
              {providerNames[provider]}
            </option>
          ))}
        </Select>
      </Field>
      {address !== 'never' && (
        <Field
          label={modelTexts.address}
          hint={whose === 'own' ? texts.ownAddressHint : modelTexts.addressHint}
          isOptional={address === 'optional'}
          error={errors.baseUrl}
        >
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={fields.baseUrl}
            onChange={({ target }) => set({ baseUrl: target.value })}
          />
        </Field>
      )}
      {key && (
        <Field
          label={modelTexts.key}
          hint={connection?.hasApiKey ? modelTexts.keyStored : modelTexts.keyHint}
          error={errors.apiKey}
        >
          <Input
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={fields.apiKey}
            onChange={({ target }) => set({ apiKey: target.value })}
          />
        </Field>
      )}
      <Field label={modelTexts.model} hint={modelTexts.modelHint} error={errors.model}>
        <Input
          autoComplete="off"
          spellCheck={false}
          value={fields.model}
          onChange={({ target }) => set({ model: target.value })}
        />
      </Field>
      {whose === 'own' && (
        <div className="flex flex-col gap-1">
          <Switch isOn={isForApps} label={texts.forApps} isBusy={false} onFlip={() => setIsForApps(!isForApps)} />
          <p className="type-meta text-ink-3">{texts.forAppsHint}</p>
        </div>
      )}
      <TrialResult trial={trial} />
      {problem && <Notice kind="danger">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" isBusy={save.isPending}>
          {texts.save}
        </Button>
        <Button isBusy={tryOut.isPending} onClick={() => void test()}>
          {texts.test}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  );
}
