import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AccountMenu } from '../features/accounts/account-menu.tsx';
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
          <AccountMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-page px-4 pb-20 sm:px-6 lg:px-8 xl:px-0">
        {children}
      </main>
    </>
  );
}
