import { likelihood } from './linear.ts';
import type { Models } from './models.ts';
import { isRuledOf, owningsIn } from './owner-features.ts';
import { hasSureFields } from './sure.ts';
import { thresholds } from './thresholds.ts';
import type { Sketch, Weighed } from './weighed.ts';

const likelyField = 0.4;
/** From how likely on a record that has fields by its own sentence gets one more. */
const toSure = 0.75;
/** From how likely on the rules may give a field to more than one record. */
const alsoOwner = 0.6;
/** From how likely on a field goes to another record than the rules gave it to, which is less likely than this. */
const instead = 0.4;
/** From how likely on a record keeps the fields that the rules gave it. */
const likelyRecord = 0.7;

type Owner = { record: Weighed; p: number };
type Fields = { fields: Map<Weighed, Weighed[]>; given: Map<Weighed, Weighed[]> };

/** The fields of each record, and what of the rules' fields was given to another record. */
export function fieldsAmong(all: readonly Weighed[], records: readonly Weighed[], sketch: Sketch, models: Models): Fields {
  const sure = records.filter(hasSureFields);
  const fields = new Map<Weighed, Weighed[]>(
    records.map((record) => [record, sure.includes(record) ? all.filter((field) => isRuledOf(field, record)) : []]),
  );
  const given: Fields['given'] = new Map();
  const isTaken = (field: Weighed): boolean =>
    sure.some((record) => isRuledOf(field, record)) ||
    records.some((record) => !isRuledOf(field, record) && isPartOfField(field, record));
  for (const [field, owners] of ownersOf(all, records, sketch, models)) {
    const [best] = owners;
    const holder = sure.find((record) => isRuledOf(field, record));
    if (holder && !holder.entity?.isImplied && best && isElsewhere(best, holder, owners)) {
      fields.set(holder, fields.get(holder)!.filter((one) => one !== field)); // prettier-ignore
      given.set(holder, [...(given.get(holder) ?? []), field]);
      fields.get(best.record)!.push(field);
    } else if (!isTaken(field))
      owners
        .filter(({ record, p }) => !sure.includes(record) || (p > toSure && !isQuestion.test(field.names[0] ?? field.noun)))
        .forEach(({ record, p }, index) => {
          if (index === 0 || (isRuledOf(field, record) && p > alsoOwner)) fields.get(record)!.push(field);
        });
  }
  return { fields, given };
} // prettier-ignore

/** The records that each may be a field of, the likeliest first. */
function ownersOf(all: readonly Weighed[], records: readonly Weighed[], { cover }: Sketch, models: Models): Map<Weighed, Owner[]> {
  const owners = new Map<Weighed, Owner[]>();
  const { ruled, added, ofLikelyField } = thresholds.owner;
  for (const { field, record, features } of owningsIn(all, records, cover)) {
    const p = likelihood(models.owner, features);
    const ofUnruled = field.field < likelyField ? added : isOrphan(field, records) ? 0 : ofLikelyField;
    if (p >= (isRuledOf(field, record) ? ruled : ofUnruled))
      owners.set(field, [...(owners.get(field) ?? []), { record, p }].toSorted((a, b) => b.p - a.p));
  }
  return owners;
} // prettier-ignore

/** The rules gave it to what is no record after all. */
const isOrphan = ({ fieldOf }: Weighed, records: readonly Weighed[]): boolean =>
  fieldOf.length > 0 &&
  !records.some(({ noun, entity }) => fieldOf.includes(noun) || (entity !== null && fieldOf.includes(entity.noun)));

const isElsewhere = (best: Owner, holder: Weighed, owners: readonly Owner[]): boolean =>
  best.record !== holder &&
  best.p >= instead &&
  holder.record < likelyRecord &&
  (owners.find(({ record }) => record === holder)?.p ?? 0) <= instead;

/** What a question asks for is a field of the rules already, by a name of its own. */
const isQuestion = /^(?:who|when|where|how(?: \p{L}+)?|was|wer|wann|wo|wie(?: \p{L}+)?)$/iu;

/** A lathe, where the equipment has a kind (lathe, saw). */
const isPartOfField = ({ noun, names }: Weighed, { entity }: Weighed): boolean =>
  [noun, ...names].some(
    (name) => name.length > 2 && entity?.fields.some((field) => field.toLowerCase().includes(name)),
  );
