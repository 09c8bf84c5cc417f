import { useId } from 'react';
import { placeOf } from '../errors/place.ts';
import { showsDetails } from '../errors/reporter.ts';
import { frameStyle } from '../shell/frame-style.ts';

/** Small and calm, in the place of the piece that is missing. Details are for the builder's eyes only. */
export function ProblemPanel({ error, name }: { error: Error; name: string | null }) {
  const titleId = useId();
  const place = placeOf(error);
  const title = name ? `“${name}” could not be shown` : 'This part could not be shown';
  return (
    <section className="whittle-problem" role="alert" aria-labelledby={titleId}>
      <style href="whittle-frame" precedence="whittle">
        {frameStyle}
      </style>
      <strong id={titleId}>{showsDetails() ? title : 'This part could not be shown'}</strong>
      {showsDetails() ? (
        <>
          <p>{error.message}</p>
          {place && <code>{place.line === null ? place.file : `${place.file}, line ${place.line}`}</code>}
        </>
      ) : (
        <p>The rest of the page still works. Reload the page to try again.</p>
      )}
    </section>
  );
}
