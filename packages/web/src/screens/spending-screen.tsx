import { useAccount } from '../features/accounts/session.requests.ts';
import { spendTexts as texts } from '../features/spend/spend.texts.ts';
import { Spending } from '../features/spend/spending.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageFrame } from './page-frame.tsx';

/** What models cost, and the limits. */
export function SpendingScreen() {
  usePageTitle(texts.title);
  const { isAdmin } = useAccount();
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        <Spending isAdmin={isAdmin} />
      </div>
    </PageFrame>
  );
}
