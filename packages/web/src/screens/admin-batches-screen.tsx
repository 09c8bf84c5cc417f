import { useParams } from 'react-router';
import { BatchOverview } from '../features/repair-lab/batch/batch-overview.tsx';
import { BatchReport } from '../features/repair-lab/batch/batch-report.tsx';
import { batchTexts as texts } from '../features/repair-lab/batch/batch.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PageFrame } from './page-frame.tsx';

/** Batch runs of the repair lab, for the platform admin: all of them, or one. */
export function AdminBatchesScreen() {
  usePageTitle(texts.title);
  const { batchId } = useParams();
  return (
    <PageFrame>
      <div className="flex flex-col gap-6 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
        </div>
        {batchId ? <BatchReport key={batchId} batchId={batchId} /> : <BatchOverview />}
      </div>
    </PageFrame>
  );
}
