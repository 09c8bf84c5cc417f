import type { AppSummary } from '@whittle/contract/apps';
import { ChevronLeft } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { AnalyticsView } from '../features/analytics/analytics-view.tsx';
import { analyticsTexts as texts } from '../features/analytics/analytics.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { WithApp } from './builder/with-app.tsx';
import { PageFrame } from './page-frame.tsx';

/** `/analytics/app/{appId}`: what happens in a published app (ROUTE-02, ANALYTICS-01). */
export function AnalyticsScreen() {
  const { appId = '' } = useParams();
  usePageTitle(texts.title);
  return (
    <WithApp appId={appId}>
      {(app) => (
        <PageFrame>
          <div className="flex flex-col gap-6 pt-6 sm:pt-10">
            <Link
              to={paths.app.to(app.id)}
              className="quick flex min-h-8 items-center gap-1 self-start rounded-control text-ink-2 hover:text-ink coarse:min-h-11"
            >
              <ChevronLeft aria-hidden size={16} />
              <span dir="auto">{app.name}</span>
            </Link>
            <h1 className="type-title">{texts.title}</h1>
            {app.publishedUrl ? <AnalyticsView appId={app.id} slug={app.slug} /> : <BeforePublish app={app} />}
          </div>
        </PageFrame>
      )}
    </WithApp>
  );
}

/** ANALYTICS-02 */
const BeforePublish = ({ app }: { app: AppSummary }) => (
  <div className="flex flex-col items-start gap-4">
    <p>{texts.beforePublish}</p>
    <Button asChild>
      <Link to={paths.app.to(app.id)}>{texts.openApp}</Link>
    </Button>
  </div>
);
