import { isWeakPassword } from '@whittle/domain/accounts/password-strength';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ApiError, sentenceOf } from '../../../lib/api-error.ts';
import { dropToken } from '../../../lib/bearer.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { FullMessage } from '../../../ui/full-message.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountTexts, linkTexts, resetTexts as texts } from '../accounts.texts.ts';
import { useResetPassword } from '../accounts.requests.ts';
import { PasswordInput } from '../password-input.tsx';
import { useEndSession } from '../session.requests.ts';
import { SignInPage } from '../sign-in-page.tsx';
import { errorTexts } from '../../../lib/errors.texts.ts';

/** The new password. Rule: AUTH-12. */
export function ResetPasswordLink({ token, continueTo }: { token: string; continueTo: string }) {
  const navigate = useNavigate();
  const reset = useResetPassword();
  const endSession = useEndSession();
  const [password, setPassword] = useState('');
  const [isWeak, setIsWeak] = useState(false);
  const weak = errorTexts['reset-password-too-weak'];
  const { error } = reset;

  if (error instanceof ApiError && error.code === 'reset-link-invalid') {
    return (
      <FullMessage title={sentenceOf(error)} text={linkTexts.usedText}>
        <Button asChild variant="filled">
          <Link to={paths.login.to(continueTo, 'forgot')}>{texts.sendNew}</Link>
        </Button>
      </FullMessage>
    );
  }
  const isWeakAnswer = error instanceof ApiError && error.code === 'reset-password-too-weak';
  return (
    <SignInPage title={texts.chooseTitle}>
      <p className="text-ink-2">{texts.chooseExplain}</p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsWeak(isWeakPassword(password, ''));
          if (isWeakPassword(password, '')) return;
          reset.mutate(
            { token, password },
            {
              onSuccess: () => {
                dropToken();
                endSession();
                void navigate(paths.login.to(continueTo), { replace: true, state: { notice: texts.done } });
              },
            },
          );
        }}
      >
        <Field
          label={texts.newPassword}
          hint={accountTexts.passwordHint}
          error={isWeak || isWeakAnswer ? weak : undefined}
        >
          <PasswordInput
            autoComplete="new-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        {error && !isWeakAnswer && <Notice kind="danger">{sentenceOf(error, texts.failed)}</Notice>}
        <Button type="submit" variant="filled" size="large" isBusy={reset.isPending} className="w-full">
          {texts.choose}
        </Button>
      </form>
    </SignInPage>
  );
}
