import { pluralise, toLabel } from '../../plan/names.ts';
import { rolesOf } from '../../plan/roles.ts';
import { parseField } from '../../kinds/parse-field.ts';
import type { Field } from '../../plan/plan.ts';
import { isPerson } from '../../reading/chunks.ts';
import { columnsOf, draftOfNoun, type EntityDraft } from '../entity-draft.ts';
import { isPersonNoun } from '../sample-people.ts';
import { sampleValue } from '../sample-values.ts';

/** An entity with exactly these fields; none means what is usual for the noun. */
export function draftWith(noun: string, lines: readonly string[]): EntityDraft {
  const draft = draftOfNoun(noun, []);
  if (lines.length === 0) return draft;
  const { entity } = draft;
  const own = rolesOf(entity).title.name;
  entity.fields = lines.map(parseField);
  entity.plural = toLabel(pluralise(noun));
  entity.columns = columnsOf(entity, []);
  const title = rolesOf(entity).title.name;
  const isOfPeople = isCalledAfterPeople(noun, title, entity.fields);
  draft.samples = draft.samples.slice(0, 5).map((row, index) =>
    Object.fromEntries(
      entity.fields.flatMap((field) => {
        const value = field.name === title ? (isOfPeople ? someNames[index % someNames.length] : (row[own] ?? row[title] ?? row['name'])) : sampleValue(field, index);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
  ); // prettier-ignore
  return draft;
}

export const someNames = ['Amina Yusuf', 'Henrik Dahl', 'Lucía Herrera', 'Tomasz Wójcik', 'Mei Chen'];

/** People have names of people, and so has what they leave behind; a kayak is called as kayaks are. */
const isCalledAfterPeople = (noun: string, title: string, fields: readonly Field[]): boolean =>
  /^(?:customer|player|author)$/.test(title) ||
  (title === 'name' &&
    (isPersonNoun(noun) ||
      isPerson(noun) ||
      isLeft.test(noun) ||
      fields.some(({ type }) => type === 'email' || type === 'phone')));

const isLeft =
  /(?:^| )(?:booking|reservation|appointment|rental|viewing|visit|order|sign-?up|registration|enroll?ment|application|membership|rsvp|pledge|donation|vote|score|profile|comment|review|reply|feedback|subscriber|request|message)$/i;

/** What belongs to one of several things need not belong to each of them. */
export function optional(draft: EntityDraft): void {
  const references = draft.entity.fields.filter(({ type }) => type === 'reference');
  if (references.length > 1) for (const field of references) field.isRequired = false;
}
