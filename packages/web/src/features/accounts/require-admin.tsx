import { Link, Outlet } from 'react-router';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FullMessage } from '../../ui/full-message.tsx';
import { accountTexts as texts } from './accounts.texts.ts';
import { useAccount } from './session.requests.ts';

/** Holds the screens of the platform admin. The server refuses their calls to everybody else as well. */
export function RequireAdmin() {
  const { isAdmin } = useAccount();
  if (isAdmin) return <Outlet />;
  return (
    <FullMessage title={texts.adminOnlyTitle} text={texts.adminOnlyText}>
      <Button variant="filled" asChild>
        <Link to={paths.home.to()}>{texts.toApps}</Link>
      </Button>
    </FullMessage>
  );
}
