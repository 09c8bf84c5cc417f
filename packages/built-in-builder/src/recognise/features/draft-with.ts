import { pluralise, toLabel } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { parseField } from '../../kinds/parse-field.ts';
import { columnsOf, draftOfNoun, type EntityDraft } from '../entity-draft.ts';
import { sampleValue } from '../sample-values.ts';

/** An entity with exactly these fields; none means what is usual for the noun. */
export function draftWith(noun: string, lines: readonly string[]): EntityDraft {
  const draft = draftOfNoun(noun, []);
  if (lines.length === 0) return draft;
  const { entity } = draft;
  entity.fields = lines.map(parseField);
  entity.plural = toLabel(pluralise(noun));
  entity.columns = columnsOf(entity, []);
  const title = rolesOf(entity).title.name;
  draft.samples = draft.samples.slice(0, 5).map((row, index) =>
    Object.fromEntries(
      entity.fields.flatMap((field) => {
        const value = field.name === title ? (sampleNames(field.name, index) ?? row[title] ?? row['name']) : sampleValue(field, index);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  ); // prettier-ignore
  return draft;
}

export const someNames = ['Amina Yusuf', 'Henrik Dahl', 'Lucía Herrera', 'Tomasz Wójcik', 'Mei Chen'];
const sampleNames = (field: string, index: number): string | null =>
  /^(?:name|customer|player|author)$/.test(field) ? someNames[index % someNames.length]! : null;

/** What belongs to one of several things need not belong to each of them. */
export function optional(draft: EntityDraft): void {
  const references = draft.entity.fields.filter(({ type }) => type === 'reference');
  if (references.length > 1) for (const field of references) field.isRequired = false;
}
