import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { useSession, useSignOut } from '../features/accounts/session.requests.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';

/** Signs out and leads to signing in. */
export function LogoutScreen() {
  const session = useSession();
  const { mutate, isIdle } = useSignOut();
  usePageTitle('Sign out');
  const isSignedIn = session.state === 'logged-in';
  useEffect(() => {
    if (isSignedIn && isIdle) mutate();
  }, [isSignedIn, isIdle, mutate]);
  return session.state === 'logged-out' ? <Navigate replace to={paths.login.to()} /> : null;
}
