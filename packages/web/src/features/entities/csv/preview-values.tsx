import type { CsvMapping } from '@whittle/contract/csv';
import { checkValue, type FieldProblems } from '@whittle/domain/entities/check-value';
import { convertCell } from '@whittle/domain/entities/csv/convert-cell';
import type { CsvTarget } from '@whittle/domain/entities/csv/targets';
import type { Json } from '@whittle/domain/entities/json';
import { OctagonAlert } from 'lucide-react';
import { csvTexts as texts } from './csv.texts.ts';

type PreviewValuesProps = { mapping: CsvMapping; target: CsvTarget | undefined; cells: readonly string[] };

/** CSV-05, N-37: the first values as they would be stored, so that a wrong mapping shows before it is imported. */
export function PreviewValues({ mapping, target, cells }: PreviewValuesProps) {
  if (!target) {
    return <span className="block truncate text-ink-3">{cells.filter((cell) => cell !== '').join(' · ')}</span>;
  }
  const { format } = target.isList ? (target.property.items ?? {}) : target.property;
  const values = cells.map((cell) => convertCell(cell, { ...mapping, format }));
  return (
    <ul className="flex flex-col gap-1">
      {values.map((value, index) => (
        // The rows of the file have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="min-w-0">
          <Value value={value} target={target} />
        </li>
      ))}
    </ul>
  );
}

const shownItems = 3;

function Value({ value, target }: { value: Json | undefined; target: CsvTarget }) {
  if (value === undefined) return <span className="text-ink-3">–</span>;
  const problems: FieldProblems = new Map();
  checkValue(value, target.property, target.path, problems);
  const [problem] = problems.values();
  if (problem !== undefined) {
    const text = textOf(value);
    return (
      <span className="flex min-w-0 items-center gap-1 text-danger" title={problem}>
        <OctagonAlert aria-hidden size={14} className="shrink-0" />
        <span className="truncate" aria-label={texts.wrongValue(text)}>
          {text}
        </span>
      </span>
    );
  }
  if (!Array.isArray(value))
    return (
      <span className="block truncate" title={textOf(value)}>
        {textOf(value)}
      </span>
    );
  return (
    <span className="flex min-w-0 flex-wrap gap-1" title={value.map(textOf).join(', ')}>
      {value.slice(0, shownItems).map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className="type-meta max-w-full truncate rounded-chip bg-sunken px-1.5 py-0.5 text-ink-2">
          {textOf(item)}
        </span>
      ))}
      {value.length > shownItems && (
        <span className="type-meta py-0.5 text-ink-3">{texts.more(value.length - shownItems)}</span>
      )}
    </span>
  );
}

const textOf = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
