import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { planTexts } from '../core/plans/plans.texts.ts';
import { useUpgradeLink } from '../core/plans/upgrade-link.ts';
import { AccountMenu } from '../features/accounts/account-menu.tsx';
import { useAccount } from '../features/accounts/session.requests.ts';
import { paths } from '../paths.ts';
import { Wordmark } from '../ui/mark.tsx';
import { screenTexts as texts } from './screens.texts.ts';

/** Header and page of the screens outside the builder. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="mx-auto flex h-13 max-w-page items-center gap-2 px-4 sm:px-6 lg:px-8 xl:px-0">
        <Link
          to={paths.home.to()}
          aria-label={texts.home}
          className="-mx-1 flex min-h-11 items-center rounded-control px-1"
        >
          <Wordmark />
        </Link>
        <div className="ms-auto flex items-center gap-2">
          <PlanLink />
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 pb-20 sm:px-6 lg:px-8 xl:px-0">
        {children}
      </main>
    </>
  );
}

/** The account's plan, and the way to a higher one; on a phone it stands in the settings. */
function PlanLink() {
  const { isPlanLimited, plan } = useAccount();
  const to = useUpgradeLink();
  if (!isPlanLimited) return null;
  return (
    <Link to={to} className="quick hidden rounded-control px-2 py-1 text-ink-2 hover:bg-hover hover:text-ink sm:block">
      {planTexts.chip(planTexts.names[plan])}
    </Link>
  );
}
