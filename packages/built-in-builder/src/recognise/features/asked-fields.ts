import { pluralise, toFieldName } from '../../plan/names.ts';
import { draftOfNoun, type EntityDraft } from '../entity-draft.ts';
import { makeField, type WrittenField } from '../make-field.ts';
import { sampleValue } from '../sample-values.ts';
import { draftWith } from './draft-with.ts';
import type { Features } from './features.ts';

/** Each name once, pick-up and pickup alike; the first of a name stays. */
export function unique(fields: readonly WrittenField[]): WrittenField[] {
  const keyOf = ({ field }: WrittenField) => field.name.replaceAll('_', '');
  return fields.filter((one, index) => fields.findIndex((other) => keyOf(other) === keyOf(one)) === index);
}

/** Rows are called by the first text that is asked for; nobody has to make up a name beside it. */
export function namedByFirstText(asked: readonly WrittenField[]): void {
  const texts = asked.filter(({ field }) => field.type === 'text');
  const isNamed = texts.some(({ field }) => /(?:^|_)(?:name|title|subject)$/.test(field.name));
  if (!isNamed && texts[0]) texts[0].field.isRequired = true;
}

/**
 * Takes what people enter from the things that a sentence put it to. A thing of which nothing else is said goes, where
 * `mayGo` lets it.
 */
export function leaveTo(
  features: Features,
  keep: EntityDraft | null,
  names: ReadonlySet<string>,
  mayGo: (noun: string) => boolean,
): void {
  for (const { noun, draft } of [...features.drafts]) {
    if (draft === keep || draft.entity.verb) continue;
    const said = features.context.reading.entities.find((one) => one.noun === noun)?.fields ?? [];
    const own = said.flatMap((words) => makeField(words) ?? []).filter(({ field }) => !names.has(field.name));
    const isAsked = names.has(toFieldName(noun)) || names.has(toFieldName(pluralise(noun)));
    if (own.length === 0 && (isAsked || (said.length > 0 && mayGo(noun)))) features.drop(draft);
    else if (own.length < said.length && draft.entity.fields.some(({ name }) => names.has(name))) {
      const next = draftOfNoun(noun, own);
      const { label, plural, name, access } = draft.entity;
      Object.assign(next.entity, { label, plural, name, access });
      features.replace(draft, next);
    }
  }
}

/** Work has a status and a date; what people book or order has a name and a description. */
export const isStock = ({ entity }: EntityDraft): boolean =>
  entity.fields.map(({ name }) => name).join() === 'name,status,date,notes';

/** The same thing under the same names, with exactly these fields. */
export function asPlainThing(features: Features, old: EntityDraft, lines: readonly string[]): EntityDraft {
  const named = features.drafts.find(({ draft }) => draft === old);
  if (!named) return old;
  const draft = draftWith(named.noun, lines);
  const { label, plural, name, access } = old.entity;
  Object.assign(draft.entity, { label, plural, name, access });
  features.replace(old, draft);
  return draft;
}

/** Samples have a value wherever a field has become required. */
export function fillRequired(draft: EntityDraft): void {
  const required = draft.entity.fields.filter(({ isRequired, type }) => isRequired && type !== 'reference');
  draft.samples = draft.samples.map((row, index) => ({
    ...Object.fromEntries(
      required.flatMap((field) => {
        const value = sampleValue(field, index);
        return value === undefined ? [] : [[field.name, value] as const];
      }),
    ),
    ...row,
  }));
}
