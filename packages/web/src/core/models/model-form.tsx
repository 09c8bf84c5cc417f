import { zodResolver } from '@hookform/resolvers/zod';
import { type ModelSettings, modelProviders } from '@whittle/contract/models';
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
import { type Trial, TrialResult, trialOf } from './trial.tsx';
import { useSaveModel, useTestModel } from './models.requests.ts';

export function ModelForm({ settings, onSaved }: { settings: ModelSettings; onSaved?: () => void }) {
  const { register, handleSubmit, watch, formState } = useForm<ModelFields>({
    resolver: zodResolver(modelFormSchema),
    values: toFields(settings),
  });
  /** What came of the last Test or Save; it stands above the buttons until a field changes. */
  const [result, setResult] = useState<Trial | null>(null);
  const testModel = useTestModel();
  const saveModel = useSaveModel();
  const { address, key } = needs[watch('provider')];

  if (settings.source === 'environment') return <Notice kind="info">{texts.fromEnvironment}</Notice>;

  const test = handleSubmit(async (fields) => {
    setResult(null);
    setResult(await trialOf(testModel.mutateAsync(toRequest(fields))));
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
      <TrialResult trial={result} />
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
