import type { AppSummary } from '@whittle/contract/apps';
import type { ReactNode } from 'react';
import { useApps } from '../../features/apps/apps.requests.ts';
import { toolTexts } from '../../features/tools/tools.texts.ts';
import { sentenceOf } from '../../lib/api-error.ts';
import { RetryNotice } from '../../ui/retry-notice.tsx';
import { NotFoundScreen } from '../not-found-screen.tsx';
import { builderTexts as texts } from './builder.texts.ts';

/** A screen about one app of the account, once it is known to be there. */
export function WithApp({ appId, children }: { appId: string; children: (app: AppSummary) => ReactNode }) {
  const apps = useApps();
  const app = apps.data?.find(({ id }) => id === appId);
  if (app) return children(app);
  if (apps.isError) {
    return (
      <main id="main" className="p-4">
        <h1 className="sr-only">{toolTexts.title}</h1>
        <RetryNotice label={toolTexts.retry} onRetry={apps.refetch}>
          {toolTexts.loadFailed} {sentenceOf(apps.error)}
        </RetryNotice>
      </main>
    );
  }
  if (apps.isPending || apps.isFetching) return <main id="main" aria-busy className="h-dvh bg-surface" />;
  return <NotFoundScreen title={texts.notFoundTitle} text={texts.notFoundText} />;
}
