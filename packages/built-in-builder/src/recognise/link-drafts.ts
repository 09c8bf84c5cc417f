import { toFieldName, toLabel } from '../plan/names.ts';
import type { Field } from '../plan/plan.ts';
import { rolesOf } from '../plan/roles.ts';
import type { ReadEntity } from '../reading/reading.ts';
import { columnsOf, draftOfNoun, type EntityDraft } from './entity-draft.ts';
import type { WrittenField } from './make-field.ts';
import { sampleValue } from './sample-values.ts';

const samples = 10;

/** A record that joins two others, of which each has several of the other; it is called by the names of both. */
export function draftOfLink(link: ReadEntity, written: readonly WrittenField[], ends: readonly [EntityDraft, EntityDraft]): EntityDraft {
  const draft = draftOfNoun(link.noun, []);
  const { entity } = draft;
  entity.label = toLabel(link.noun);
  if (link.plural) {
    entity.plural = toLabel(link.plural);
    if (link.plural.includes('-')) entity.label = entity.label.replace(/-(\p{Ll})/gu, (_, letter: string) => `-${letter.toUpperCase()}`);
  }
  const references = ends.map((end): Field => ({
    name: toFieldName(end.entity.label),
    label: end.entity.label,
    type: 'reference',
    isRequired: true,
    reference: end.entity.name,
  }));
  const own = written.map(({ field }) => ({ ...field, isRequired: false })).filter(({ name }) => !references.some((one) => one.name === name));
  const name: Field = { name: 'name', label: 'Name', type: 'text', isRequired: true, joins: references.map((one) => one.name) };
  entity.fields = [name, ...references, ...own];
  entity.columns = columnsOf(entity, []).filter((column) => own.some((field) => field.name === column));
  const titles = ends.map(({ entity: end, samples: rows }) => rows.map((row) => row[rolesOf(end).title.name] ?? ''));
  const count = Math.min(samples, titles[0]!.length * titles[1]!.length);
  draft.samples = Array.from({ length: count }, (_, index) => ({
    ...Object.fromEntries(references.map((field, at) => [field.name, pick(titles, index)[at] ?? ''])),
    ...Object.fromEntries(own.flatMap((field) => {
      const value = sampleValue(field, index);
      return value === undefined ? [] : [[field.name, value]];
    })),
  }));
  return draft;
} // prettier-ignore

/** Each of the first has two of the second, never the same one twice. */
const pick = ([first = [], second = []]: readonly (readonly unknown[])[], index: number): string[] => {
  const row = Math.floor(index / 2) % first.length;
  return [String(first[row]), String(second[(row + (index % 2) * Math.max(1, Math.floor(second.length / 2))) % second.length])];
}; // prettier-ignore
