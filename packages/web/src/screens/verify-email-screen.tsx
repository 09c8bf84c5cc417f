import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { verifyTexts as texts } from '../features/accounts/accounts.texts.ts';
import { useSendVerification, useVerifyByCode } from '../features/accounts/accounts.requests.ts';
import { CodeForm, sendingNote } from '../features/accounts/code-form.tsx';
import { useSession } from '../features/accounts/session.requests.ts';
import { SignInPage } from '../features/accounts/sign-in-page.tsx';
import { sentenceOf } from '../lib/api-error.ts';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { confirmWithToast } from '../lib/toasts.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

/** Where somebody waits whose e-mail is not confirmed. Rules: AUTH-14, ROUTE-01. */
export function VerifyEmailScreen() {
  const [parameters] = useSearchParams();
  const session = useSession();
  const verify = useVerifyByCode();
  const send = useSendVerification();
  const [isSentAgain, setIsSentAgain] = useState(false);
  usePageTitle(texts.title);

  const target = safeRedirect(parameters.get('continueUrl'), location.origin);
  if (session.state === 'first-load') return null;
  if (session.state !== 'logged-in') return <Navigate replace to={paths.login.to(target)} />;
  if (!session.account.mustVerifyEmail && !verify.isPending) return <Navigate replace to={target} />;

  const appName = parameters.get('appName')?.slice(0, 80) || 'Whittle';
  return (
    <SignInPage title={texts.title}>
      <p className="text-ink-2 [overflow-wrap:anywhere]">{texts.explain(session.account.email, appName)}</p>
      <CodeForm
        submitLabel={texts.confirm}
        isBusy={verify.isPending}
        error={verify.isError ? sentenceOf(verify.error) : undefined}
        note={sendingNote(send.isError ? sentenceOf(send.error) : null, isSentAgain ? texts.sentAgain : null)}
        onSubmit={(code) => verify.mutate(code, { onSuccess: () => confirmWithToast(texts.done) })}
        onResend={async () => {
          verify.reset();
          setIsSentAgain(false);
          await send.mutateAsync({ continueUrl: target }).then(
            () => setIsSentAgain(true),
            () => undefined,
          );
        }}
      />
      <p className="text-ink-2">
        {texts.wrongAddress}{' '}
        <Link to={paths.logout.to()} className="font-medium text-accent-text underline underline-offset-4">
          {texts.anotherAccount}
        </Link>
      </p>
    </SignInPage>
  );
}
