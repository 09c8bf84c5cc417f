import { useEffect } from 'react';
import { Link } from 'react-router';
import { accountTexts as texts } from '../features/accounts/accounts.texts.ts';
import { useSignOut } from '../features/accounts/session.requests.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { FullMessage } from '../ui/full-message.tsx';

/** AUTH-04: a refused account ends here, signed out. */
export function UnauthorizedScreen() {
  usePageTitle('Not allowed');
  const { mutate, isIdle } = useSignOut();
  useEffect(() => {
    if (isIdle) mutate();
  }, [isIdle, mutate]);
  return (
    <FullMessage title={texts.unauthorizedTitle} text={texts.unauthorizedText}>
      <Button asChild look="filled">
        <Link to={paths.login.to()}>{texts.signIn}</Link>
      </Button>
    </FullMessage>
  );
}
