import { Outlet, useMatch } from 'react-router';
import { PlanLimitedContext } from '../core/plans/upgrade-link.ts';
import { useAccount, useReadAccountAgain } from '../features/accounts/session.requests.ts';
import { PlanDialog } from '../features/plans/plan-dialog.tsx';
import { paths } from '../paths.ts';
import { CommandCentre } from './commands/command-centre.tsx';

/** Around every screen that needs an account. */
export function SignedInLayout() {
  const account = useAccount();
  const readAccountAgain = useReadAccountAgain();
  const showsPlans = useMatch(paths.joinPlan.pattern) !== null;
  return (
    <PlanLimitedContext value={account.isPlanLimited}>
      <Outlet />
      {account.hasPlans && !showsPlans && <PlanDialog account={account} readAccountAgain={readAccountAgain} />}
      <CommandCentre />
    </PlanLimitedContext>
  );
}
