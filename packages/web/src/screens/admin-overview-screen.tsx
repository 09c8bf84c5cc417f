import { InstallationOverview } from '../features/overview/installation-overview.tsx';
import { overviewTexts as texts } from '../features/overview/overview.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageFrame } from './page-frame.tsx';

/** How the installation is, for the platform admin. */
export function AdminOverviewScreen() {
  usePageTitle(texts.title);
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        <InstallationOverview />
      </div>
    </PageFrame>
  );
}
