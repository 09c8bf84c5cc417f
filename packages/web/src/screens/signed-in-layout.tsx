import { Outlet } from 'react-router';
import { CommandCentre } from '../features/commands/command-centre.tsx';

/** Around every screen that needs an account. */
export function SignedInLayout() {
  return (
    <>
      <Outlet />
      <CommandCentre />
    </>
  );
}
