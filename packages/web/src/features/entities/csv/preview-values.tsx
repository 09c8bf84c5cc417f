import type { CsvMapping } from '@whittle/contract/csv';
import { checkValue, type FieldProblems } from '@whittle/domain/entities/check-value';
import { type ReadCell, readCell } from '@whittle/domain/entities/cells/read-cell';
import type { CsvTarget } from '@whittle/domain/entities/csv/targets';
import type { Json } from '@whittle/domain/entities/json';
import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { problemsInShownLanguage } from '../../../lib/sentences.ts';
import { csvTexts as texts } from './csv.texts.ts';
import { storedText } from './stored-text.ts';

type PreviewValuesProps = { mapping: CsvMapping; target: CsvTarget | undefined; cells: readonly string[] };

/** CSV-05, N-37: the first values as they would be stored, so that a wrong mapping shows before it is imported. */
export function PreviewValues({ mapping, target, cells }: PreviewValuesProps) {
  if (!target) {
    return <span className="block truncate text-ink-3">{cells.filter((cell) => cell !== '').join(' · ')}</span>;
  }
  const property = target.isList ? (target.property.items ?? {}) : target.property;
  return (
    <ul className="flex flex-col gap-1">
      {cells.map((cell, index) => (
        // The rows of the file have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="min-w-0">
          <Value cell={cell} read={readCell(cell, { ...mapping, property })} target={target} />
        </li>
      ))}
    </ul>
  );
}

const shownItems = 3;

function Value({ cell, read, target }: { cell: string; read: ReadCell; target: CsvTarget }) {
  const { value, isAltered } = read;
  if (value === undefined) return <span className="text-ink-3">–</span>;
  const problems: FieldProblems = new Map();
  checkValue(value, target.property, target.path, problems);
  const [problem] = problems.values();
  if (problem !== undefined) {
    const text = storedText(value);
    return (
      <span className="flex min-w-0 items-center gap-1 text-danger" title={problemsInShownLanguage(problem)}>
        <OctagonAlert aria-hidden size={14} className="shrink-0" />
        <span className="truncate" aria-label={texts.wrongValue(text)}>
          {text}
        </span>
      </span>
    );
  }
  if (isAltered) return <AlteredValue text={cell} value={value} />;
  if (!Array.isArray(value))
    return (
      <span className="block truncate" title={storedText(value)}>
        {storedText(value)}
      </span>
    );
  return (
    <span className="flex min-w-0 flex-wrap gap-1" title={value.map(storedText).join(', ')}>
      {value.slice(0, shownItems).map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="type-meta max-w-full truncate rounded-chip bg-sunken px-1.5 py-0.5 text-ink-2">
          {storedText(item)}
        </span>
      ))}
      {value.length > shownItems && (
        <span className="type-meta py-0.5 text-ink-3">{texts.more(value.length - shownItems)}</span>
      )}
    </span>
  );
}

/** CSV-26: what is written, and what would be stored in its place. */
function AlteredValue({ text, value }: { text: string; value: Json }) {
  const stored = storedText(value);
  return (
    <span className="flex min-w-0 items-start gap-1 text-warning" title={texts.becomes(text, stored)}>
      <TriangleAlert aria-hidden size={14} className="mt-0.5 shrink-0" />
      <span className="sr-only">{texts.becomes(text, stored)}</span>
      <span aria-hidden className="min-w-0 break-words">
        {text} → {stored}
      </span>
    </span>
  );
}
