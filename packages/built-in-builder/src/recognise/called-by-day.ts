import type { Field } from '../plan/plan.ts';
import { isPerson } from '../reading/chunks.ts';
import { gradeOf } from '../reading/lexicon/graded-nouns.ts';
import { headOf } from '../reading/noun-of.ts';
import type { NamedDraft } from './drafts.ts';
import type { EntityDraft } from './entity-draft.ts';

const addedNames = /^(?:name|title)$/;
const isBetween = /^(?:loan|lending|rental|booking|reservation|sign-up|registration|ausleihe|verleih|buchung|reservierung|anmeldung)$/; // prettier-ignore

/**
 * "Upright, 12 March": what happens to a thing is called by the thing and its day, or by the two that it is between,
 * where no name was said. A name that somebody has to think of for each visit is no use.
 */
export function calledByWhatHappens(drafts: readonly NamedDraft[]): void {
  const people = new Set(drafts.filter(({ noun }) => isPerson(noun)).map(({ draft }) => draft.entity.name));
  const isThing = ({ reference }: Field): boolean => reference !== undefined && !people.has(reference);
  for (const { noun, draft } of drafts) {
    const of = referencesOf(draft);
    const thing = of.filter(isThing).toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))[0];
    if (!thing) continue;
    const day = dayOf(draft);
    if (isBetween.test(headOf(noun.toLowerCase())) && of.length > 1) callBy(draft, of.slice(0, 2));
    else if (day && happens(noun)) callBy(draft, [thing, day]);
  }
}

const happens = (noun: string): boolean =>
  isBetween.test(headOf(noun.toLowerCase())) || gradeOf(noun.toLowerCase())?.kind === 'deed';

const referencesOf = ({ entity }: EntityDraft): Field[] => entity.fields.filter(({ type }) => type === 'reference');
const dayOf = ({ entity }: EntityDraft): Field | undefined =>
  entity.fields.find(({ type }) => type === 'date' || type === 'datetime');

/** What is known to happen to something, whatever its noun. */
export function calledByDay(draft: EntityDraft): void {
  const of = referencesOf(draft).slice(0, 2);
  const day = of.length === 1 ? dayOf(draft) : undefined;
  if (of.length > 0) callBy(draft, [...of, ...(day ? [day] : [])]);
}

/** Takes the added name away, if there is one: the record is called by what these fields hold. */
export function calledBy(draft: EntityDraft, fields: readonly Field[]): void {
  if (fields.length > 0) callBy(draft, fields);
}

function callBy(draft: EntityDraft, fields: readonly Field[]): void {
  const title = draft.entity.fields[0];
  if (!title || !addedNames.test(title.name) || draft.addedTitle === null || title.joins) return;
  title.joins = fields.map(({ name }) => name);
  draft.addedTitle = null;
  for (const field of fields) field.isRequired = true;
  draft.samples = draft.samples.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== title.name)),
  );
}
