import { accountTexts as texts } from '../features/accounts/accounts.texts.ts';
import { AccountSection } from '../features/accounts/security/account-section.tsx';
import { useAccount } from '../features/accounts/session.requests.ts';
import { LanguageField } from '../features/language/language-field.tsx';
import { languageTexts } from '../features/language/language.texts.ts';
import { PlanSection } from '../features/plans/plan-section.tsx';
import { ModelConnections } from '../features/models/model-connections.tsx';
import { OwnConnections } from '../features/models/own-connections.tsx';
import { ModelPrices } from '../features/models/model-prices.tsx';
import { ModelSettings } from '../core/models/model-settings.tsx';
import { modelConnectionTexts, modelTexts } from '../core/models/models.texts.ts';
import { ConsentSection } from '../features/repair-lab/consent/consent-section.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageFrame } from './page-frame.tsx';

/** The account, and for the platform admin the model that answers on this installation. */
export function SettingsScreen() {
  usePageTitle(texts.settings);
  const account = useAccount();
  return (
    <PageFrame>
      <div className="flex max-w-dialog-wide flex-col gap-8 pt-6 sm:pt-10">
        <h1 className="type-title">{texts.settings}</h1>
        <section aria-labelledby="account" className="flex flex-col gap-2">
          <h2 id="account" className="type-heading">
            {texts.accountHeading}
          </h2>
          <AccountSection />
        </section>
        {account.isPlanLimited && <PlanSection account={account} />}
        <section aria-labelledby="language" className="flex max-w-form flex-col gap-4">
          <h2 id="language" className="type-heading">
            {languageTexts.heading}
          </h2>
          <LanguageField />
        </section>
        <OwnConnections />
        <ConsentSection />
        {account.isAdmin && (
          <section aria-labelledby="model" className="flex max-w-form flex-col gap-4">
            <div>
              <h2 id="model" className="type-heading">
                {modelTexts.heading}
              </h2>
              <p className="mt-1 text-ink-2">{modelTexts.description}</p>
            </div>
            <ModelSettings />
          </section>
        )}
        {account.isAdmin && (
          <section aria-labelledby="connections" className="flex max-w-form flex-col gap-4">
            <div>
              <h2 id="connections" className="type-heading">
                {modelConnectionTexts.heading}
              </h2>
              <p className="mt-1 text-ink-2">{modelConnectionTexts.about}</p>
            </div>
            <ModelConnections />
          </section>
        )}
        {account.isAdmin && (
          <section aria-labelledby="prices" className="flex max-w-form flex-col gap-4">
            <div>
              <h2 id="prices" className="type-heading">
                {modelTexts.pricesHeading}
              </h2>
              <p className="mt-1 text-ink-2">{modelTexts.pricesAbout}</p>
            </div>
            <ModelPrices />
          </section>
        )}
      </div>
    </PageFrame>
  );
}
