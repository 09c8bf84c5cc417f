import type { AppPlan } from '../../../plan/plan.ts';
import { type Who, whoMay } from '../../../plan/rights.ts';
import type { Change } from '../../change.ts';
import type { Outright } from '../outright.ts';
import { isOwnAndAll } from '../rights.ts';
import { deedsIn, speaksOf } from './deeds-said.ts';
import { holdersIn } from './holders.ts';
import { isOfPeople, themselves } from './themselves.ts';
import { fieldsSaid, listsSaid } from './things-said.ts';
import { oneOf, whichList } from './words.ts';

const ownOnes = oneOf(
  ...['(?:put|correct|change|edit|fix) (?:\\p{L}+ )?(?:your|their|his|her) own', '(?:only|just) (?:\\p{L}+ ){0,5}(?:your|their|his|her|my) own', 'leave (?:\\p{L}+ )?(?:others?|other (?:folks?|people)[’\']?s?|everyone else[’\']?s?)(?: alone)?', 'of others alone', 'somebody else[’\']s', 'someone else[’\']s', 'each other[’\']s', 'other people[’\']s'],
  ...['(?:bloß|nur|ausschließlich) (?:\\p{L}+ ){0,3}(?:eigenen?|seins|ihrs|meins)', 'an (?:seinen|ihren) eigenen', 'fremde[nrs]? (?:\\p{L}+)', '(?:die|der|den|das) (?:der |von )?(?:anderen|andern|anderer)', '(?:von|bei) (?:anderen|andern)'],
); // prettier-ignore
/** "My sister improved my write-up, stop that", "mein Schwager hat meine Woche verschoben": somebody changed what is another's. */
const meddled = /(?<!\p{L})(?:["“„']?(?:improved|changed|rewrote|edited|moved|deleted|overwrote|altered|messed (?:up|with))["”“']?|hat (?:\p{L}+ ){0,2}(?:mein\p{L}*|uns\p{L}*) (?:\p{L}+ ){1,3}(?:verschoben|geändert|verändert|umgeschrieben|überschrieben|gelöscht|verbessert)) ?(?:my|our|\p{L}*)/iu; // prettier-ignore
const stop = oneOf('stop', 'never', 'not (?:happen|ok(?:ay)?|on)', 'no more', 'prevent', 'shouldn[’\']t', 'gar nicht', 'nicht (?:gehen|sein|passieren|vorkommen)', 'verhindern', 'aufhören', 'unmöglich', 'darf (?:gar )?nicht'); // prettier-ignore

/** "Everyone only their own entries" is said of all lists. */
const ofEverything = oneOf('own (?:entr(?:y|ies)|records?|things?|stuff|ones|data|line)', 'eigenen? (?:eintr\\p{L}*|daten|sachen|sache)', 'theirs', 'seins', 'seine'); // prettier-ignore

/** "Put your own right, but leave other folks' alone": everybody changes what they entered, as far as they see the rest. */
export function ownChangesWish(text: string, plan: AppPlan): Outright {
  const isMeddling = meddled.test(text) && stop.test(text);
  if (isOwnAndAll(text)) return null;
  if (!isMeddling && !(ownOnes.test(text) && (speaksOf('change', text) || speaksOf('delete', text)))) return null;
  const named = listsSaid(text, plan);
  const lists = named.length > 0 ? named : [...new Set(fieldsSaid(text, plan).map(({ entity }) => entity))];
  const meant = lists.length > 0 ? lists : isMeddling ? plan.entities : [];
  const own: Who = { own: true };
  if (meant.length === 0) return ofEverything.test(text) || text.length < 60 ? null : whichList; // prettier-ignore
  const open = meant.filter((entity) => !whoMay(entity, 'change')?.own || !whoMay(entity, 'delete')?.own);
  if (open.length === 0) return 'That is so already: everybody changes only what they entered, as far as no role says otherwise. I changed nothing.'; // prettier-ignore
  return open.map(({ name }): Change => ({ kind: 'rights', entity: name, rights: { change: own, delete: own } }));
}

const ownBusiness = oneOf(
  ...['(?:their|his|her|your|one[’\']s) own business', 'nobody (?:else[’\']?s|[’\']s) business', 'keep (?:that|it|this) to themselves', 'rather not (?:have|be) (?:\\p{L}+ ){0,3}(?:known|seen|shown|told|public)', 'between (?:\\p{L}+ ){1,4}and who(?:ever)? (?:paid|entered|made|wrote)', '(?:is|are|stays?|be) private'],
  ...['(?:bei|von) sich selbst', 'nur (?:\\p{L}+ ){0,2}selbst', 'privatsache',  'nur (?:das|den|die) (?:eigene[nrs]?)', '(?:ist|sind|bleibt|bleiben) privat', 'nicht (?:jeder|alle) (?:\\p{L}+ ){0,3}(?:wissen|sehen)'],
); // prettier-ignore
/** "Everyone's date of birth is their own business": of a field, who it is about and those who run the app. */
export function ownFieldWish(text: string, plan: AppPlan): Outright {
  if (!ownBusiness.test(text)) return null;
  const fields = fieldsSaid(text, plan);
  if (fields.length === 0 || deedsIn(text).includes('delete')) return null;
  const isPrivate = fields.filter(({ entity }) => isOfPeople(entity));
  const meant = isPrivate.length > 0 ? isPrivate : fields;
  const [holder] = holdersIn(text, plan).filter(({ role }) => !plan.entities.some(({ label }) => label === role));
  return meant.flatMap(({ entity, field }): Change[] => {
    const { who, changes } = isOfPeople(entity) ? themselves(entity, plan) : { who: { own: true } as Who, changes: [] };
    return [...changes, { kind: 'field-rights', entity: entity.name, field: field.name, rights: { see: { ...who, ...(holder && { roles: [holder.role] }) } }, ...(holder?.person && { person: holder.person }) }]; // prettier-ignore
  });
}

/** Who uses the app themselves, and is not who it is done for. */
const isInside =
  /^(?:member|employee|volunteer|staff member|helper|player|ringer|singer|mitglied|mitarbeiter\p{L}*|helfer\p{L}*|spieler\p{L}*|angestellte\p{L}*)$/iu;

const eachTheirs = oneOf(
  ...['each (?:\\p{L}+ )?(?:gets?|sees?|has|have) (?:only )?their own', 'to (?:themselves|himself|herself)', 'knowing what the next', 'what (?:the )?(?:others?|next|others?) (?:\\p{L}+ )?(?:pays?|owes?|gets?|earns?)', 'other people[’\']s'],
  ...['jeweils für sich', 'was (?:der|die) \\p{L}+ (?:zahlt|bekommt|verdient|schuldet)', 'was (?:die )?(?:anderen|andern) (?:\\p{L}+ ){0,2}(?:zahlen|verdienen|haben)'],
); // prettier-ignore
/** Said with a head who sees all; alone it is read as whose records somebody sees. */
const plainOwn = oneOf('(?:only|just) (?:see |sees )?(?:their|his|her) own', '(?:nur|bloß) (?:die |ihre?n? |seine?n? |den |das )?eigene[nrms]?', '(?:jeder|jede|jedes) (?:\\p{L}+ ){0,4}(?:nur|bloß) (?:\\p{L}+ ){0,2}(?:seine?n?|ihre?n?)'); // prettier-ignore
const seesAllOf = /(?<!\p{L})(?:gets? the lot|sees? (?:them )?all|sees? everything|all of them|von allen|sieht (?:es |sie )?(?:alle|alles)|drüberschauen|überblick|alle sehen)(?!\p{L})/iu; // prettier-ignore

/** "Each luthier gets their own bench on screen, Marta as workshop head gets the lot": whose records somebody sees. */
export function ownSeenWish(text: string, plan: AppPlan): Outright {
  const isHeaded = seesAllOf.test(text) && plainOwn.test(text);
  if (!eachTheirs.test(text) && !isHeaded) return null;
  const lists = listsSaid(text, plan, isOfPeople).filter((entity) => !isOfPeople(entity));
  const meant = lists.length > 0 ? lists : [...new Set(fieldsSaid(text, plan).map(({ entity }) => entity))];
  const [first] = meant;
  if (!first || speaksOf('change', text)) return null;
  const [holder] = seesAllOf.test(text) ? holdersIn(text, plan).filter(({ person, role }) => person !== undefined || new RegExp(role, 'iu').test(seesAllOf.exec(text)?.input ?? '')) : []; // prettier-ignore
  if (isHeaded && !holder) return null;
  const roles = holder ? { roles: [holder.role] } : {};
  const person = holder?.person ? { person: holder.person } : {};
  return meant.flatMap((entity): Change[] => {
    const people = plan.entities.find((one) => isOfPeople(one) && (isInside.test(one.label) || listsSaid(text, plan).includes(one)) && entity.fields.some(({ reference }) => reference === one.name)); // prettier-ignore
    const by = people && entity.fields.find(({ reference }) => reference === people.name);
    const see: Who = { own: true, ...(by && { about: [by.name] }), ...roles };
    return [...(people ? themselves(people, plan).changes : []), { kind: 'rights', entity: entity.name, rights: { see }, ...person }]; // prettier-ignore
  });
}
