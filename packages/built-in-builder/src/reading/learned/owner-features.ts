import { headOf } from '../noun-of.ts';
import { logOdds, present, type Feature } from './linear.ts';
import type { Weighed } from './weighed.ts';
import { kindsOf } from './word-kinds.ts';

/** A field and the record that it may be of. */
export type Owning = { field: Weighed; record: Weighed; features: Feature[] };

const leastField = 0.12;

/** Every field with every record that it may be of. */
export function owningsIn(all: readonly Weighed[], records: readonly Weighed[], cover: number): Owning[] {
  const fields = all.filter(
    ({ origin, canBeField, fieldOf, field }) =>
      origin === 'noun' && (canBeField || fieldOf.length > 0) && (field >= leastField || fieldOf.length > 0),
  );
  return fields.flatMap((field) =>
    records
      .filter((record) => record !== field)
      .map((record) => ({ field, record, features: featuresOfOwning(field, record, records, cover) })),
  );
}

/** Whether the rules made it a field of that record. */
export const isRuledOf = (field: Weighed, record: Weighed): boolean =>
  field.fieldOf.includes(record.noun) || (record.entity !== null && field.fieldOf.includes(record.entity.noun));

function featuresOfOwning(field: Weighed, record: Weighed, records: readonly Weighed[], cover: number): Feature[] {
  const rule = isRuledOf(field, record);
  const count = Math.min(4, records.length);
  const implied = record.entity?.isImplied ?? 'no';
  const names = [
    `rule=${rule}`, `rule-cover=${rule}-${cover}`, `rule-other=${!rule && field.fieldOf.length > 0}`,
    `ents=${count}`, `rule-ents=${rule}-${count}`, `order=${Math.min(3, records.indexOf(record))}`,
    `ehas=${Math.min(3, record.entity?.fields.length ?? -1)}`, `eimpl=${implied}`, `impl-rule=${implied}-${rule}`,
    ...kindsOf(record.noun).map((kind) => `ek=${kind}`), `eh=${headOf(record.noun)}`, `kh=${headOf(field.noun)}`,
    `origin=${record.origin}`,
    ...ofPlaces(field, record, records, rule),
  ]; // prettier-ignore
  return [
    ['field', logOdds(field.field)],
    ['record', logOdds(record.record)],
    ['field-as-record', logOdds(field.record)],
    ...present(names),
  ];
}

/** How far apart they stand, with what between them, and whose list the field is in. */
function ofPlaces(field: Weighed, record: Weighed, records: readonly Weighed[], rule: boolean): string[] {
  const near = nearest(field, record);
  const between = near ? Math.min(2, records.filter((one) => one !== record && one.mentions.some(({ at }) => at > near.from && at < near.to)).length) : 0; // prettier-ignore
  const isSame = near?.isSame ?? false;
  const isAfter = field.mentions.some((one) => record.mentions.some((other) => other.at > one.at && other.sentence === one.sentence)); // prettier-ignore
  const runs = field.mentions.flatMap(({ run }) => run ?? []);
  const owns = runs.some(({ owner }) => owner !== null && record.mentions.includes(owner));
  const otherOwns = !owns && runs.some(({ owner }) => owner !== null && records.some(({ mentions }) => mentions.includes(owner))); // prettier-ignore
  const isMate = record.mentions.some(({ run }) => run !== null && runs.includes(run));
  const first = field.mentions[0];
  const opened = first?.chunks.slice(0, first.index).findLast(({ kind }) => /^(?:with|colon|open|relative|verb)$/.test(kind)); // prettier-ignore
  return [
    `owns=${owns}-${otherOwns}`,
    `owns-rule=${owns}-${otherOwns}-${rule}`,
    `owns-size=${owns}-${Math.min(6, runs[0]?.items.length ?? 0)}`,
    `mates=${isMate}-${owns}`,
    `dist=${near ? Math.min(8, near.to - near.from) : 'no'}`,
    `same=${isSame}`,
    `between=${between}`,
    `same-between=${isSame}-${between}-${rule}`,
    `after=${isAfter}-${isSame}`,
    first ? `op=${opened?.kind ?? 'none'}-${isSame}-${between}` : 'unsaid',
  ];
}

/** Where the record is named last before the field, of all the places where both are named. */
function nearest(field: Weighed, record: Weighed): { from: number; to: number; isSame: boolean } | null {
  let best: { from: number; to: number; isSame: boolean } | null = null;
  for (const one of field.mentions)
    for (const other of record.mentions) {
      const distance = one.at - other.at;
      if (distance > 0 && (!best || distance < best.to - best.from))
        best = { from: other.at, to: one.at, isSame: one.sentence === other.sentence };
    }
  return best;
}
