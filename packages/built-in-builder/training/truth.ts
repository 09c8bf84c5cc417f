import type { Candidate } from '../src/reading/learned/candidates.ts';
import type { LabelledPrompt } from './labels.ts';
import { isField, isRecord } from './matching.ts';

/** Whether something is so by the labels; null where they leave it open. */
export type Truth = boolean | null;

const either = (known: Truth, kind: 'said' | 'implied' | 'optional'): Truth =>
  kind === 'optional' ? (known === true ? true : null) : true;

export function isKept(noun: string, { records }: LabelledPrompt): Truth {
  let truth: Truth = false;
  for (const { kind, names } of records) if (isRecord(noun, names)) truth = either(truth, kind);
  return truth;
}

/** Whether a candidate is a field of any record, or of those given. */
export function isFieldOf({ names, noun, origin }: Candidate, records: LabelledPrompt['records']): Truth {
  if (origin !== 'noun') return false;
  let truth: Truth = false;
  for (const record of records)
    for (const field of record.fields)
      if ([...names, noun].some((name) => isField(name, field.names, record.names[0]!))) truth = either(truth, field.kind); // prettier-ignore
  return truth;
}

/** Nothing is said against the field of a record that the labels leave open. */
export function isOwned(field: Candidate, owner: Candidate, { records }: LabelledPrompt): Truth {
  const found = records.filter(({ names }) => isRecord(owner.noun, names));
  const record = found.find(({ kind }) => kind !== 'optional') ?? found[0];
  if (!record) return false;
  const truth = isFieldOf(field, [record]);
  return truth === false && record.kind === 'optional' ? null : truth;
}

export function pointsTo(from: string, to: string, { records, relations }: LabelledPrompt): Truth {
  const namesOf = (name: string) => records.find(({ names }) => names.includes(name))?.names ?? [name];
  let truth: Truth = false;
  for (const one of relations)
    if (isRecord(from, namesOf(one.from)) && isRecord(to, namesOf(one.to)))
      truth = either(truth, one.isOptional ? 'optional' : 'said');
  return truth;
}

export function canDo(ability: string, { abilities }: LabelledPrompt): Truth {
  let truth: Truth = false;
  for (const { kind, names } of abilities) if (names.includes(ability)) truth = either(truth, kind);
  return truth;
}
