import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { linkTexts } from '../features/accounts/accounts.texts.ts';
import { ConnectGoogle } from '../features/accounts/links/connect-google.tsx';
import { BrokenLink, ChangeEmailLink, SignInLink, VerifyEmailLink } from '../features/accounts/links/mail-links.tsx';
import { FromGoogle, LinkedGoogle } from '../features/accounts/links/from-google.tsx';
import { ResetPasswordLink } from '../features/accounts/links/reset-password-link.tsx';
import { safeRedirect } from '../lib/safe-redirect.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

/** Where links of mails, and the way back from Google, end. Nothing happens without a click: mail programs open links too. */
export function AuthHandlerScreen() {
  usePageTitle(linkTexts.pageTitle);
  const [parameters] = useSearchParams();
  const token = useTokenOfAddress();
  const mode = parameters.get('mode');
  const continueTo = safeRedirect(parameters.get('continueUrl') ?? parameters.get('redirectTo'), location.origin);

  if (mode === 'google') return <FromGoogle problem={parameters.get('problem')} continueTo={continueTo} />;
  if (mode === 'linkGoogle') return <LinkedGoogle problem={parameters.get('problem')} />;
  if (mode === 'connectGoogle') return <ConnectGoogle email={parameters.get('email') ?? ''} continueTo={continueTo} />;
  if (!token) return <BrokenLink />;
  if (mode === 'signIn') return <SignInLink token={token} continueTo={continueTo} />;
  if (mode === 'verifyEmail') return <VerifyEmailLink token={token} continueTo={continueTo} />;
  if (mode === 'resetPassword') return <ResetPasswordLink token={token} continueTo={continueTo} />;
  if (mode === 'changeEmail') return <ChangeEmailLink token={token} />;
  return <BrokenLink />;
}

/** The token behind the #, taken out of the address bar and the history at once. */
function useTokenOfAddress(): string | null {
  const [token] = useState(() => new URLSearchParams(location.hash.slice(1)).get('token'));
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname + location.search);
  }, [token]);
  return token;
}
