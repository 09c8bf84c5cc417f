import { useParams } from 'react-router';
import { RepairLab } from '../features/repair-lab/repair-lab.tsx';
import { useLabApp } from '../features/repair-lab/repair-lab.requests.ts';
import { repairLabTexts as texts } from '../features/repair-lab/repair-lab.texts.ts';
import { sentenceOf } from '../lib/api-error.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { RowsToCome } from '../ui/skeleton.tsx';
import { PageFrame } from './page-frame.tsx';

/** The repair lab of any app of the installation, for the platform admin (VALID-03). */
export function AdminLabScreen() {
  const { appId = '' } = useParams();
  const { data, isPending, error, refetch } = useLabApp(appId);
  usePageTitle(texts.title);
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          {data && <p className="mt-1 break-words">{texts.aboutApp(data.name, data.owner)}</p>}
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        {isPending && <RowsToCome rows={4} />}
        {!isPending && !data && (
          <RetryNotice label={texts.retry} onRetry={refetch}>
            {texts.appFailed} {sentenceOf(error)}
          </RetryNotice>
        )}
        {data && <RepairLab key={appId} appId={appId} />}
      </div>
    </PageFrame>
  );
}
