import type { FieldIs } from '../../plan/formula.ts';
import type { Only } from '../../plan/only.ts';
import type { Entity, Field } from '../../plan/plan.ts';
import { bookedOn, rolesOf } from '../../plan/roles.ts';
import { likeness, stemOf, tokensIn } from '../understand/gist/mentions.ts';
import { isNumeric, kindOf, spanOf } from './values.ts';
import { owed } from './words.ts';

const months = ['jan(?:uar|uary|ner)?', 'feb(?:ruar|ruary|er)?', 'märz|maerz|march|mar', 'apr(?:il)?', 'mai|may', 'jun[ie]?', 'jul[iy]?', 'aug(?:ust)?', 'sep(?:t(?:ember)?)?', 'o[ck]t(?:ober)?', 'nov(?:ember)?', 'de[cz](?:ember)?']; // prettier-ignore
const inMonth = new RegExp(`(?<!\\p{L})(?:in|im|for|vom|für|during|seit|since)(?: (?:monat|the month of|last|letzten))? (?:${months.map((names) => `(${names})`).join('|')})(?!\\p{L})(?: (20\\d\\d))?`, 'iu'); // prettier-ignore
const inYear = /(?<!\p{L})(?:in|im jahre?|for|für|during|year|jahr) (20\d\d)(?!\d)/iu;

/** "In March", "im Mai 2025": the number of the month. */
function monthIn(text: string): { month: number; year?: number } | null {
  const match = inMonth.exec(text);
  const month = match ? match.slice(1, 13).findIndex((name) => name !== undefined) + 1 : 0;
  const year = match?.[13];
  return month > 0 ? { month, ...(year && { year: Number(year) }) } : null;
}

const spans: readonly (readonly [said: RegExp, only: (field: string, said: RegExpExecArray) => Only])[] = [
  [/(?<!\p{L})(?:last|past|letzten?|vergangenen?) (\d+) (?:days|tage[n]?)(?!\p{L})/iu, (field, [, days]) => ({ field, kind: 'since', days: Number(days) })],
  [/(?<!\p{L})(?:(?:last|past|previous) week(?:['’]s)?|(?:letzter?|vorige|vergangene[nr]?)n? woche|vorwoche)(?!\p{L})/iu, (field) => ({ field, kind: 'last', span: 'week' })],
  [/(?<!\p{L})(?:this week(?:['’]s)?|(?:the )?current week|diese[rn]? woche|(?:in der|die) laufenden? woche)(?!\p{L})/iu, (field) => ({ field, kind: 'this', span: 'week' })],
  [/(?<!\p{L})(?:(?:last|previous) quarter|letzte[sn]? quartals?|voriges quartal)(?!\p{L})/iu, (field) => ({ field, kind: 'last', span: 'quarter' })],
  [/(?<!\p{L})(?:this quarter|(?:the )?current quarter|diese[sm]? quartals?|(?:im|das) laufenden? quartal)(?!\p{L})/iu, (field) => ({ field, kind: 'this', span: 'quarter' })],
  [/(?<!\p{L})(?:(?:last|previous) month(?:['’]s)?|(?:letzten|vorigen|vergangenen) monats?|vormonats?)(?!\p{L})/iu, (field) => ({ field, kind: 'last', span: 'month' })],
  [/(?<!\p{L})(?:(?:last|previous) year(?:['’]s)?|(?:letzte[ns]|vorige[ns]|vergangene[ns]) jahre?s?|vorjahr\p{L}*)(?!\p{L})/iu, (field) => ({ field, kind: 'last', span: 'year' })],
  [/(?<!\p{L})(?:this month(?:['’]s)?|(?:the )?current month|since the (?:first|1st)(?: of (?:this|the) month)?|dies(?:en|em|er) monats?|(?:im|den) laufenden monat|seit monatsanfang|seit dem ersten)(?!\p{L})/iu, (field) => ({ field, kind: 'month' })],
  [/(?<!\p{L})(?:this year(?:['’]s)?|(?:the |this )?(?:current|calendar) (?:calendar )?year|so far this year|since january|diese[sm]? jahre?s?|heuer|(?:im|das) laufende[n]? jahr|des jahres|seit januar|seit jahresanfang)(?!\p{L})/iu, (field) => ({ field, kind: 'year' })],
  [/(?<!\p{L})(?:today|heute)(?!\p{L})/iu, (field) => ({ field, kind: 'today' })],
]; // prettier-ignore

const paidName = /^(?:is_)?paid|(?:^|_)(?:paid|bezahlt|gezahlt|beglichen|ueberwiesen|überwiesen)$/;
const wasPaid = /(?<!\p{L})(?:paid|settled|bezahlt\p{L}*|überwiesen|beglichen|gezahlt)(?!\p{L})/iu;
const notPaid = /(?<!\p{L})(?:not|nicht|noch nicht|n['’]t|never|un)\s?(?:\p{L}+ ){0,2}?(?:paid|bezahlt|gezahlt|überwiesen)|(?<!\p{L})(?:noch|still|what['’]s|was) (?:\p{L}+ ){0,3}?(?:offen|open|fehlt|fehlen)(?!\p{L})|(?<!\p{L})(?:fehlt|fehlen) (?:\p{L}+ ){0,3}?(?:geld|beitr\p{L}*)|unbezahlt|unpaid/iu; // prettier-ignore
const doneName = /^(?:done|completed?|finished|erledigt|fertig|abgeschlossen|returned|resolved|zurueckgegeben)$/;
const wasDone = /(?<!\p{L})(?:done|finished|completed?|ticked off|erledigt\p{L}*|abgehakt\p{L}*|geschafft|fertig\p{L}*|abgeschlossen\p{L}*)(?!\p{L})/iu; // prettier-ignore
const notDone = /(?<!\p{L})(?:(?:not|nicht) (?:yet |schon |noch )?(?:done|finished|completed|erledigt|fertig|abgehakt)|still open|open|unfinished|undone|still to (?:do|be done)|offene\p{L}*|noch offen|noch zu (?:tun|machen|erledigen)|unerledigt\p{L}*)(?!\p{L})/iu; // prettier-ignore
const negation = /(?<!\p{L})(?:not|nicht|kein\p{L}*|without|ohne|no longer|inactive|never|un)\s*$/iu;
const below = /(?<!\p{L})(?:under|below|less than|short of|unter|unterhalb|weniger als)(?!\p{L})/iu;
const inHouse = /(?<!\p{L})(?:in (?:the )?house|here|staying|right now|at the moment|im haus|da|hier|zu gast|gerade|anwesend|out|rented out|lent|on loan|away|unterwegs|verliehen|ausgeliehen|vermietet)(?!\p{L})/iu; // prettier-ignore

/** Which ticks a text asks for, as yes or no. */
export function ticksIn(text: string, entity: Entity): FieldIs[] {
  return entity.fields.flatMap((field): FieldIs[] => {
    if (field.type !== 'boolean') return [];
    const { name } = field;
    if (paidName.test(name) && (owed.test(text) || notPaid.test(text))) return [{ field: name, is: false }];
    if (paidName.test(name)) return wasPaid.test(text) ? [{ field: name, is: true }] : [];
    if (doneName.test(name) && notDone.test(text)) return [{ field: name, is: false }];
    if (doneName.test(name)) return wasDone.test(text) ? [{ field: name, is: true }] : [];
    const words = tokensIn(field.label).filter(({ word }) => word.length > 3);
    const place = tokensIn(text).find(({ word }) => words.some((one) => likeness(word, one.word) >= 3));
    return place ? [{ field: name, is: !negation.test(text.slice(0, place.at)) }] : [];
  });
}

const isDeed = /(?:ed|en|t)$/iu;
/** "Reparieren" and "repariert", "cancelled" and "cancel" speak of one deed. */
const deedOf = (word: string): string =>
  stemOf(word.toLowerCase().replace(/^ge(?=\p{L}{4})/u, '').replace(/(?:ieren|iert)$/, 'ier').replace(/(?:l?led|ed|et|t)$/, '')); // prettier-ignore

const paidChoice = /^(?:paid|settled|bezahlt|beglichen|überwiesen)$/iu;

const calledOff = /^(?:cancel|void|waived|dropped|storn|abgesagt|erlassen|entwurf|draft)/iu;

/** What is still owed of records whose state says when they were paid: all that are not. */
function notPaidIn(text: string, entity: Entity): FieldIs[] {
  if (!owed.test(text) && !notPaid.test(text)) return [];
  const paid = entity.fields.flatMap(({ name, type, options = [] }): FieldIs[] => {
    const values = type === 'select' ? options.map(({ value }) => value) : [];
    const said = values.find((value) => paidChoice.test(value));
    if (said === undefined) return [];
    const open = values.filter((value) => value !== said && !calledOff.test(value));
    return [open.length === 1 ? { field: name, is: open[0]! } : { field: name, is: said, not: true }];
  });
  return paidTick(entity) ? [] : paid.slice(0, 1);
}

/** Which choice a text names. */
export function choicesIn(text: string, entity: Entity): FieldIs[] {
  const unpaid = notPaidIn(text, entity);
  if (unpaid.length > 0) return unpaid;
  const stems = new Set(
    tokensIn(text).flatMap(({ word }) => (isDeed.test(word) ? [stemOf(word), deedOf(word)] : [stemOf(word)])),
  );
  return entity.fields.flatMap(({ name, type, options = [] }): FieldIs[] => {
    if (type !== 'select' && type !== 'multiselect') return [];
    const found = options.filter(({ value }) => !/^(?:other|others|sonstige\p{L}*|special|standard|none|all|andere\p{L}*)$/iu.test(value) && tokensIn(value).length > 0 && tokensIn(value).every(({ word }) => word.length > 2 && (stems.has(stemOf(word)) || (word.length > 5 && stems.has(deedOf(word)))))); // prettier-ignore
    return found.length === 1 ? [{ field: name, is: found[0]!.value }] : [];
  }).filter((one, index, all) => all.findIndex(({ is }) => is === one.is) === index); // prettier-ignore
}

export type Conditions = {
  only: Only[];
  /** The same where records are added up for what they belong to; null where it cannot be said there. */
  over: { only: FieldIs[]; week?: string; month?: string; year?: string } | null;
};

/** A span of time that a text names, and the day by which it goes. */
export function spanIn(text: string, entity: Entity): Only | null {
  const day = bookedOn(entity);
  // what was bought once did not happen today
  if (day && onlyOnce.test(day.name) && !tokensIn(text).some(({ word }) => tokensIn(day.label).some((one) => likeness(word, one.word) >= 3))) return null; // prettier-ignore
  for (const [said, only] of spans) {
    const match = said.exec(text);
    if (match && day) return only(day.name, match);
  }
  if (!day) return null;
  const month = monthIn(text);
  if (month) return { field: day.name, kind: 'in-month', ...month };
  const year = inYear.exec(text)?.[1];
  return year ? { field: day.name, kind: 'in-year', year: Number(year) } : null;
}
const onlyOnce = /bought|birth|geburt|joined|eintritt|gekauft|built|founded|gepflanzt|planted|hired/;
export const saysSpan = (text: string): boolean =>
  spans.some(([said]) => said.test(text)) || monthIn(text) !== null || inYear.test(text);

/** Which of the records of a list a text is about. `isApart`: which part of them is asked for, so that ticks are no condition. */
export function conditionsIn(said: string, entity: Entity, { isApart = false } = {}): Conditions {
  // "has each of them done" asks for no state
  const text = said.replace(
    /(?<=(?<!\p{L})(?:has|have|had|did|hat|haben)(?!\p{L})[^,.;]{1,40} )(?:done|gemacht|geschafft)(?=[\s.?!]*$)/iu,
    '',
  );
  const ticks = isApart ? [] : [...ticksIn(text, entity), ...choicesIn(text, entity)];
  const [first, last] = spanOf(entity);
  const isStay = first && last && inHouse.test(text);
  const time: Only | null = isStay ? { field: first.name, kind: 'during', until: last.name } : spanIn(text, entity);
  const low = lowIn(text, entity);
  const only: Only[] = [
    ...ticks.map(({ field, is, not }): Only => (typeof is === 'boolean' ? { field, kind: is ? 'yes' : 'no' } : { field, kind: not ? 'is-not' : 'is', value: is })), // prettier-ignore
    ...(low ? [low] : []),
    ...(time ? [time] : []),
  ];
  const month = time?.kind === 'month' ? time.field : undefined;
  const year = time?.kind === 'year' ? time.field : undefined;
  const week = time?.kind === 'this' && time.span === 'week' ? time.field : undefined;
  const isSayable = !low && (time === null || [week, month, year].some((one) => one !== undefined));
  return {
    only,
    over: isSayable ? { only: ticks, ...(week && { week }), ...(month && { month }), ...(year && { year }) } : null,
  };
}

/** "Below the minimum": less of it than another field says. */
function lowIn(text: string, entity: Entity): Only | null {
  if (!below.test(text)) return null;
  const numbers = entity.fields.filter((field) => isNumeric(field) && kindOf(field) === 'number');
  const least = numbers.find(({ name }) => /mindest|minimum|min_|reorder|melde/.test(name));
  const stock = numbers.find((field) => field !== least && /stock|lager|bestand|menge|quantity|vorrat|amount|anzahl|left/.test(field.name)) ?? numbers.find((field) => field !== least); // prettier-ignore
  return least && stock ? { field: stock.name, kind: 'under', other: least.name } : null;
}

/** The tick that says what was paid. */
export const paidTick = ({ fields }: Entity): Field | undefined =>
  fields.find(({ name, type }) => type === 'boolean' && paidName.test(name));
export const doneTick = (entity: Entity): Field | undefined =>
  entity.fields.find(({ name, type }) => type === 'boolean' && doneName.test(name)) ?? rolesOf(entity).tick;
