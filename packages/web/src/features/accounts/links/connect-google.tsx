import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { sentenceOf } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { accountTexts, googleTexts as texts } from '../accounts.texts.ts';
import { useConnectGoogle } from '../accounts.requests.ts';
import { PasswordInput } from '../password-input.tsx';
import { SignInPage } from '../sign-in-page.tsx';

/** Google vouches for an address that has an account which it is not linked to yet: its password decides. */
export function ConnectGoogle({ email, continueTo }: { email: string; continueTo: string }) {
  const navigate = useNavigate();
  const connect = useConnectGoogle();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const problem = connect.isError ? sentenceOf(connect.error) : undefined;
  return (
    <SignInPage title={texts.connectTitle}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{texts.connectText(email)}</p>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setIsMissing(password === '');
          if (password === '') return;
          connect.mutate(password, {
            onSuccess: () => {
              confirmWithToast(texts.linked);
              void navigate(continueTo, { replace: true });
            },
          });
        }}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <Field label={accountTexts.password} error={isMissing ? accountTexts.passwordMissing : problem}>
          <PasswordInput
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="filled" size="large" isBusy={connect.isPending} className="w-full">
          {texts.connect}
        </Button>
      </form>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        <Link className={link} to={paths.login.to(continueTo, 'forgot')}>
          {accountTexts.forgotPassword}
        </Link>
        <Link className={link} to={paths.login.to(continueTo)}>
          {texts.otherWay}
        </Link>
      </p>
    </SignInPage>
  );
}

const link = 'font-medium text-accent-text underline underline-offset-4';
