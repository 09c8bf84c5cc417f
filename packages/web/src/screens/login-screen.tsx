import { type ReactNode, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { accountTexts as texts, codeTexts, resetTexts } from '../features/accounts/accounts.texts.ts';
import { useSignInWays } from '../features/accounts/accounts.requests.ts';
import { CodeSignIn } from '../features/accounts/code-sign-in.tsx';
import { ForgotPassword } from '../features/accounts/forgot-password.tsx';
import { OtherWays, reachesSomebody } from '../features/accounts/other-ways.tsx';
import { useSession } from '../features/accounts/session.requests.ts';
import { SignInForm } from '../features/accounts/sign-in-form.tsx';
import { SignInPage } from '../features/accounts/sign-in-page.tsx';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { type LoginView, loginViews } from '../paths.ts';
import { Notice } from '../ui/notice.tsx';

const titles: Record<LoginView | 'password', string> = {
  password: texts.signIn,
  new: texts.createAccount,
  code: codeTexts.title,
  forgot: resetTexts.title,
};

/** The ways in. Which one is shown stands in the address, so that Back goes to the one before. */
export function LoginScreen() {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { notice?: string } | null };
  const session = useSession();
  const [email, onEmail] = useState('');
  const typed = { email, onEmail };
  const { data: ways } = useSignInWays();
  const asked = loginViews.find((one) => parameters.get('view') === one || parameters.has(one));
  const isMailed = asked === 'code' || asked === 'forgot';
  const view = (isMailed && !reachesSomebody(ways) ? null : asked) ?? (ways?.isNew ? 'new' : 'password');
  const target = safeRedirect(parameters.get('redirectTo'), location.origin);
  usePageTitle(titles[view]);

  if (session.state === 'first-load') return null;
  if (session.state === 'logged-in') return <Navigate replace to={target} />;

  const show = (next: LoginView | 'password') =>
    setParameters((now) => {
      const changed = new URLSearchParams(now);
      for (const one of loginViews) changed.delete(one);
      if (next === 'password') changed.delete('view');
      else changed.set('view', next);
      return changed;
    });
  const enter = () => void navigate(target, { replace: true });
  const switchTo = (next: LoginView | 'password', label: string) => (
    <button
      type="button"
      onClick={() => show(next)}
      className="min-h-6 font-medium text-accent-text underline underline-offset-4 coarse:min-h-11"
    >
      {label}
    </button>
  );
  const hasSaleId = parameters.has('sale_id');
  const isClosed = ways?.signUp === false;

  const views: Record<LoginView | 'password', ReactNode> = {
    password: (
      <>
        {state?.notice && <Notice kind="info">{state.notice}</Notice>}
        <SignInForm kind="sign-in" hasSaleId={hasSaleId} typed={typed} onSignedIn={enter} />
        <p>{switchTo('forgot', texts.forgotPassword)}</p>
        <OtherWays redirectTo={target} onCode={() => show('code')} />
        {!isClosed && (
          <p className="text-ink-2">
            {texts.newHere} {switchTo('new', texts.createAccount)}
          </p>
        )}
      </>
    ),
    new: (
      <>
        {isClosed ? (
          <Notice kind="info">{texts.signUpClosed}</Notice>
        ) : (
          <>
            {ways?.isNew && <p className="text-ink-2">{texts.firstAccount}</p>}
            <SignInForm kind="sign-up" hasSaleId={hasSaleId} typed={typed} onSignedIn={enter} />
            <OtherWays redirectTo={target} onCode={() => show('code')} />
          </>
        )}
        {!ways?.isNew && (
          <p className="text-ink-2">
            {texts.haveAccount} {switchTo('password', texts.signIn)}
          </p>
        )}
      </>
    ),
    code: (
      <>
        <CodeSignIn continueUrl={target} typed={typed} onSignedIn={enter} />
        <p>{switchTo('password', texts.backToSignIn)}</p>
      </>
    ),
    forgot: (
      <>
        <ForgotPassword continueUrl={target} typed={typed} />
        <p>{switchTo('password', texts.backToSignIn)}</p>
      </>
    ),
  };
  return (
    <SignInPage title={titles[view]}>
      {/* A view of its own each: of what was typed in one only the address shows in another. */}
      <div key={view} className="flex flex-col gap-5">
        {views[view]}
      </div>
    </SignInPage>
  );
}
