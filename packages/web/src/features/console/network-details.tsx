import type { NetworkEntry } from '@whittle/contract/preview-console';
import { consoleTexts as texts } from './console.texts.ts';
import { type OpenPlace, PlaceLink } from './place-link.tsx';

/** What one call sent and got; secrets were left out before it came here. */
export function NetworkDetails({ call, onOpen }: { call: NetworkEntry; onOpen: OpenPlace }) {
  const hasBody = call.requestBody !== null || call.responseBody !== null;
  return (
    <section
      aria-label={texts.details}
      className="min-h-0 flex-1 overflow-y-auto border-line p-4 max-sm:border-t sm:max-w-1/2 sm:border-s"
    >
      <p className="type-code break-all">
        {call.method} {call.url}
      </p>
      {call.place && <PlaceLink place={call.place} onOpen={onOpen} isWhole />}
      {call.problem && <p className="mt-2 text-danger">{call.problem}</p>}
      <Body label={texts.request} text={call.requestBody} />
      <Body label={texts.response} text={call.responseBody} />
      {!hasBody && <p className="mt-2 text-ink-2">{texts.noBody}</p>}
    </section>
  );
}

function Body({ label, text }: { label: string; text: string | null }) {
  if (text === null) return null;
  return (
    <>
      <h3 className="type-meta mt-3 text-ink-2">{label}</h3>
      <pre className="type-code mt-1 bg-sunken p-2 break-words whitespace-pre-wrap">{readable(text)}</pre>
    </>
  );
}

/** JSON on several lines; a text that breaks off stays as it is. */
function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
