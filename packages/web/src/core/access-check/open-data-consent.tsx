import { nameInWords } from '@whittle/domain/entities/name-in-words';
import { openDataConsent, openDataSchema } from '@whittle/contract/access-check';
import type { InputHTMLAttributes } from 'react';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accessCheckTexts as texts } from './access-check.texts.ts';

/** Names the personal fields that everyone could read and asks for a typed yes, in view and ready for it; the next publish sends it. */
export function OpenDataConsent({
  openData,
  field,
}: {
  openData: unknown;
  field: InputHTMLAttributes<HTMLInputElement>;
}) {
  const parsed = openDataSchema.safeParse(openData);
  return (
    <section aria-label={texts.openTitle} className="flex flex-col gap-4">
      <div role="alert">
        <Notice kind="warning">
          <span className="block font-semibold">{texts.openTitle}</span>
          <span className="block">{texts.openExplanation}</span>
          {Object.entries(parsed.success ? parsed.data : {}).map(([entity, fields]) => (
            <span key={entity} className="block">
              {texts.openSentence(nameInWords(entity), fields.join(', '))}
            </span>
          ))}
        </Notice>
      </div>
      <Field label={texts.openConsent(openDataConsent)}>
        <Input
          {...field}
          autoFocus
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="sm:max-w-40"
        />
      </Field>
    </section>
  );
}
