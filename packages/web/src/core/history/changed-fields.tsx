import { ArrowRight } from 'lucide-react';
import { historyTexts as texts } from './history.texts.ts';
import { uiTexts } from '../../ui/ui.texts.ts';

type Fields = readonly { name: string; before: unknown; after: unknown }[];

/** Fields that differ, each with both sides; a side that is not asked for is left out. */
export function ChangedFields({ fields, sides }: { fields: Fields; sides: 'both' | 'before' | 'after' }) {
  return (
    <dl className="mt-1 grid grid-cols-[minmax(5rem,max-content)_minmax(0,1fr)] gap-x-3 gap-y-0.5">
      {fields.map(({ name, before, after }) => (
        <div key={name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="type-meta pt-0.5 text-ink-3 break-all">{name}</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-x-1.5">
            {sides !== 'after' && <Value value={before} isGone={sides === 'both'} />}
            {sides === 'both' && (
              <ArrowRight role="img" aria-label={uiTexts.becomes} size={14} className="shrink-0 text-ink-3" />
            )}
            {sides !== 'before' && <Value value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const maxTextChars = 200;
const maxDataChars = 24;

function Value({ value, isGone }: { value: unknown; isGone?: boolean }) {
  if (value === null || value === undefined || value === '') return <span className="text-ink-3">{texts.noValue}</span>;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // A picture that is written into its own address says nothing as text.
  const maxChars = text.startsWith('data:') ? maxDataChars : maxTextChars;
  const shown = text.length > maxChars ? `${text.slice(0, maxChars)}...` : text;
  return isGone ? (
    <del className="min-w-0 break-words text-ink-2 decoration-ink-3">{shown}</del>
  ) : (
    <span className="min-w-0 break-words">{shown}</span>
  );
}

/** The fields of two states of a record that differ. */
export function fieldsBetween(
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
): { name: string; before: unknown; after: unknown }[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after));
}
