import { normaliseEmail } from '@whittle/domain/accounts/email';
import { useState } from 'react';
import { useIsWide } from '../../lib/use-media-query.ts';
import { Button } from '../../ui/button.tsx';
import { Field, Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountTexts as texts } from './accounts.texts.ts';
import { errorTexts } from '../../lib/errors.texts.ts';

/** The address that was typed on the way in, which goes along from one way to the next. */
export type TypedEmail = { email: string; onEmail: (email: string) => void };

type EmailFormProps = {
  label?: string;
  submitLabel: string;
  isBusy: boolean;
  problem: string | null;
  autoComplete?: string;
  typed?: TypedEmail;
  onSubmit: (email: string) => void;
};

/** One e-mail address. What is typed stays when it cannot be sent. */
export function EmailForm({
  label = texts.email,
  submitLabel,
  isBusy,
  problem,
  autoComplete = 'username',
  typed: before,
  onSubmit,
}: EmailFormProps) {
  const isWide = useIsWide();
  const [email, setEmail] = useState(before?.email ?? '');
  const [error, setError] = useState<string>();
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = email.trim();
        const wrong = typed === '' ? texts.emailMissing : errorTexts['email-address-invalid'];
        const isRight = typed !== '' && normaliseEmail(typed) !== null;
        setError(isRight ? undefined : wrong);
        if (isRight) onSubmit(typed);
      }}
    >
      <Field label={label} error={error}>
        <Input
          tall
          type="email"
          inputMode="email"
          autoComplete={autoComplete}
          autoFocus={isWide}
          value={email}
          onChange={({ target: { value } }) => {
            setEmail(value);
            before?.onEmail(value);
          }}
        />
      </Field>
      {problem && <Notice kind="danger">{problem}</Notice>}
      <Button type="submit" variant="filled" size="large" isBusy={isBusy} className="w-full">
        {submitLabel}
      </Button>
    </form>
  );
}
