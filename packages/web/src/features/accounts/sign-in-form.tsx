import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { ApiError, sentenceOf } from '../../lib/api-error.ts';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountTexts as texts } from './accounts.texts.ts';
import type { TypedEmail } from './email-form.tsx';
import { PasswordInput } from './password-input.tsx';
import { isRefusedAccount, type SignInKind, useSignIn } from './session.requests.ts';
import { type SignInFields, fieldOfError, signInFormSchema } from './sign-in-fields.ts';

type SignInFormProps = { kind: SignInKind; hasSaleId: boolean; typed: TypedEmail; onSignedIn: () => void };

/** Email and password, for signing in and for a new account. An error stands at the field that it concerns. */
export function SignInForm({ kind, hasSaleId, typed, onSignedIn }: SignInFormProps) {
  const isWide = useIsWide();
  const signIn = useSignIn(kind, { hasSaleId });
  const [formError, setFormError] = useState<string | null>(null);
  const { register, handleSubmit, setError, clearErrors, formState } = useForm<SignInFields>({
    resolver: zodResolver(signInFormSchema(kind)),
    defaultValues: { email: typed.email, password: '' },
    shouldFocusError: true,
  });

  useEffect(() => {
    clearErrors();
    setFormError(null);
  }, [kind, clearErrors]);

  const submit = handleSubmit(async (fields) => {
    setFormError(null);
    try {
      await signIn.mutateAsync(fields);
      onSignedIn();
    } catch (error) {
      if (isRefusedAccount(error)) return;
      const field = error instanceof ApiError ? fieldOfError(error.code) : null;
      if (field) setError(field, { message: sentenceOf(error) }, { shouldFocus: true });
      else setFormError(sentenceOf(error));
    }
  });

  const isNew = kind === 'sign-up';
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field label={texts.email} error={formState.errors.email?.message}>
        <Input
          {...register('email', {
            onChange: ({ target }: { target: HTMLInputElement }) => typed.onEmail(target.value),
          })}
          tall
          type="email"
          inputMode="email"
          autoComplete="username"
          autoFocus={isWide}
        />
      </Field>
      <Field
        label={texts.password}
        error={formState.errors.password?.message}
        hint={isNew ? texts.passwordHint : undefined}
      >
        <PasswordInput {...register('password')} autoComplete={isNew ? 'new-password' : 'current-password'} />
      </Field>
      {formError && <Notice kind="danger">{formError}</Notice>}
      <Button type="submit" variant="filled" size="large" isBusy={signIn.isPending} className="mt-2 w-full">
        {isNew ? texts.createAccount : texts.signIn}
      </Button>
    </form>
  );
}
