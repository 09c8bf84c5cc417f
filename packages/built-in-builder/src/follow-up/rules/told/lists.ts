import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { personLists } from '../../outright/meant/person-lists.ts';
import { listsMeant } from '../../outright/meant/list-meant.ts';
import { fieldsIn, tokensIn } from '../../understand/gist/mentions.ts';
import { sameRoot } from '../counts.ts';
import { listOfDeed, thingsIn, wayTo } from '../places.ts';

/** What people are called who have something or do it. */
export const ofPeople = /^(?:who|wer|(?:.* )?(?:member|person|people|customer|client|guest|visitor|patient|participant|pupil|student|child|kid|player|neighbou?r|household|famil(?:y|ie)|tenant|borrower|reader|hirer|owner|trainer|teacher|therapist|instructor|mechanic|volunteer|artist|driver|pilot|vet|staff|singer|dancer|runner|swimmer|climber|rider|learner|trainee|gardener|angler|donor|parent|applicant|candidate|speaker|resident|subscriber|sänger(?:in)?|tänzer(?:in)?|läufer(?:in)?|schwimmer(?:in)?|kletterer|reiter(?:in)?|angler(?:in)?|gärtner(?:in)?|spender(?:in)?|bewerber(?:in)?|bewohner(?:in)?|colleague|employee|worker|lad|mitglied|kunde|kundin|gast|patient(?:in)?|teilnehmer(?:in)?|schüler(?:in)?|kind|spieler(?:in)?|nachbar(?:in)?|haushalt|mieter(?:in)?|pächter(?:in)?|leser(?:in)?|halter(?:in)?|lehrer(?:in)?|lehrkraft|kollege|kollegin|mitarbeiter(?:in)?|helfer(?:in)?|fahrer(?:in)?|pilot(?:in)?|abholer|azubi))$/iu; // prettier-ignore

/** Who can be reached or is called so; a horse has a birthday too. */
export const isPeople = (entity: Entity): boolean =>
  ofPeople.test(entity.label) || (personLists(entity) && entity.fields.some(({ type }) => type === 'phone' || type === 'email')); // prettier-ignore
/** A field that says who: it points to people, or is called so. */
export const saysWho = (plan: AppPlan, field: Field): boolean => {
  const target = plan.entities.find(({ name }) => name === field.reference);
  return ofPeople.test(field.label) || (target !== undefined && isPeople(target));
};

/** How much a text speaks of each list: by its name, what it points to, what is done, and what its fields are called; best first. */
export function listsTold(text: string, plan: AppPlan, isFit: (entity: Entity) => boolean): Entity[] {
  const meant = listsMeant(text, plan).map(({ entity }) => entity);
  const things = thingsIn(text, plan);
  const done = listOfDeed(text, plan);
  return plan.entities
    .flatMap((entity, index) => {
      if (!isFit(entity)) return [];
      const roots = entity.fields.filter(({ label }) => sameRoot(label, text)).length;
      const named = fieldsIn(text, { ...plan, entities: [entity] }, { least: 2 }).length;
      const via = things.filter((thing) => thing !== entity && wayTo(plan, entity, thing)?.length === 1).length;
      const score = (meant.includes(entity) ? 3 : 0) + (done === entity ? 2 : 0) + Math.min(2, Math.max(named, roots)) + via * 1.2 + (hasReference(entity) ? 0.3 : 0) - index * 0.01; // prettier-ignore
      return [{ entity, score }];
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ entity }) => entity);
}
const hasReference = ({ fields }: Entity): boolean => fields.some(({ type }) => type === 'reference');

export const isDay = ({ type, formula }: Field): boolean => !formula && (type === 'date' || type === 'datetime');
/** Days that say how old somebody or something is, and since when it is there. */
export const isOfBirth = ({ name }: Field): boolean => /birth|born|geburt|geboren|joined|since|eingetreten|eintritt|seit|bought|kauf/.test(name); // prettier-ignore

/** The field of a list that a word of the text stands for; the surest one. */
export function fieldTold(
  text: string,
  plan: AppPlan,
  entity: Entity,
  isFit: (field: Field) => boolean,
  least = 1,
): Field | undefined {
  const own = { ...plan, entities: [entity] };
  const all = fieldsIn(text, own, { least }).filter(({ field }) => isFit(field));
  const best = all.toSorted((a, b) => b.score - a.score)[0]?.field;
  if (best) return best;
  const fit = entity.fields.filter(isFit);
  return fit.find(({ label }) => sameRoot(label, text)) ?? fit.find(({ label }) => inCompound(label, text));
}

/** "Telefonnummer" says Telefon, "Etagenzahl" says Etage. */
const inCompound = (label: string, text: string): boolean =>
  label.length >= 4 && tokensIn(text).some(({ word }) => word.length > label.length && word.toLowerCase().startsWith(label.toLowerCase())); // prettier-ignore

/** "Platz" is the end of Arbeitsplatz, "stunden" that of Reitstunden. */
export const endsAs = ({ label, plural }: Entity, noun: string): boolean =>
  noun.length >= 4 && [label, plural].some((name) => name.toLowerCase().endsWith(noun.toLowerCase()));
