import type { RestorePreview } from '@whittle/contract/history';
import { ChangedFields, fieldsBetween } from './changed-fields.tsx';
import { historyTexts as texts } from './history.texts.ts';

const sides = { create: 'after', update: 'both', delete: 'before' } as const;

/** What a restore would do: per entity, and some of the records with both states. */
export function RestoreEffect({ preview: { entities, samples } }: { preview: RestorePreview }) {
  const total = entities.reduce((sum, { created, updated, deleted }) => sum + created + updated + deleted, 0);
  return (
    <section aria-label={texts.wouldChange} aria-live="polite">
      <h3 className="type-heading">{texts.wouldChange}</h3>
      {total === 0 ? (
        <p className="mt-1 text-ink-2">{texts.nothing}</p>
      ) : (
        <>
          <ul className="mt-1">
            {entities.map(({ entity, ...counts }) => (
              <li key={entity}>
                <span className="font-semibold">{entity}</span>{' '}
                <span className="text-ink-2">{texts.effect(counts)}</span>
              </li>
            ))}
          </ul>
          <p className="type-meta mt-3 text-ink-3">{texts.samples(samples.length, total)}</p>
          <ul className="divide-y divide-line">
            {samples.map(({ entity, id, kind, before, after }) => (
              <li key={`${entity} ${id}`} className="py-2">
                <p>
                  {texts.sample[kind]}
                  {entities.length > 1 && <span className="text-ink-2"> · {entity}</span>}
                </p>
                <ChangedFields fields={fieldsBetween(before, after)} sides={sides[kind]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
