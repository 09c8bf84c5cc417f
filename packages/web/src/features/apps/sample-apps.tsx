import { sampleAppIds } from '@whittle/contract/sample-apps';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { Picture, pictureFrame } from './app-thumbnail.tsx';
import { appGridClass } from './app-grid.tsx';
import { appTexts as texts, sampleTexts } from './apps.texts.ts';
import { sampleStills } from './stills/stills.ts';

/** Finished apps that come with the product, to open, try and copy (HOME-04). */
export function SampleApps() {
  return (
    <section aria-labelledby="sample-apps" className="flex flex-col gap-4">
      <div>
        <h2 id="sample-apps" className="type-heading">
          {texts.samples}
        </h2>
        <p className="text-ink-2">{texts.samplesAbout}</p>
      </div>
      <ul className={appGridClass}>
        {sampleAppIds.map((id) => (
          <li key={id} className="relative flex items-center gap-3 sm:block">
            <div aria-hidden className={pictureFrame}>
              <Picture src={sampleStills[id]} />
            </div>
            <div className="min-w-0 flex-1 sm:mt-2">
              <h3 className="truncate font-semibold">
                <Link to={paths.sample.to(id)} className="after:absolute after:inset-0 after:rounded-tile">
                  {sampleTexts[id].name}
                </Link>
              </h3>
              <p className="type-meta text-ink-2">{sampleTexts[id].about}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
