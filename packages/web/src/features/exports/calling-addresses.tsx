import type { AppAccess } from '@whittle/contract/people';
import { type FormEvent, useId, useState } from 'react';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { confirmWithToast } from '../../lib/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { controlShape, Field } from '../../ui/field.tsx';
import { useSaveCallingAddresses } from './exports.requests.ts';
import { exportTexts as texts } from './exports.texts.ts';

/** Where an exported project runs: the addresses whose pages the published app answers. */
export function CallingAddresses({ appId, access }: { appId: string; access: AppAccess }) {
  const [text, setText] = useState(access.allowedOrigins.join('\n'));
  const [problem, setProblem] = useState<string>();
  const save = useSaveCallingAddresses(appId);
  const titleId = useId();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lines = text.split('\n').flatMap((line) => line.trim() || []);
    setProblem(undefined);
    try {
      const { allowedOrigins } = await save.mutateAsync(lines);
      setText(allowedOrigins.join('\n'));
      confirmWithToast(texts.saved);
    } catch (error) {
      const field = error instanceof ApiError ? Object.keys(error.fields)[0] : undefined;
      const wrong = lines[Number(/^allowedOrigins\.(\d+)/.exec(field ?? '')?.[1] ?? NaN)];
      setProblem(wrong === undefined ? sentenceOf(error) : texts.addressWrong(wrong));
    }
  };

  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="type-heading">
        {texts.where}
      </h3>
      <p className="mt-1 mb-4 text-ink-2">{access.publishedUrl === null ? texts.draft : texts.whereAbout}</p>
      <form
        noValidate
        className="flex flex-col items-start gap-3 *:first:w-full"
        onSubmit={(event) => void submit(event)}
      >
        <Field label={texts.addresses} hint={texts.addressesHint} error={problem}>
          <textarea
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            className={`${controlShape} min-h-20 py-2 font-mono`}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <Button type="submit" isBusy={save.isPending}>
          {texts.save}
        </Button>
      </form>
    </section>
  );
}
