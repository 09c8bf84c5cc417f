import { isPerson } from '../chunks.ts';
import type { Ability } from '../lexicon/abilities.ts';
import { abilitiesOf } from './abilities-of.ts';
import { featuresBeside } from './beside-features.ts';
import { fieldsAmong } from './fields-among.ts';
import { likelihood } from './linear.ts';
import type { Models } from './models.ts';
import { namedAmong, type Named } from './records-among.ts';
import { relationsAmong, type Tie } from './relations-among.ts';
import { thresholds } from './thresholds.ts';
import { weighAlone, type Sketch, type Weighed } from './weighed.ts';

export type Chosen = Named & {
  fields: Map<Weighed, Weighed[]>;
  /** What the rules gave to a record, and is of another one. */
  given: Map<Weighed, Weighed[]>;
  relations: Tie[];
  abilities: Ability[];
  /** What may be kept as well, but more likely not. */
  doubtful: Weighed[];
};

/** What the rules read, with what joins their records. */
export function onlyRelations(sketch: Sketch, models: Models): Tie[] {
  const all = weighBeside(weighAlone(sketch, models), sketch.cover, models);
  return relationsAmong(all.filter(({ entity }) => entity !== null), sketch, models); // prettier-ignore
}

/** Records, fields, relations and abilities, of all that may be one. */
export function choose(sketch: Sketch, models: Models): Chosen {
  const all = weighBeside(weighAlone(sketch, models), sketch.cover, models);
  const named = namedAmong(all, sketch);
  const relations = relationsAmong(named.records, sketch, models);
  const isTied = (one: Weighed) => relations.some(({ from, to }) => from === one || to === one);
  // people whom no noun names and nothing joins were not asked for
  const records = named.records.filter((one) => one.entity !== null || !isPerson(one.noun) || /^(?:noun|modifier)$/.test(one.origin) || named.records.length === 1 || isTied(one)); // prettier-ignore
  const { longer } = named;
  return {
    records,
    longer,
    ...fieldsAmong(all, records, sketch, models),
    relations,
    abilities: abilitiesOf(sketch, models),
    doubtful: all.filter(
      (one) => one.origin === 'noun' && !records.includes(one) && one.record >= thresholds.record.ruled,
    ),
  };
}

/** Each candidate again, now that all of them are weighed. */
export function weighBeside(all: Weighed[], cover: number, models: Pick<Models, 'recordBeside' | 'fieldBeside'>): Weighed[] {
  const features = all.map((one) => featuresBeside(one, all, cover));
  all.forEach((one, index) => {
    one.record = likelihood(models.recordBeside, features[index]!);
    if (one.origin === 'noun') one.field = likelihood(models.fieldBeside, features[index]!);
  });
  return all;
} // prettier-ignore
