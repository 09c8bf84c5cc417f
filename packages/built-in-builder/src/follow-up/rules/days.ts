import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import type { Rule } from '../../plan/rule.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { dayFor, isDayLike, sameRoot } from './counts.ts';
import { listOfDeed, thingsIn } from './places.ts';
import { numberSaid, numeral } from './said.ts';
import { anyWord } from '../any-word.ts';

const isDay = ({ type, label, formula }: Field): boolean => !formula && (type === 'date' || type === 'datetime' || (type === 'text' && isDayLike(label))); // prettier-ignore
const asDay = (entity: Entity, ...fields: Field[]): Change[] =>
  fields.flatMap((field) => (field.type === 'text' ? [{ kind: 'retype-field' as const, entity: entity.name, field: field.name, type: 'date' as const }] : [])); // prettier-ignore
const compare = (entity: Entity, rule: Rule): Change => ({ kind: 'rule', entity: entity.name, rule: { make: 'compare', rule } }); // prettier-ignore

const begins = /^(?:start|starts|from|begin|begins|beginn|von|anfang|arrival|arrive|anreise|ankunft|eintritt|annahme|check.?in|lent|rented|borrowed|out|departure time|abfahrt|ausgabe|einzug|joined|entry|left at|pick.?up|hired|geliehen|ausgeliehen|sown|planted)/iu; // prettier-ignore
const ends = /^(?:end|ends|until|to|return|returned|due|finish|bis|ende|departure|leave|abreise|austritt|abholung|abgabe|check.?out|back|rückgabe|zurück|auszug|left|exit|fertig|harvest)/iu; // prettier-ignore

/** Beginning and end of a list, days or times of a day. */
export function spanFields(entity: Entity): [Field, Field] | null {
  const times = entity.fields.filter((field) => isDay(field) || (field.type === 'time' && !field.formula));
  const bare = (label: string) => label.replace(/^(?:date|day|time|datum|tag|uhrzeit)[ _]/iu, '');
  const first = times.find(({ label }) => begins.test(bare(label)));
  const isAlike = (field: Field) => field !== first && (field.type === 'time') === (first?.type === 'time');
  const last = times.find((field) => isAlike(field) && ends.test(bare(field.label)));
  return first && last ? [first, last] : null;
}

const backwards = anyWord(String.raw`before (?:it|they|he|she|we|you|the|even|having|that)?|earlier than|prior to|back in time|backwards|bevor|vor dem|vor der|früher als|eher als|ehe`); // prettier-ignore
const refuses = anyWord(String.raw`stop|not|never|can['’]?t|cannot|fix|prevent|wrong|nonsense|impossible|managed|keep|nobody|refuse|caught|unterbinden|verhindern|nicht|nie|unsinn|quatsch|falsch|abfangen|ablehnen|unmöglich|bitte|darf|geht`); // prettier-ignore
const leaving = anyWord(String.raw`leave|leaves|leaving|left|return\p{L}*|go home|end|ends|ended|finish\p{L}*|back|depart\p{L}*|ausgetreten|austritt|abgereist|abreise|zurück\p{L}*|ende[tn]?|aufhör\p{L}*|abgeholt|abholung|raus`); // prettier-ignore
const coming = anyWord(String.raw`left|leave|got there|get there|arriv\p{L}*|came|come|start\p{L}*|beg[aiu]n\p{L}*|set off|went|out|eingetreten|eintritt|angekommen|ankunft|anreise|angereist|begonnen|anfang\p{L}*|los|abgegeben|angenommen|rein`); // prettier-ignore

/** "he managed to leave before he got there": the end of a record is not before its beginning. */
export function backwardsWish(text: string, plan: AppPlan): Change[] | null {
  const match = backwards.exec(text);
  if (!match || !refuses.test(text) || !leaving.test(text.slice(0, match.index + 24)) || !coming.test(text.slice(match.index))) return null; // prettier-ignore
  const things = thingsIn(text, plan);
  const done = listOfDeed(text, plan);
  const all = plan.entities.flatMap((entity, index) => {
    const span = spanFields(entity);
    if (!span) return [];
    const roots = span.filter(({ label }) => sameRoot(label, text) || fieldsIn(text, { ...plan, entities: [entity] }).some(({ field }) => span.includes(field))).length; // prettier-ignore
    const score = roots * 2 + (things.includes(entity) ? 1 : 0) + (done === entity ? 1 : 0) - index * 0.01;
    return [{ entity, span, score }];
  });
  const best = all.toSorted((a, b) => b.score - a.score)[0];
  if (!best) return null;
  const { entity, span } = best;
  const [first, last] = span;
  return [...asDay(entity, first, last), compare(entity, { left: { field: last.name }, is: 'at-least', right: { field: first.name }, at: last.name })]; // prettier-ignore
}

const unit = '(days?|nights?|weeks?|months?|years?|tage?n?|nächten?|nacht|wochen?|monate?n?|jahre?n?)';
const length = new RegExp(`(?<![\\p{L}\\d])(${numeral}|(?<=(?:than|least|most|als|mindestens|höchstens) )(?:an?|eine[nrm]?|ein))(?:\\s+(?:full|whole|volle|ganze)n?)?\\s+${unit}(?!\\p{L})`, 'iu'); // prettier-ignore
const atLeast = anyWord(String.raw`at least|minimum|min|less than|under|shorter than|no less|not less|mindestens|wenigstens|unter|weniger als|kürzer als|so lang|minimal|mindestdauer`); // prettier-ignore
const atMost = anyWord(String.raw`longest|at most|maximum|max|more than|longer than|no more|not more|tops|up to|höchstens|maximal|mehr als|länger als|längstens|am stück|obergrenze|längste`); // prettier-ignore
const ahead = anyWord(
  String.raw`ahead|in advance|beforehand|notice|before(?:hand)?|vorher|im voraus|vorlauf|vorab|im vorhinein|vorlaufzeit`,
);

function spanOfLength(text: string): { days: number } | { months: number } | null {
  const match = length.exec(text);
  if (!match) return null;
  const count = /^(?:an?|eine?[nrm]?)$/i.test(match[1]!) ? 1 : numberSaid(match[1]!);
  if (!(count > 0)) return null;
  if (/^(?:month|monat)/i.test(match[2]!)) return { months: count };
  if (/^(?:year|jahr)/i.test(match[2]!)) return { months: count * 12 };
  return { days: /^(?:week|woche)/i.test(match[2]!) ? count * 7 : count };
}

/** "three months minimum", "two weeks is the longest anyone gets", "at least two days ahead": how far two days are apart. */
export function lengthWish(text: string, plan: AppPlan): Change[] | string | null {
  const span = spanOfLength(text);
  if (!span || /(?<!\p{L})(?:titles?|called|named|heißt|titel)(?!\p{L})/iu.test(text)) return null;
  const done = listOfDeed(text, plan);
  const named = thingsIn(text, plan);
  if (ahead.test(text) && 'days' in span && (atLeast.test(text) || /(?<!\p{L})(?:must|need\p{L}*|has to|please|muss|müssen|brauch\p{L}*|bitte|thanks|danke|nicht|no|not)(?!\p{L})/iu.test(text))) {
    const list = named.find((one) => dayFor(text, plan, one)) ?? done ?? plan.entities.find((one) => spanFields(one) && rolesOf(one).moment); // prettier-ignore
    const day = list && (spanFields(list)?.[0] ?? dayFor(text, plan, list));
    if (!list || !day) return null;
    return [...asDay(list, day), { kind: 'rule', entity: list.name, rule: { make: 'limit', limit: { day: day.name, ahead: { days: span.days } } } }]; // prettier-ignore
  }
  const isLeast = atLeast.test(text);
  const isMost = atMost.test(text);
  if (isLeast === isMost) return null;
  const all = plan.entities.flatMap((entity, index) => {
    const fields = spanFields(entity);
    const roots = fields?.filter(({ label }) => sameRoot(label, text)).length ?? 0;
    return fields ? [{ entity, fields, score: roots * 2 + (named.includes(entity) ? 2 : 0) + (done === entity ? 2 : 0) - index * 0.01 }] : []; // prettier-ignore
  });
  const best = all.toSorted((a, b) => b.score - a.score)[0];
  if (!best || best.fields[0].type === 'time') return null;
  const { entity, fields } = best;
  const [first, last] = fields;
  return [...asDay(entity, first, last), compare(entity, { left: { field: last.name }, is: isLeast ? 'at-least' : 'at-most', right: { field: first.name, plus: span }, at: last.name })]; // prettier-ignore
} // prettier-ignore

const future = anyWord(String.raw`in the future|future|ahead of today|after today|tomorrow or later|not yet (?:here|come)|(?:still|yet) to come|next (?:week|month|year)|nächste[nrms]? (?:woche|monat|jahr)|in der zukunft|zukunft|zukünftig\p{L}*|künftige\p{L}*|erst noch kommt|noch kommt|noch nicht (?:da|gewesen|war)|nach heute|kommende\p{L}*`); // prettier-ignore
const pastDay = anyWord(String.raw`in the past|past (?:days?|dates?)|before today|earlier than today|gone by|backdate\p{L}*|vergangenheit|vergangene\p{L}*|vor heute|rückwirkend\p{L}*|rückdatier\p{L}*`); // prettier-ignore
const bans = anyWord(String.raw`no|not|never|don['’]?t|can['’]?t|cannot|shouldn['’]?t|mustn['’]?t|nobody|refuse\p{L}*|reject\p{L}*|caught|catch|stop|prevent|wrong|nonsense|block|kein\p{L}*|nicht|nie|niemand|ablehn\p{L}*|abfangen|verhinder\p{L}*|unsinn|quatsch|falsch|unmöglich`); // prettier-ignore
/** The ban is said of that side, in one sentence. */
const isBanned = (text: string, side: RegExp): boolean =>
  [new RegExp(`${bans.source}[^.;!?]{0,50}${side.source}`, 'iu'), new RegExp(`${side.source}[^.;!?]{0,50}${bans.source}`, 'iu')].some((one) => one.test(text)); // prettier-ignore
const birth = anyWord(String.raw`birthdays?|birth|born|date of birth|geburtstag\p{L}*|geburtsdatum|geboren`);
const year = /(?<!\d)(?:20[3-9]\d|2[1-9]\d\d)(?!\d)/;

/** "no day that is still to come", "born in 2051", "no dates in the past": on which side of today a day lies. */
export function todaySideWish(text: string, plan: AppPlan): Change[] | null {
  if (!bans.test(text)) return null;
  const isBirth = birth.test(text);
  if (isBirth && !plan.entities.some(({ fields }) => fields.some(({ name }) => /birth|born|geburt|geboren/.test(name)))) return null; // prettier-ignore
  const bare = text.replace(/^gestern [^,]*, heute [^,]*,/iu, '');
  const isFuture = isBanned(bare, future) || (isBirth && year.test(text));
  const isPast = isBanned(bare, pastDay);
  if (isFuture === isPast) return null;
  const entities = isBirth ? plan.entities.filter(({ fields }) => fields.some(({ name }) => /birth|born|geburt|geboren/.test(name))) : plan.entities; // prettier-ignore
  const born = entities[0]?.fields.find(({ name }) => /birth|born|geburt|geboren/.test(name));
  const named = thingsIn(text, plan).filter((one) => one.fields.some(isDay));
  const field = fieldsIn(text, plan, { least: 3 }).find((one) => isDay(one.field) && !/^(?:day|tag)$/i.test(text.slice(one.at, one.end))); // prettier-ignore
  const list = isBirth && born ? entities[0]! : (field?.entity ?? named[0] ?? listOfDeed(text, plan) ?? (plan.entities.filter((one) => one.fields.some(isDay)).length === 1 ? plan.entities.find((one) => one.fields.some(isDay)) : undefined)); // prettier-ignore
  const day =
    isBirth && born ? born : (field?.field ?? (list && (spanFields(list)?.find(isDay) ?? dayFor(text, plan, list))));
  // a field that is named and is no day has no side of today, and no other takes its place
  const isOfOther =
    !field &&
    !isBirth &&
    fieldsIn(text, plan, { least: 3 }).some(
      (one) => !isDay(one.field) && /(?:date|day|datum|tag)$/iu.test(text.slice(one.at, one.end + 5).trim()),
    );
  if (!list || !day || !isDay(day) || isOfOther) return null;
  return [...asDay(list, day), compare(list, { left: { field: day.name }, is: isFuture ? 'at-most' : 'at-least', right: { day: 'today' }, at: day.name })]; // prettier-ignore
}

const english = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const german = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const weekday = /(?<!\p{L})(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sonntag|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend)(?:e?s|en)?(?!\p{L})|(?<!\p{L})(weekends?|wochenenden?)(?!\p{L})/giu; // prettier-ignore
const closed = anyWord(String.raw`no|not|never|nothing|nobody|don['’]?t|can['’]?t|won['’]?t|closed|shut|free|off|out of bounds|refuse\p{L}*|except|kein\p{L}*|nicht|nie|niemals|nix|nichts|zu|geschlossen|ruhetag|dunkel|frei|dicht|außer|gesperrt`); // prettier-ignore
const asTold = anyWord(String.raw`last|letzten?|neulich|gestern|yesterday|every other|this|diesen|am letzten`);

const habit = /(?:days|weekends|tags|abends|wochenenden)$/iu;
/** A day of every week that is said to be no day for it, in one clause. */
function isClosedDay(text: string, match: RegExpExecArray): boolean {
  const [whole, , weekend] = match;
  const clause = [...text.slice(0, match.index).split(/[.;!?]|,(?! (?:no|not|never|nothing|da|nix|nicht))/u).at(-1)!.slice(-45), whole, text.slice(match.index + whole.length).split(/[.;!?]/u)[0]!.slice(0, 45)].join(''); // prettier-ignore
  if (asTold.test(text.slice(Math.max(0, match.index - 9), match.index)) || !closed.test(clause)) return false;
  if (weekend) return habit.test(whole) || /(?<!\p{L})(?:on the|at the|am|an) $/iu.test(text.slice(0, match.index));
  return habit.test(whole) || /(?<!\p{L})(?:closed|shut|geschlossen|ist zu|ruhetag|free|frei|no \p{L}+ on|keine? \p{L}+ (?:am|an)|never on|not on|nie am|nicht am|on an?)(?!\p{L})/iu.test(clause); // prettier-ignore
}

/** "keep sundays free", "samstags ist der Laden dunkel, da holt keiner was ab": the days of the week that a form refuses. */
export function weekdayWish(text: string, plan: AppPlan): Change[] | null {
  const said = [...text.matchAll(weekday)].filter((match) => isClosedDay(text, match));
  if (said.length === 0 || /(?<!\p{L})(?:give (?:us|me)|have an?|add|von \p{L}+ (?:bis|über)|uhr|o['’]?clock|wissen|know)(?!\p{L})/iu.test(text)) return null; // prettier-ignore
  if (said.some(([word]) => plan.entities.some(({ label, plural }) => [label, plural].some((name) => name.toLowerCase() === word.toLowerCase())))) return null; // prettier-ignore
  const days = [...new Set(said.flatMap(([, day, weekend]) => (weekend ? [6, 0] : [Math.max(english.indexOf(day!.toLowerCase()), german.indexOf(day!.toLowerCase().replace('sonnabend', 'samstag')))])))]; // prettier-ignore
  const isOnly = /(?<!\p{L})(?:only (?:on|open)|nur)(?!\p{L})/iu.test(text);
  const notOn = isOnly ? [0, 1, 2, 3, 4, 5, 6].filter((day) => !days.includes(day)) : days;
  const byRoot = plan.entities.flatMap((entity) => entity.fields.filter((field) => isDay(field) && sameRoot(field.label, text)).map((field) => ({ entity, field })))[0]; // prettier-ignore
  const named = thingsIn(text, plan).find((one) => one.fields.some(isDay));
  const isOne = (one: Entity) => one.fields.some(isDay) && !/birth|born|join|since|geburt|geboren|seit|eintritt|kauf/.test(rolesOf(one).moment?.name ?? 'birth'); // prettier-ignore
  const list = byRoot?.entity ?? named ?? listOfDeed(text, plan) ?? plan.entities.find(isOne);
  const day = byRoot?.field ?? (list && (spanFields(list)?.[0] ?? dayFor(text, plan, list)));
  if (!list || !day || !isDay(day)) return null;
  return [...asDay(list, day), { kind: 'closed-days', entity: list.name, day: day.name, notOn }];
}
