import { useId } from 'react';
import { placeOf } from '../errors/place.ts';
import { showsDetails } from '../errors/reporter.ts';
import { frameStyle } from '../shell/frame-style.ts';
import { say, sayWith } from '../kit/lib/page-words.ts';

/** Small and calm, in the place of the piece that is missing. Details are for the builder's eyes only. */
export function ProblemPanel({ error, name }: { error: Error; name: string | null }) {
  const titleId = useId();
  const place = placeOf(error);
  const title = name
    ? sayWith(`“${name}” could not be shown`, `„${name}“ konnte nicht angezeigt werden`)
    : say('This part could not be shown');
  return (
    <section className="whittle-problem" role="alert" aria-labelledby={titleId}>
      <style href="whittle-frame" precedence="whittle">
        {frameStyle}
      </style>
      <strong id={titleId}>{showsDetails() ? title : say('This part could not be shown')}</strong>
      {showsDetails() ? (
        <>
          <p>{error.message}</p>
          {place && (
            <code>
              {place.line === null
                ? place.file
                : sayWith(`${place.file}, line ${place.line}`, `${place.file}, Zeile ${place.line}`)}
            </code>
          )}
        </>
      ) : (
        <p>{say('The rest of the page still works. Reload the page to try again.')}</p>
      )}
    </section>
  );
}
