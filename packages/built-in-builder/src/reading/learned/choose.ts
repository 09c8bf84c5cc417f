import { abilityEntries, type Ability } from '../lexicon/abilities.ts';
import { headOf } from '../noun-of.ts';
import type { Relation } from '../reading.ts';
import { featuresBeside } from './beside-features.ts';
import { likelihood, likelihoods } from './linear.ts';
import type { Models } from './models.ts';
import { isRuledOf, owningsIn } from './owner-features.ts';
import { isNoRecord } from './no-records.ts';
import { isCalled, pointingsIn } from './relation-features.ts';
import { featuresForAbilities } from './text-features.ts';
import { weighAlone, type Sketch, type Weighed } from './weighed.ts';

/** From how likely on something is taken. What the rules say stays unless much speaks against it. */
export const thresholds = {
  record: { ruled: 0.2, added: 0.55, addedToCovered: 0.7 },
  /** Of a field and its owner; a likely field goes to its likeliest owner, however weak that one is. */
  owner: { ruled: 0.1, added: 0.5, ofLikelyField: 0.3 },
  relation: { ruled: 0.05, added: 0.4 },
  ability: { ruled: 0.2, added: 0.45 },
};
const likelyField = 0.4;
/** From how likely on a record that has fields by its own sentence gets one more. */
const toSure = 0.75;
/** From how likely on the rules may give a field to more than one record. */
const alsoOwner = 0.6;
const maxRecords = 8;
/** From how much of a text on, in quarters, the rules understood most of it. */
const muchCover = 3;

export type Chosen = {
  records: Weighed[];
  fields: Map<Weighed, Weighed[]>;
  relations: { from: Weighed; to: Weighed }[];
  abilities: Ability[];
  /** What may be kept as well, but more likely not. */
  doubtful: Weighed[];
};

export function choose(sketch: Sketch, models: Models): Chosen {
  const all = weighBeside(weighAlone(sketch, models), sketch.cover, models);
  const records = recordsAmong(all, sketch.cover);
  return {
    records,
    fields: fieldsOf(all, records, sketch, models),
    relations: relationsAmong(records, sketch, models),
    abilities: abilitiesOf(sketch, models),
    doubtful: all.filter(
      (one) => one.origin === 'noun' && !records.includes(one) && one.record >= thresholds.record.ruled,
    ),
  };
}

/** Of what has fields by its own sentence, or joins two others, there is nothing to guess. */
export const isSure = ({ entity, isTied }: Weighed): boolean =>
  entity !== null && (isTied || entity.isLink === true || (!entity.isImplied && entity.fields.length > 1));

/** What an implied record usually has is no guess either, only whether it is needed. */
export const hasSureFields = (one: Weighed): boolean => isSure(one) || one.entity?.isImplied === true;

/** Each candidate again, now that all of them are weighed. */
export function weighBeside(all: Weighed[], cover: number, models: Pick<Models, 'recordBeside' | 'fieldBeside'>): Weighed[] {
  const features = all.map((one) => featuresBeside(one, all, cover));
  all.forEach((one, index) => {
    one.record = likelihood(models.recordBeside, features[index]!);
    if (one.origin === 'noun') one.field = likelihood(models.fieldBeside, features[index]!);
  });
  return all;
} // prettier-ignore

/** The likeliest records, none twice, in the order of the text; where the rules understood most, less is added. */
export function recordsAmong(all: readonly Weighed[], cover: number): Weighed[] {
  const taken: Weighed[] = [];
  const { ruled, added, addedToCovered } = thresholds.record;
  const least = ({ entity }: Weighed) => (entity ? ruled : cover >= muchCover ? addedToCovered : added);
  const canBe = (one: Weighed) => one.entity !== null || (!one.isTold && !isNoRecord(one, all));
  const likely = all.filter((one) => isSure(one) || (one.record >= least(one) && canBe(one)));
  const rankOf = (one: Weighed) => (isSure(one) ? 1 : one.record);
  for (const one of likely.toSorted((a, b) => rankOf(b) - rankOf(a)))
    if (taken.length < maxRecords && !taken.some(({ noun }) => headOf(noun) === headOf(one.noun))) taken.push(one);
  const placeOf = ({ mentions }: Weighed) => mentions[0]?.at ?? Infinity;
  return taken.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
}

function fieldsOf(all: readonly Weighed[], records: Weighed[], { cover }: Sketch, models: Models): Chosen['fields'] {
  const owners = new Map<Weighed, { record: Weighed; p: number }[]>();
  for (const { field, record, features } of owningsIn(all, records, cover)) {
    const p = likelihood(models.owner, features);
    const { ruled, added, ofLikelyField } = thresholds.owner;
    if (p < (isRuledOf(field, record) ? ruled : field.field >= likelyField ? ofLikelyField : added)) continue;
    owners.set(field, [...(owners.get(field) ?? []), { record, p }]);
  }
  const sure = new Set(records.filter(hasSureFields));
  const isTaken = (field: Weighed): boolean =>
    [...sure].some((record) => isRuledOf(field, record)) ||
    records.some((record) => !isRuledOf(field, record) && isPartOfField(field, record));
  const fields = new Map<Weighed, Weighed[]>(
    records.map((record) => [record, sure.has(record) ? all.filter((field) => isRuledOf(field, record)) : []]),
  );
  for (const [field, found] of owners)
    (isTaken(field) ? [] : found)
      .filter(({ record, p }) => !sure.has(record) || (p > toSure && !isQuestion.test(field.names[0] ?? field.noun)))
      .toSorted((a, b) => b.p - a.p)
      .forEach(({ record, p }, index) => {
        if (index === 0 || (isRuledOf(field, record) && p > alsoOwner)) fields.get(record)!.push(field);
      });
  return fields;
}

/** What a question asks for is a field of the rules already, by a name of its own. */
const isQuestion = /^(?:who|when|where|how(?: \p{L}+)?|was|wer|wann|wo|wie(?: \p{L}+)?)$/iu;

/** A lathe, where the equipment has a kind (lathe, saw). */
const isPartOfField = ({ noun, names }: Weighed, { entity }: Weighed): boolean =>
  [noun, ...names].some(
    (name) => name.length > 2 && entity?.fields.some((field) => field.toLowerCase().includes(name)),
  );

function relationsAmong(records: Weighed[], { read, cover }: Sketch, models: Models): Chosen['relations'] {
  const isIn = (ties: readonly Relation[], from: Weighed, to: Weighed) => ties.some((tie) => isCalled(from, tie.from) && isCalled(to, tie.to)); // prettier-ignore
  const isRuled = (from: Weighed, to: Weighed) => isIn(read.reading.relations, from, to);
  const implied = read.facts.relations.filter(({ why }) => why === 'implied');
  const taken: Chosen['relations'] = [];
  const likely = pointingsIn(records, read, cover)
    .map(({ from, to, features }) => ({ from, to, p: likelihood(models.relation, features) }))
    .filter(({ from, to, p }) => isIn(implied, from, to) || (isRuled(from, to) && isRuledOf(to, from)) || p >= thresholds.relation[isRuled(from, to) ? 'ruled' : 'added']); // prettier-ignore
  for (const { from, to } of likely.toSorted((a, b) => b.p - a.p))
    if (!taken.some((one) => one.from === to && one.to === from)) taken.push({ from, to });
  return taken;
}

/** What is believed of an ability before the words are weighed, as log-odds: that the rules hear most of them. */
export const priorOf = (isRuled: boolean): number => (isRuled ? 2 : -3);

function abilitiesOf({ read }: Sketch, { abilities }: Models): Ability[] {
  const ruled = new Set<Ability>(read.reading.abilities);
  const least = (ability: Ability) => thresholds.ability[ruled.has(ability) ? 'ruled' : 'added'];
  const likely = likelihoods(abilities, featuresForAbilities(read), (ability) => priorOf(ruled.has(ability)));
  const isLikely = (ability: Ability) => {
    const place = abilities.keys.indexOf(ability);
    return place < 0 ? ruled.has(ability) : likely[place]! >= least(ability);
  };
  return (Object.keys(abilityEntries) as Ability[]).filter(isLikely);
}
