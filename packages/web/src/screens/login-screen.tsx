import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { accountTexts as texts } from '../features/accounts/accounts.texts.ts';
import { type SignInKind, useSession } from '../features/accounts/session.requests.ts';
import { SampleStill } from '../features/accounts/sample-still.tsx';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { useIsWide } from '../lib/use-media-query.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Wordmark } from '../ui/mark.tsx';

export function LoginScreen() {
  const [parameters] = useSearchParams();
  const [kind, setKind] = useState<SignInKind>(parameters.has('new') ? 'sign-up' : 'sign-in');
  const navigate = useNavigate();
  const isWide = useIsWide();
  const session = useSession();
  const target = safeRedirect(parameters.get('redirectTo'), location.origin);
  const title = kind === 'sign-in' ? texts.signIn : texts.createAccount;
  usePageTitle(title);

  if (session.state === 'first-load') return null;
  if (session.state === 'logged-in') return <Navigate replace to={target} />;
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[minmax(440px,5fr)_7fr]">
      <main id="main" className="flex flex-col px-4 py-6 sm:px-6 lg:px-16">
        <Wordmark />
        <div className="flex w-full max-w-form flex-col gap-6 py-10 lg:my-auto">
          <h1 className="type-display">{title}</h1>
          <SignInForm
            kind={kind}
            hasSaleId={parameters.has('sale_id')}
            onSignedIn={() => void navigate(target, { replace: true })}
          />
          <p className="text-ink-2">
            {kind === 'sign-in' ? texts.newHere : texts.haveAccount}{' '}
            <button
              type="button"
              onClick={() => setKind(kind === 'sign-in' ? 'sign-up' : 'sign-in')}
              className="min-h-6 font-medium text-accent-text underline underline-offset-4 coarse:min-h-11"
            >
              {kind === 'sign-in' ? texts.createAccount : texts.signIn}
            </button>
          </p>
        </div>
      </main>
      {isWide && <SampleStill />}
    </div>
  );
}
