import { limits } from '@whittle/contract/limits';
import { slugProblem } from '@whittle/domain/apps/slug';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { z } from 'zod';
import { Field, Input } from '../../ui/field.tsx';
import type { PublishFields } from './publishing.requests.ts';
import { publishingTexts as texts } from './publishing.texts.ts';

export const fieldsSchema = z.object({
  name: z.string().trim().min(1, texts.nameMissing).max(limits.appNameMaxChars),
  description: z.string().trim().max(limits.publicationDescriptionMaxChars),
  seoTitle: z.string().trim().max(limits.seoTitleMaxChars),
  slug: z
    .string()
    .trim()
    .superRefine((slug, context) => {
      const problem = slugProblem(slug);
      if (!problem) return;
      const message = problem === 'too-long' ? texts.slugs[problem](limits.slugMaxChars) : texts.slugs[problem];
      context.addIssue({ code: 'custom', message });
    }),
  openDataConsent: z.string(),
});

type PublishFieldRowsProps = {
  register: UseFormRegister<PublishFields>;
  errors: FieldErrors<PublishFields>;
  addressHint: string;
};

/** What the published app is called, where it is, and what search engines read of it. */
export function PublishFieldRows({ register, errors, addressHint }: PublishFieldRowsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={texts.name} error={errors.name?.message}>
        <Input {...register('name')} dir="auto" autoComplete="off" maxLength={limits.appNameMaxChars} />
      </Field>
      <Field label={texts.address} error={errors.slug?.message} hint={addressHint}>
        <Input {...register('slug')} className="font-mono" spellCheck={false} autoCapitalize="off" autoComplete="off" />
      </Field>
      <div className="sm:col-span-2">
        <Field label={texts.description} isOptional hint={texts.descriptionHint} error={errors.description?.message}>
          <Input {...register('description')} dir="auto" maxLength={limits.publicationDescriptionMaxChars} />
        </Field>
      </div>
      <div className="sm:col-span-2">
        <Field label={texts.seoTitle} isOptional hint={texts.seoTitleHint} error={errors.seoTitle?.message}>
          <Input {...register('seoTitle')} dir="auto" maxLength={limits.seoTitleMaxChars} />
        </Field>
      </div>
    </div>
  );
}
