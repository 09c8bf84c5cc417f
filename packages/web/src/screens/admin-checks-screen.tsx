import { checksTexts as texts } from '../features/repair-lab/checks/checks.texts.ts';
import { DetectorList } from '../features/repair-lab/checks/detector-list.tsx';
import { batchTexts } from '../features/repair-lab/batch/batch.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { Link } from 'react-router';
import { paths } from '../paths.ts';
import { PageFrame } from './page-frame.tsx';

/** What is looked for in apps, for the platform admin. */
export function AdminChecksScreen() {
  usePageTitle(texts.title);
  return (
    <PageFrame>
      <div className="flex flex-col gap-8 pt-6 sm:pt-10">
        <div>
          <h1 className="type-title">{texts.title}</h1>
          <p className="mt-1 text-ink-2">{texts.about}</p>
          <Link
            to={paths.adminBatches.to()}
            className="mt-2 inline-flex items-center text-accent-text underline coarse:min-h-11"
          >
            {batchTexts.open}
          </Link>
        </div>
        <section aria-labelledby="detectors" className="flex flex-col gap-4">
          <div>
            <h2 id="detectors" className="type-heading">
              {texts.detectorsHeading}
            </h2>
            <p className="mt-1 text-ink-2">{texts.detectorsAbout}</p>
          </div>
          <DetectorList />
        </section>
      </div>
    </PageFrame>
  );
}
