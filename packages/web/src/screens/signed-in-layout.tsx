import { Outlet } from 'react-router';
import { CommandCentre } from './commands/command-centre.tsx';

/** Around every screen that needs an account. */
export function SignedInLayout() {
  return (
    <>
      <Outlet />
      <CommandCentre />
    </>
  );
}
