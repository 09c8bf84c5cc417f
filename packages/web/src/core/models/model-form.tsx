import { zodResolver } from '@hookform/resolvers/zod';
import { type ModelSettings, modelProviders } from '@whittle/contract/models';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { DisconnectButton } from './disconnect-button.tsx';
import { type ModelFields, modelFormSchema, needs, toFields, toRequest } from './model-fields.ts';
import { modelTexts as texts, providerNames } from './models.texts.ts';
import { useSaveModel, useTestModel } from './models.requests.ts';

/** What came of the last Test or Save; it stands above the buttons until a field changes. */
type Result = { ok: boolean; sentence: string };

export function ModelForm({ settings, onSaved }: { settings: ModelSettings; onSaved?: () => void }) {
  const { register, handleSubmit, watch, formState } = useForm<ModelFields>({
    resolver: zodResolver(modelFormSchema),
    values: toFields(settings),
  });
  const [result, setResult] = useState<Result | null>(null);
  const testModel = useTestModel();
  const saveModel = useSaveModel();
  const { address, key } = needs[watch('provider')];

  if (settings.source === 'environment') return <Notice kind="info">{texts.fromEnvironment}</Notice>;

  const test = handleSubmit(async (fields) => {
    setResult(null);
    try {
      const { ok, message } = await testModel.mutateAsync(toRequest(fields));
      setResult({ ok, sentence: message });
    } catch (error) {
      setResult({ ok: false, sentence: sentenceOf(error) });
    }
  });

  const save = handleSubmit(async (fields) => {
    try {
      await saveModel.mutateAsync(toRequest(fields));
      setResult(null);
      confirmWithToast(texts.saved);
      onSaved?.();
    } catch (error) {
      setResult({ ok: false, sentence: sentenceOf(error) });
    }
  });

  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      onChange={() => setResult(null)}
      className="flex flex-col gap-4"
    >
      <Field label={texts.provider}>
        <Select {...register('provider')}>
          {modelProviders.map((provider) => (
            <option key={provider} value={provider}>
              {providerNames[provider]}
            </option>
          ))}
        </Select>
      </Field>
      {address !== 'never' && (
        <Field
          label={texts.address}
          hint={texts.addressHint}
          isOptional={address === 'optional'}
          error={formState.errors.baseUrl?.message}
        >
          <Input {...register('baseUrl')} type="url" inputMode="url" autoComplete="off" spellCheck={false} />
        </Field>
      )}
      {key && (
        <Field
          label={texts.key}
          hint={settings.hasApiKey ? texts.keyStored : texts.keyHint}
          error={formState.errors.apiKey?.message}
        >
          <Input {...register('apiKey')} type="password" autoComplete="off" spellCheck={false} />
        </Field>
      )}
      <Field label={texts.model} hint={texts.modelHint} error={formState.errors.model?.message}>
        <Input {...register('model')} autoComplete="off" spellCheck={false} />
      </Field>
      <div aria-live="polite">
        {result?.ok && (
          <p className="flex items-start gap-2 text-success">
            <CircleCheck size={16} aria-hidden className="mt-0.5" />
            {result.sentence}
          </p>
        )}
        {result && !result.ok && <Notice kind="danger">{result.sentence}</Notice>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" isBusy={saveModel.isPending}>
          {texts.save}
        </Button>
        <Button isBusy={testModel.isPending} onClick={() => void test()}>
          {texts.test}
        </Button>
        {settings.source === 'stored' && <DisconnectButton />}
      </div>
    </form>
  );
}
