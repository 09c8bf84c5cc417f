import { Navigate, Outlet, useLocation } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FullMessage } from '../../ui/full-message.tsx';
import { accountTexts as texts } from './accounts.texts.ts';
import { useSession } from './session.requests.ts';

/** Holds the screens that need an account; everyone else is led to signing in, or confirming their address, and back. */
export function RequireAccount() {
  const session = useSession();
  const location = useLocation();
  if (session.state === 'first-load') return null;
  if (session.state === 'failed') {
    const isAnswered = session.error instanceof ApiError;
    return (
      <FullMessage
        title={isAnswered ? texts.serverFailedTitle : texts.unreachableTitle}
        text={isAnswered ? texts.serverFailedText : texts.unreachableText}
      >
        <Button variant="filled" onClick={session.retry}>
          {texts.tryAgain}
        </Button>
      </FullMessage>
    );
  }
  if (session.state === 'logged-out') {
    return <Navigate replace to={paths.login.to(location.pathname + location.search)} />;
  }
  if (session.account.mustVerifyEmail) {
    return <Navigate replace to={paths.verifyEmail.to(location.pathname + location.search)} />;
  }
  return <Outlet />;
}
