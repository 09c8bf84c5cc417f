import { useAccount } from '../features/accounts/session.requests.ts';
import { planAdminTexts as texts } from '../features/plans/admin/plan-admin.texts.ts';
import { PlanAccounts } from '../features/plans/admin/plan-accounts.tsx';
import { PlanSettings } from '../features/plans/admin/plan-settings.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Notice } from '../ui/notice.tsx';
import { PageFrame } from './page-frame.tsx';

/** What builders can buy, and who has which plan, for the platform admin. */
export function AdminPlansScreen() {
  usePageTitle(texts.title);
  const { hasPlans } = useAccount();
  return (
    <PageFrame>
      <div className="flex flex-col gap-8 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        {!hasPlans && <Notice kind="info">{texts.isOff}</Notice>}
        {hasPlans && (
          <section aria-labelledby="selling" className="flex max-w-dialog-wide flex-col gap-4">
            <h2 id="selling" className="type-heading">
              {texts.selling}
            </h2>
            <PlanSettings />
          </section>
        )}
        {hasPlans && (
          <section aria-labelledby="accounts" className="flex flex-col gap-4">
            <h2 id="accounts" className="type-heading">
              {texts.accounts}
            </h2>
            <PlanAccounts />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
