import type { AnswerSources } from '@whittle/contract/knowledge/citation';
import { useCitations } from './citations.tsx';
import { placeOf } from './passage-sheet.tsx';
import { texts } from './texts.ts';

/** What an answer stands on: what of it is doubtful, and everything that was found. Rule: CTX-29. */
export function Why({ sources: { citations, unsupported, missing = [] } }: { sources: AnswerSources }) {
  const shown = useCitations();
  return (
    <div className="why">
      {unsupported.length > 0 && (
        <div className="notice" role="note">
          <p>{texts.unsupported}</p>
          <ul>
            {unsupported.map(({ sentence }, at) => (
              <li key={at} dir="auto">
                {sentence.replaceAll(/ ?\[\d+\]/g, '')}
              </li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && (
        <p className="help" dir="auto">
          {texts.missing(missing.map((word) => `“${word}”`).join(', '))}
        </p>
      )}
      {citations.length > 0 && (
        <details>
          <summary>{texts.why}</summary>
          <p className="help">{texts.whyAbout}</p>
          <ol className="found">
            {citations.map((citation) => (
              <li key={`${citation.contextItemId} ${citation.n}`}>
                <button type="button" className="quiet" onClick={() => shown?.open(citation)} dir="auto">
                  {citation.number === null ? '' : `${citation.number}. `}
                  {[citation.name, placeOf(citation)].filter(Boolean).join(' › ')}
                </button>
                {citation.number === null && <small> {texts.notCited}</small>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
