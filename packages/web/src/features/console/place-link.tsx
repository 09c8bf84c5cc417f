import type { CodePlace } from '@whittle/contract/preview-console';
import { consoleTexts as texts } from './console.texts.ts';

export type OpenPlace = (place: CodePlace) => void;

/** `Home.jsx:4`, which opens the file at its line. */
export function PlaceLink({ place, onOpen, isWhole }: { place: CodePlace; onOpen: OpenPlace; isWhole?: boolean }) {
  const { file, line } = place;
  const name = isWhole ? file : (file.split('/').at(-1) ?? file);
  return (
    <button
      type="button"
      title={texts.open}
      aria-label={`${texts.open}: ${file}${line === null ? '' : `, ${line}`}`}
      onClick={() => onOpen(place)}
      className="type-code shrink-0 rounded-chip break-all text-accent-text underline decoration-line underline-offset-2 hover:decoration-current coarse:min-h-11"
    >
      {line === null ? name : `${name}:${line}`}
    </button>
  );
}
