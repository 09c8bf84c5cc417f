import { isPerson } from './chunks.ts';
import type { Evidence, Facts } from './facts.ts';
import { fieldWords } from './lexicon/field-words.ts';
import { organisations } from './lexicon/organisations.ts';
import { recordsOfPlace } from './lexicon/places.ts';
import { lemmaOfNoun } from './lemma.ts';
import { headOf } from './noun-of.ts';
import type { ReadEntity } from './reading.ts';
import { severalHaveIt } from './many-to-many.ts';
import { saidFields } from './said-fields.ts';

const enough = 1.4;
const enoughToMention = 1.1;
const maxEntities = 8;

/** Cuts the evidence: what stands firm becomes an entity, what is weak is left to be asked. */
export function chooseEntities(facts: Facts): { entities: ReadEntity[]; doubtful: string[] } {
  const merged = mergeByHead([...facts.evidence.values()]);
  const listed = new Set([...facts.fields.values()].flat().map(({ head }) => head?.head ?? ''));
  const chosen = merged.filter(({ noun, weight, reasons }) => {
    const isOnlyField = listed.has(headOf(noun)) && !reasons.includes('has fields') && reasons.length < 2 && weight < 2;
    const isWeakField =
      fieldWords.has(headOf(noun)) && weight < enough + 0.6 && !isPerson(noun) && !organisations.has(headOf(noun));
    const isOwner =
      [...facts.bodies].some((body) => headOf(body) === headOf(noun)) &&
      !reasons.some((reason) => /has fields|plural/.test(reason));
    // "band manager: gigs have a date" is no list of bands
    const isManaged =
      organisations.has(noun) &&
      reasons.every((reason) => reason.startsWith('held')) &&
      merged.some((one) => one.noun !== noun && one.reasons.includes('has fields'));
    // "a tag belongs to several recipes": told of things that are kept
    if (reasons.some((reason) => reason === severalHaveIt)) return true;
    return weight >= enough && !isOwner && !isManaged && !isOnlyField && !isWeakField;
  });
  if (facts.fields.size === 0) promote(chosen, merged);
  const kept = new Set(chosen.map(({ noun }) => noun));
  const entities = chosen
    .sort((a, b) => a.at - b.at)
    .slice(0, maxEntities)
    .map(({ noun, weight, reasons, names }): ReadEntity => ({
      noun,
      plural: null,
      fields: saidFields(
        noun,
        [...new Set(names.flatMap((name) => (facts.fields.get(name) ?? []).map(({ text }) => text)))],
        kept,
      ),
      weight,
      why: reasons,
      isImplied: false,
    }));
  moveCompounds(entities);
  moveToRequest(entities, facts);
  const doubtful = merged
    .filter((one) => !chosen.includes(one) && one.weight >= enoughToMention && !isPerson(one.noun))
    .map(({ noun }) => noun);
  return { entities, doubtful };
}

/** Where only people, or nothing, stand firm, what is spoken of most is kept as well. */
function promote(chosen: Merged[], merged: readonly Merged[]): void {
  if (chosen.some(({ noun }) => !isPerson(noun))) return;
  const [best] = merged
    .filter(
      ({ noun, weight }) =>
        !isPerson(noun) &&
        !organisations.has(headOf(noun)) &&
        !recordsOfPlace.has(headOf(noun)) &&
        weight >= enoughToMention,
    )
    .toSorted((a, b) => b.weight - a.weight);
  if (best) chosen.push(best);
}

type Merged = Evidence & { names: string[] };

/** "technical articles" and "articles" are one thing, under the shorter name. */
function mergeByHead(all: readonly Evidence[]): Merged[] {
  const merged: Merged[] = [];
  for (const one of all) {
    const same = merged.find(
      ({ noun }) => headOf(noun) === headOf(one.noun) && (noun === headOf(noun) || one.noun === headOf(one.noun)),
    );
    if (!same) {
      merged.push({ ...one, reasons: [...one.reasons], names: [one.noun] });
      continue;
    }
    same.weight = Math.max(same.weight, one.weight) + 0.4 * Math.min(same.weight, one.weight);
    same.reasons.push(...one.reasons);
    same.names.push(one.noun);
    if (one.noun.length < same.noun.length) same.noun = one.noun;
  }
  return merged;
}

/** "stock codes" among the fields of something else are codes of a stock, where stocks are kept. */
function moveCompounds(entities: readonly ReadEntity[]): void {
  for (const entity of entities)
    entity.fields = entity.fields.filter((field) => {
      const [first = '', ...rest] = field.split(' ');
      const owner = entities.find(({ noun }) => noun === lemmaOfNoun(first) && noun !== entity.noun);
      const name = rest.join(' ');
      if (!owner || name === '' || !fieldWords.has(lemmaOfNoun(rest.at(-1) ?? '')) || isPerson(owner.noun)) return true;
      if (!owner.fields.includes(name)) owner.fields.push(name);
      return false;
    });
}

/** "Employees ask for trips: place, reason, cost": what is approved later is the request, so it has the fields. */
function moveToRequest(entities: ReadEntity[], { acts }: Facts): void {
  const request = entities.find(({ noun }) => noun === 'request' || noun === 'application');
  const asked = acts.find(({ verb, object }) => /^(?:ask|request|apply)$/.test(verb) && object !== '')?.object;
  const thing = entities.find(({ noun }) => asked !== undefined && headOf(noun) === headOf(asked));
  if (!request || !thing || thing === request || request.fields.length > 1 || thing.fields.length < 2) return;
  request.fields = [...thing.fields, ...request.fields];
  entities.splice(entities.indexOf(thing), 1);
}
