import { type ErrorPlace, placeOfDetails } from '@whittle/domain/preview/error-place';
import { EyeOff } from 'lucide-react';
import { inShownLanguage } from '../../lib/sentences.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { appErrorTexts as texts } from './app-errors.texts.ts';
import type { Issue } from './error-panel-state.ts';

/** One issue: where and what, its details when asked, and the way to stop hearing of it. */
export function IssueRow({
  issue,
  onSuppress,
  onOpenPlace,
}: {
  issue: Issue;
  onSuppress: () => void;
  onOpenPlace: (place: ErrorPlace) => void;
}) {
  const { error, isSuppressed } = issue;
  const place = placeOfDetails(error.details);
  return (
    <li className="flex items-start gap-2 py-1.5 pe-1.5 ps-3">
      <div className="min-w-0 flex-1 py-1.5">
        <p className={isSuppressed ? 'break-words text-ink-3' : 'break-words'}>
          {texts.entry(error.componentName, inShownLanguage(error.title))}
        </p>
        {place && (
          <button
            type="button"
            title={texts.openPlace}
            onClick={() => onOpenPlace(place)}
            className="type-code rounded-chip text-start break-all text-accent-text underline decoration-line underline-offset-2 hover:decoration-current coarse:min-h-11"
          >
            {place.line === null ? place.file : `${place.file}:${place.line}`}
          </button>
        )}
        {error.details && (
          <details>
            <summary className="type-meta w-fit text-ink-2">{texts.details}</summary>
            <pre className="type-code mt-1 max-h-40 overflow-auto bg-sunken p-2 whitespace-pre-wrap">
              {error.details}
            </pre>
          </details>
        )}
      </div>
      {!isSuppressed && <IconButton label={texts.suppress} icon={<EyeOff size={16} />} onClick={onSuppress} />}
    </li>
  );
}
