import { useAccount } from '../features/accounts/session.requests.ts';
import { AppGrid } from '../features/apps/app-grid.tsx';
import { PromptBox } from '../features/apps/prompt-box.tsx';
import { SampleApps } from '../features/apps/sample-apps.tsx';
import { TemplateApps } from '../features/apps/template-apps.tsx';
import { Invitations } from '../features/collaborators/invitations.tsx';
import { StartImport } from '../features/imports/start-import.tsx';
import { BuiltInNotice } from '../features/models/built-in-notice.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { HomeTemplates } from './home-templates.tsx';
import { PageFrame } from './page-frame.tsx';

export function HomeScreen() {
  usePageTitle('Your apps');
  const account = useAccount();
  return (
    <PageFrame>
      <div className="flex flex-col gap-8 pt-6 sm:pt-10">
        <div className="flex flex-col gap-6">
          <Invitations />
          <PromptBox />
          <StartImport />
          <BuiltInNotice isAdmin={account.isAdmin} />
        </div>
        <AppGrid />
        <TemplateApps />
        <SampleApps />
        <HomeTemplates />
      </div>
    </PageFrame>
  );
}
