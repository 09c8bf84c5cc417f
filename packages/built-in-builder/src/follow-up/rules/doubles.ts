import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { spanFields } from './days.ts';
import { listOfDeed, thingsIn, wayTo } from './places.ts';
import { numberSaid, numeral } from './said.ts';
import { anyWord } from '../any-word.ts';

const twice = anyWord(String.raw`twice|double[sd]?|duplicate[sd]?|two times|more than once|(?:belongs?|go(?:es)?) to (?:only )?one|already taken|unique|two (?:\p{L}+ )?(?:with the same|alike|\d+s)|got two|same (?:\p{L}+ )?twice|doppelt\p{L}*|zweimal|zwei mal|mehrfach\p{L}*|nochmal|eindeutig|einmalig|nur einmal|je einmal`); // prettier-ignore
const wishes = anyWord(String.raw`must not|mustn['’]?t|should not|shouldn['’]?t|never|can['’]?t|cannot|stop|prevent\p{L}*|refuse\p{L}*|reject\p{L}*|slip|mistake|how come|belongs|once|no two|not allowed|not possible|unique|nicht|kein\p{L}*|nie|niemand|verhinder\p{L}*|ablehn\p{L}*|unterb[iu]nd\p{L}*|nur einmal|eindeutig|je einmal`); // prettier-ignore
const days = anyWord(String.raw`(?:in |on )?(?:one|the same|a single|any one|a) day|same (?:day|date)|per day|am (?:selben|gleichen) tag|an einem tag|pro tag|tag`); // prettier-ignore

/** "same mare twice in one day is a slip", "a number belongs to one instrument": what no two have alike. */
export function doubledWish(text: string, plan: AppPlan): Change[] | null {
  if (!twice.test(text) || !wishes.test(text) || /(?<!\p{L})(?:before|after|bevor|nachdem)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  const things = thingsIn(text, plan);
  const isByDay = days.test(text);
  const link = linkOf(text, plan, things, isByDay);
  if (link) return link;
  const sameWord = [...text.matchAll(/(?<!\p{L})(?:same|gleiche[nrms]?|selbe[nrms]?|dieselbe[nrms]?|an?|eine|die)\s+(\p{L}+)/giu)].map(([, word = '']) => word).join(' '); // prettier-ignore
  const lists = things.length > 0 ? things : plan.entities;
  for (const entity of lists) {
    const named = fieldsIn(text, { ...plan, entities: [entity] }, { least: 1 }).filter(({ field }) => isComparable(field)).map(({ field }) => field); // prettier-ignore
    const phone = /(?<!\p{L})nummer(?!\p{L})/iu.test(text) ? entity.fields.find(({ type }) => type === 'phone') : undefined; // prettier-ignore
    const fields = [...new Set([...named, ...(phone && named.length === 0 ? [phone] : [])])];
    const [first] = fields;
    if (!first) continue;
    // a person twice with the same number: name and number alike
    const isPerson = /(?<!\p{L})(?:Mr|Mrs|Ms|Frau|Herr|Familie|Herrn)(?!\p{L})|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ (?:twice|zweimal|doppelt)/u.test(text) && first !== rolesOf(entity).title; // prettier-ignore
    return [{ kind: 'unique', entity: entity.name, fields: [...(isPerson ? [rolesOf(entity).title.name] : []), ...(fields.length > 1 && sameWord !== '' ? fields.slice(0, 2) : [first]).map(({ name }) => name)] }]; // prettier-ignore
  }
  const person = /(?<!\p{L})(?:Frau|Herr|Herrn|Mr|Mrs|Ms)(?!\p{L})/u.test(text);
  const people = plan.entities.find((one) => one.fields.some(({ type }) => type === 'phone'));
  const phone = people?.fields.find(({ type }) => type === 'phone');
  if (person && people && phone && /(?<!\p{L})(?:number|nummer|phone|telefon)(?!\p{L})/iu.test(text)) return [{ kind: 'unique', entity: people.name, fields: [rolesOf(people).title.name, phone.name] }]; // prettier-ignore
  return null;
}

const isComparable = ({ type, formula, joins }: Field): boolean =>
  !formula && !joins && !['longtext', 'image', 'file', 'boolean', 'days', 'multiselect', 'date', 'select', 'reference'].includes(type); // prettier-ignore

/** Who signs up twice for the same course: both references alike; the same horse twice in a day: the reference and the day. */
function linkOf(text: string, plan: AppPlan, things: readonly Entity[], isByDay: boolean): Change[] | null {
  const done = listOfDeed(text, plan);
  for (const list of [...(done ? [done] : []), ...plan.entities.filter((one) => one !== done)]) {
    const references = list.fields.filter(({ type }) => type === 'reference');
    const ofThings = references.filter(({ reference }) => things.some(({ name }) => name === reference));
    const { moment } = rolesOf(list);
    const [first] = ofThings;
    if (!first) continue;
    if (isByDay && moment && (moment.type === 'date' || moment.type === 'datetime')) return [{ kind: 'unique', entity: list.name, fields: [first.name, moment.name] }]; // prettier-ignore
    const people = references.find((one) => one !== first && /participant|member|person|customer|guest|pupil|student|child|teilnehmer|mitglied|kunde|gast|schüler|kind/i.test(one.label)); // prettier-ignore
    const isOfLink = list === done || things.includes(list) || /(?<!\p{L})(?:somebody|someone|anyone|jemand|sich|signs? up|einträgt|anmeldet|same)(?!\p{L})/iu.test(text); // prettier-ignore
    const second = ofThings[1] ?? people;
    if (second && isOfLink && !fieldNamed(text, plan, things, [first, second])) return [{ kind: 'unique', entity: list.name, fields: [second.name, first.name] }]; // prettier-ignore
  }
  return null;
}
const fieldNamed = (text: string, plan: AppPlan, things: readonly Entity[], without: readonly Field[]): boolean =>
  things.some((entity) => fieldsIn(text, { ...plan, entities: [entity] }, { least: 3 }).some(({ field }) => isComparable(field) && !without.includes(field) && field !== rolesOf(entity).title)); // prettier-ignore

const overlaps = anyWord(String.raw`overlap\p{L}*|same (?:\p{L}+ )?(?:weeks?|nights?|days|dates|time|hours|period)|at the same time|double[- ]book\p{L}*|clash\p{L}*|at once|überschneid\p{L}*|überlapp\p{L}*|gleichzeitig|zur (?:selben|gleichen) zeit|(?:selben|gleichen) (?:nächten?|tagen|wochen?|zeitraum|zeit)|doppelt (?:gebucht|belegt|vergeben)|doppelbuchung\p{L}*`); // prettier-ignore
const apart = new RegExp(`(?<![\\p{L}\\d])(${numeral})\\s+(?:hours?|stunden?)(?!\\p{L})[^.;]*?(?<!\\p{L})(?:apart|between|gap|distance|break|abstand|dazwischen|pause|auseinander|before the (?:same|next)|bevor)(?!\\p{L})|(?<!\\p{L})(?:abstand|gap|pause|break)[^.;]{0,20}?(${numeral})\\s+(?:hours?|stunden?)`, 'iu'); // prettier-ignore

/** "two families can't be up there on the same nights", "four hours between two of the same": what is never at the same time. */
export function apartWish(text: string, plan: AppPlan): Change[] | null {
  const gap = apart.exec(text);
  if (!gap && !overlaps.test(text)) return null;
  if (!gap && !/(?<!\p{L})(?:not|no|never|can['’]?t|cannot|stop|prevent|one|promised|nicht|kein\p{L}*|nie|verhinder\p{L}*|unterbind\p{L}*)(?!\p{L})|!/iu.test(text)) return null; // prettier-ignore
  const things = thingsIn(text, plan);
  const done = listOfDeed(text, plan);
  const hasTime = (one: Entity) => spanFields(one) !== null || one.fields.some(({ type }) => type === 'datetime' || type === 'time'); // prettier-ignore
  const lists = [...(done ? [done] : []), ...things, ...plan.entities].filter(hasTime);
  const list = lists.find((one) => things.some((thing) => wayTo(plan, one, thing))) ?? lists[0];
  if (!list || (!gap && !spanFields(list))) return null;
  const party = /famil|household|guest|customer|member|kid|child|person|haushalt|gast|kunde|mitglied|kind|teilnehmer/i;
  const held = list.fields.filter(({ type, label, reference }) => type === 'reference' && !party.test(label) && (things.length === 0 || things.some(({ name }) => name === reference))); // prettier-ignore
  const [first = gap ? list.fields.find(({ type, isRequired }) => type === 'reference' && isRequired) : list.fields.find(({ type, label, isRequired }) => type === 'reference' && isRequired && !party.test(label))] = held; // prettier-ignore
  const ofText = (spanFields(list) ?? []).flatMap((field): Change[] => (field.type === 'text' ? [{ kind: 'retype-field', entity: list.name, field: field.name, type: 'date' }] : [])); // prettier-ignore
  return [...ofText, { kind: 'rule', entity: list.name, rule: { make: 'apart', ...(first && { things: [first.name] }), ...(gap && { hours: numberSaid(gap[1] ?? gap[2]!) }) } }]; // prettier-ignore
}
