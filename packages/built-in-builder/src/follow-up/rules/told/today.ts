import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Later } from '../../../plan/rule.ts';
import type { Change } from '../../change.ts';
import { isDayLike } from '../counts.ts';
import { spanFields } from '../days.ts';
import { numberSaid, numeral } from '../said.ts';
import { fieldTold, isOfBirth, listsTold } from './lists.ts';
import { isForbidden, isTold } from './words.ts';
import { anyWord } from '../../any-word.ts';

const dayWord = String.raw`(?:yesterday|the day before yesterday|last (?:week|month|year|mon\p{L}*|tues\p{L}*|wednes\p{L}*|thurs\p{L}*|fri\p{L}*|satur\p{L}*|sun\p{L}*)|gestern|vorgestern|letzte[nrms]? (?:woche|monat|jahr|\p{L}+tag|mittwoch)|vergangene[nrms]? \p{L}+)`;
const enters = String.raw`book(?:s|ed|ing)?|reserv\p{L}*|enter\p{L}*|put (?:\p{L}+ ){0,4}(?:in|down)|order(?:s|ed|ing)?|plan(?:s|ned)?|sign(?:s|ed)? up|register\p{L}*|add(?:s|ed)?|made|typed|gebucht|buch\p{L}*|reservier\p{L}*|eingetragen|eintragen|trägt|bestell\p{L}*|geplant|planen|angelegt|angemeldet|anmelden`;
/** "Booked the hall for yesterday", "für gestern buchen": what is entered for a day that is over. */
const forPast = [
  new RegExp(`(?<!\\p{L})(?:${enters})(?!\\p{L})[^.;!?]{0,50}(?<!\\p{L})(?:for|on|für|auf|am)? ?${dayWord}(?!\\p{L})`, 'iu'),
  new RegExp(`(?<!\\p{L})(?:for|für|auf) ${dayWord}(?!\\p{L})[^.;!?]{0,50}(?<!\\p{L})(?:${enters})(?!\\p{L})`, 'iu'),
]; // prettier-ignore
const onwards = anyWord(String.raw`(?:for )?(?:from )?today (?:or|and|on)(?: later|wards?| after| in (?:the )?future)?|today at the earliest|(?:ab|frühestens) heute|heute oder (?:später|danach)`); // prettier-ignore
const inPast = anyWord(String.raw`in the past|past (?:days?|dates?)|vergangenheit|vergangene[nrms]? \p{L}+|rückwirkend\p{L}*`); // prettier-ignore
const ahead = anyWord(String.raw`in the future|future|hasn['’]?t happened|haven['’]?t (?:even )?(?:happened|been played|taken place)|still to come|not (?:yet|even) (?:happened|been)|in der zukunft|zukunft|noch (?:gar )?nicht (?:stattgefunden|passiert|gewesen|war)`); // prettier-ignore
const year = /(?<!\d)(20[3-9]\d|2[1-9]\d\d)(?!\d)/;
/** A year that is long over, or that nobody was born in. */
const oldYear = /(?<!\d)(?:0\d{3}|1[0-8]\d\d)(?!\d)/;

/** "Höchstens zwei Wochen im Voraus", "not more than a month ahead": how far a day may lie ahead. */
const horizon = new RegExp(`(?<![\\p{L}\\d])(${numeral}|an?|eine[nmr]?|ein) (days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?)(?: \\p{L}+){0,2}? (?:ahead|in advance|out|beforehand|into the future|im voraus|voraus|vorher|in die zukunft|im vorhinein)`, 'iu'); // prettier-ignore
const most = anyWord(String.raw`at most|max\p{L}*|no more than|not more than|more than|longest|up to|furthest|further than|limit|tops|within|only|höchstens|maximal|nicht mehr|nicht weiter|mehr als|weiter als|länger als|bis zu|nur`); // prettier-ignore

export function horizonTold(text: string, plan: AppPlan): Change[] | null {
  const match = horizon.exec(text);
  if (!match || !most.test(text)) return null;
  const count = /^(?:an?|eine?\p{L}*)$/iu.test(match[1]!) ? 1 : numberSaid(match[1]!);
  const unit = match[2]!.toLowerCase();
  const plus: Later = /^month|^monat/.test(unit) ? { months: count } : /^year|^jahr/.test(unit) ? { months: count * 12 } : { days: /^week|^woche/.test(unit) ? count * 7 : count }; // prettier-ignore
  const found = dayMeant(text, plan);
  if (!found) return null;
  return [...asDay(found), compare(found, { is: 'at-most', right: { day: 'today', plus } })];
}

/** "Last week somebody booked the hall for yesterday", "born in 2051", "results of games that have not been played": on which side of today a day lies. */
export function todayTold(text: string, plan: AppPlan): Change[] | null {
  const isComplaint =
    isForbidden(text) || isTold.test(text) || /\?\?|!|come on|ernsthaft|really|echt|bitte|please/iu.test(text);
  if (!isComplaint) return null;
  const isPast =
    forPast.some((one) => one.test(text)) &&
    !/(?<!\p{L})(?:today|heute)(?!\p{L}).*(?<!\p{L})(?:für morgen|for tomorrow)/iu.test(text);
  const isBannedPast = text.split(/[.;!?]/u).some((one) => inPast.test(one) && isForbidden(one));
  if ((isPast && !isOfTelling(text)) || onwards.test(text) || isBannedPast) {
    const found = dayMeant(text, plan);
    if (!found || isOfBirth(found.field)) return null;
    return [...asDay(found), compare(found, { is: 'at-least', right: { day: 'today' } })];
  }
  const isOfNumber = plan.entities.some(({ fields }) => fields.some(({ type, label }) => type === 'number' && /year|jahr/iu.test(label) && /year|jahr/iu.test(text))); // prettier-ignore
  if (isOfNumber || (ahead.test(text) && !isForbidden(text) && !year.test(text))) return null;
  if (!ahead.test(text) && !(year.test(text) && /(?<!\p{L})(?:year|jahr|born|birth\p{L}*|geboren|geburt\p{L}*|date|datum|dated|day|tag)(?!\p{L})/iu.test(text)) && !(oldYear.test(text) && /birth|born|geboren|geburt/iu.test(text))) return null; // prettier-ignore
  const found = dayMeant(text, plan, true);
  if (!found) return null;
  return [...asDay(found), compare(found, { is: 'at-most', right: { day: 'today' } })];
}

/** "Yesterday somebody booked …": the day on which it was done, and not for which. */
const isOfTelling = (text: string): boolean => {
  const isFor = new RegExp(`(?<!\\p{L})(?:for|für|auf) (?:the |den |die )?${dayWord}`, 'iu').test(text);
  const isPastDeed = new RegExp(`(?<!\\p{L})(?:${enters})(?!\\p{L})[^.;!?,]{0,40}(?<!\\p{L})(?:for|für|auf|am|on) ${dayWord}`, 'iu').test(text); // prettier-ignore
  return !isFor && !isPastDeed;
};

type Found = { list: Entity; field: Field };
const asDay = ({ list, field }: Found): Change[] => (field.type === 'text' ? [{ kind: 'retype-field', entity: list.name, field: field.name, type: 'date' }] : []); // prettier-ignore
const compare = ({ list, field }: Found, { is, right }: { is: 'at-most' | 'at-least'; right: { day: 'today'; plus?: Later } }): Change => ({ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { field: field.name }, is, right, at: field.name } } }); // prettier-ignore

const isDay = ({ type, label, formula }: Field): boolean => !formula && (type === 'date' || type === 'datetime' || (type === 'text' && isDayLike(label))); // prettier-ignore
const lies = /due|deadline|next|until|expir|valid|promised|ready|fällig|nächste|gültig|bis$|frist|fertig/i;

/** The day that a text speaks of: named, else that on which what it speaks of happens. */
function dayMeant(text: string, plan: AppPlan, isBehind = false): Found | null {
  const saysBirth = /birth|born|geboren|geburt/iu.test(text);
  for (const list of listsTold(text, plan, (one) => one.fields.some(isDay))) {
    const birth = saysBirth ? list.fields.find((field) => isDay(field) && isOfBirth(field) && /birth|born|geb/i.test(field.name)) : undefined; // prettier-ignore
    if (birth) return { list, field: birth };
    if (saysBirth) continue;
    const all = list.fields.filter(
      (field) => isDay(field) && !isOfBirth(field) && !(isBehind && lies.test(field.label)),
    );
    const named = fieldTold(text.replace(/(?<!\p{L})(?:yesterday|day|days|tag|tage|date|year|jahr)(?!\p{L})/giu, ' '), plan, list, (field) => all.includes(field), 2); // prettier-ignore
    const plain = all.find(({ label, type }) => type === 'date' && /^(?:date|day|datum|tag|wann|when)$/iu.test(label));
    const field = named ?? plain ?? spanFields(list)?.find((one) => all.includes(one)) ?? all[0];
    if (field) return { list, field };
  }
  return null;
}
