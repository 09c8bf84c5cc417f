import { bookedThing } from '../../../generate/booked-once.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { Change } from '../../change.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { spanFields } from '../days.ts';
import { thingsIn } from '../places.ts';
import { numeral } from '../said.ts';
import { statesIn } from '../states.ts';
import { endsAs, fieldTold, isDay, isOfBirth, listsTold, saysWho } from './lists.ts';
import { anyWord } from '../../any-word.ts';

const given =
  'booked|given|rented|let|promised|lent|hired|reserved|gebucht|belegt|vergeben|verplant|vermietet|reserviert|verliehen|besetzt|versprochen';
const time = String.raw`(?:\p{L}+ )?(?:time|morning|afternoon|evening|hour|slot|nights?|weekend|week|moment|period|uhrzeit|zeit|vormittag|nachmittag|abend|stunde|nacht|wochenende)`;
/** Two at one time, in so many words. */
const explicit = anyWord(String.raw`double[- ]?book\p{L}*|overlap\p{L}*|clash\p{L}*|doppel(?:buchung|belegung|vergabe)\p{L}*|(?:doppelt|zweimal|zwei mal|2x|2 mal) (?:${given})|(?:${given})(?: \p{L}+){0,2} (?:twice|two times|double)|twice (?:${given})|same ${time}|gleichzeitig|zugleich|(?:selben|gleichen|selbe|gleiche) ${time}|überschneid\p{L}*|überlapp\p{L}*|only one of (?:it|them)|there is only one \p{L}+|gibts? (?:ja |doch )?nur (?:ein|eine|einen|einmal)`); // prettier-ignore
/** "Two people turned up for the same drill", "Dan and Ilse were both in room 2 at ten": two, and one that both had. */
const twoOnOne = [
  /(?<!\p{L})(?:two|both|zwei|zwo|beide[nrs]?|2)(?!\p{L}).{0,60}?(?<!\p{L})(?:the same|one and the same|derselben?|demselben|denselben|dieselben?|dasselbe|(?:der|dem|den|die|das) gleichen?|einem) \p{L}+/iu,
  /(?<!\p{L})both (?:had|have|were|stood|sat|wanted|got|turned|booked|took|came|are|in|at|on)(?!\p{L}).*(?<!\p{L})(?:at|for|by|on) (?:half|quarter|\d|noon|mon|tues|wednes|thurs|fri|satur|sun)/iu,
  /(?<!\p{L})(?:beide|zwei \p{L}+) .*(?<!\p{L})(?:um|für|auf|ab) (?:halb|viertel|\d+ ?(?:uhr|h))/iu,
]; // prettier-ignore
/** "At most three at the same time" counts; "the same number" is what none has twice. */
const counts = new RegExp(`(?<!\\p{L})(?:more than|at most|max\\p{L}*|up to|höchstens|maximal|mehr als|bis zu) (?!one|ein|1)${numeral}(?!\\p{L})|(?<!\\p{L})(?:at the same time|gleichzeitig)[^.;]{0,12}(?:max|höchstens|limit)`, 'iu'); // prettier-ignore
const sameValue = anyWord(String.raw`same (?:\p{L}+ )?(?:number|name|title|code|e-?mail|phone|address)|(?:\p{L}*selben?|gleichen?) (?:\p{L}*nummer|namen?|titel|kennzeichen|adresse|mail)`); // prettier-ignore

/** What was told of two who had one thing at one time, or is said to never be: such records are kept apart. */
export function clashTold(text: string, plan: AppPlan): Change[] | null {
  const isOnOne = twoOnOne.slice(1).some((one) => one.test(text)) || isOneThing(text, plan);
  if (counts.test(text) || sameValue.test(text) || namesValue(text, plan) || !(explicit.test(text) || isOnOne)) return null; // prettier-ignore
  const sure = statesIn(text, plan).filter(({ score }) => score >= 2);
  if (sure.some((one) => sure.some((other) => other.entity === one.entity && other.field !== one.field))) return null;
  const lists = listsTold(text, plan, (one) => dayOf(one) !== undefined);
  for (const isSure of [true, false])
    for (const list of lists) {
      const thing = thingOf(text, plan, list);
      if (thing && (!isSure || !saysWho(plan, thing) || fieldTold(text, plan, list, (one) => one === thing, 2))) return keptApart(list, thing); // prettier-ignore
    }
  return null;
}

/** "The same drill" is a tool; "the same ring" is no thing that a list keeps. */
const isOneThing = (text: string, plan: AppPlan): boolean => {
  const noun = twoOnOne[0]!.exec(text)?.[0].split(' ').at(-1);
  return noun !== undefined && (thingsIn(noun, plan).length > 0 || plan.entities.some((one) => endsAs(one, noun)) || plan.entities.some((list) => fieldTold(noun, plan, list, isThing, 1.9) !== undefined)); // prettier-ignore
};
/** A number or a name that is spoken of is what none has twice. */
const namesValue = (text: string, plan: AppPlan): boolean =>
  fieldsIn(text, plan, { least: 2 }).some(({ field }) => ['text', 'email', 'number'].includes(field.type) && /(?:nummer|number|nr|no|code|e-?mail|kennzeichen|plate)\.?$/iu.test(field.label)); // prettier-ignore

const dayNames = /^(?:day|date|tag|datum|wann|when|termin)$/iu;
/** The day on which it is, whatever it is kept as. */
export const dayOf = (list: Entity): Field | undefined =>
  list.fields.find(({ type, label }) => (type === 'date' || type === 'text') && dayNames.test(label)) ??
  spanFields(list)?.find(({ type }) => type !== 'time') ??
  list.fields.find((field) => isDay(field) && !isOfBirth(field));

const isThing = ({ type, label, joins, formula }: Field): boolean =>
  !joins && !formula && (type === 'reference' || ((type === 'text' || type === 'select') && /room|place|table|desk|court|hall|pitch|car|boat|bed|seat|track|lane|stall|box|raum|zimmer|platz|tisch|halle|wagen|auto|boot|bett|sitz|bahn|kabine|gerät|maschine/iu.test(label))); // prettier-ignore

/** What both had: named, else what the named list keeps, else what a record is of and nobody. */
function thingOf(text: string, plan: AppPlan, list: Entity): Field | undefined {
  const { title } = rolesOf(list);
  const all = list.fields.filter((field) => isThing(field) && (field.type === 'reference' || field !== title));
  const things = all.filter((field) => !saysWho(plan, field));
  const named = fieldTold(text, plan, list, (field) => things.includes(field));
  if (named) return named;
  const pointed = thingsIn(text, plan);
  const held = things.find(({ reference }) => pointed.some(({ name }) => name === reference));
  if (held) return held;
  const person = fieldTold(text, plan, list, (field) => all.includes(field), 2);
  return things.find(({ isRequired }) => isRequired) ?? things[0] ?? person ?? all[0];
}

/** Of one thing no two at one time; on one day where no time is kept. */
export function keptApart(list: Entity, thing: Field): Change[] {
  const day = dayOf(list)!;
  const span = spanFields(list);
  const asDays = [day, ...(span ?? [])].filter((field, at, all) => field.type === 'text' && all.indexOf(field) === at).map(({ name }): Change => ({ kind: 'retype-field', entity: list.name, field: name, type: 'date' })); // prettier-ignore
  const hasClock = list.fields.some(({ type }) => type === 'time' || type === 'datetime');
  const booked = bookedThing({ ...list, isExclusive: true, things: [thing.name] });
  if (booked && (hasClock || span)) return [...asDays, { kind: 'rule', entity: list.name, rule: { make: 'apart', things: [thing.name] } }]; // prettier-ignore
  const part = list.fields.find(({ type, label, options = [] }) => type === 'select' && (/slot|time|part|halb|hälfte|vormittag|zeit/iu.test(label) || options.some(({ value }) => /morning|vormittag|abend/iu.test(value)))); // prettier-ignore
  return [...asDays, { kind: 'unique', entity: list.name, fields: [thing.name, day.name, ...(part ? [part.name] : [])] }]; // prettier-ignore
}
