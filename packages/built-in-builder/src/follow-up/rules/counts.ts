import type { AppPlan, Entity, Field } from '../../plan/plan.ts';
import { rolesOf } from '../../plan/roles.ts';
import { singularise } from '../../plan/names.ts';
import type { Change } from '../change.ts';
import { fieldsIn } from '../understand/gist/mentions.ts';
import { listOfDeed, mentionedIn, thingsIn, wayTo } from './places.ts';
import { numberSaid, numeral, ordinalIn, spanOf } from './said.ts';
import { anyWord } from '../any-word.ts';

const N = `(${numeral})(?:mal)?`;
const most = new RegExp(String.raw`(?<!\p{L})(?:at most|no more than|not more than|more than|more then|over|maximum(?: of)?|max\.?|up to|only|just|höchstens|maximal|nicht mehr als|mehr als|mehr wie|bis zu|nur|über)\s+${N}(?!\p{L})`, 'iu'); // prettier-ignore
const isLimit = anyWord(String.raw`limit|most|maximum|max|tops|no more|not more|never more|won['’]?t (?:take|do|manage)|can['’]?t (?:take|do|manage|handle)|obergrenze|grenze|höchstens|maximal|nicht mehr|mehr wollen|mehr nicht|nicht|kein\p{L}*|bremse?|schluss|reicht|limit|no|not|never|enough|only|nur|refuse|don['’]?t`); // prettier-ignore
const per = /(?<!\p{L})(?:per|a|an|each|every|in one|in a|on one|on a|in the same|on the same|pro|je|am|an einem|im|in einem|in einer|jede[nrms]?|and|und)\s+(?:(?:same|single|calendar|selben|gleichen|einzelnen?)\s+)?(\p{L}+)/giu; // prettier-ignore
const ofHours = anyWord('hours?|stunden?|minutes?|minuten?|uhr|euros?|eur|percent|prozent|kg|cm|km|litres?|liter|characters|zeichen|months?|monate?|weeks?|wochen?|nights?|nächten?|days?|tage|tagen|years? old|jahre alt'); // prettier-ignore

/** "six a day is my limit", "two plots per person", "at most four times a day the same medicine": how many there may be. */
export function countWish(text: string, plan: AppPlan): Change[] | null {
  if (!isLimit.test(text)) return null;
  const pers = [...text.matchAll(per)].map(([, word = '']) => word);
  const span = pers.map(spanOf).find((one) => one !== null) ?? (/(?<!\p{L})(?:täglich|daily)(?!\p{L})/iu.test(text) ? 'day' : null); // prettier-ignore
  const count = countIn(text, span !== null);
  if (count === null || count < 1 || count > 1000) return null;
  const list = listFor(text, plan, pers, span !== null);
  if (!list) return null;
  const bys = groupsOf(text, plan, list, pers);
  // by person, where nothing says of whom it is
  if (bys.length === 0 && /(?<!\p{L})(?:per|pro|je|each) (?:person|head|nose|kopf|nase)(?!\p{L})/iu.test(text))
    return null;
  if (span) {
    const day = dayFor(text, plan, list);
    if (!day) return null;
    // of which there is one alone, no two are alike
    if (count === 1 && span === 'day' && bys.length > 0 && day.type === 'date') return [{ kind: 'unique', entity: list.name, fields: [bys[0]!, day.name] }]; // prettier-ignore
    const ofText: Change[] = day.type === 'text' ? [{ kind: 'retype-field', entity: list.name, field: day.name, type: 'date' }] : []; // prettier-ignore
    return [...ofText, { kind: 'rule', entity: list.name, rule: { make: 'limit', limit: { day: day.name, ...(bys[0] && { per: bys[0] }), most: count, span } } }]; // prettier-ignore
  }
  const [by] = bys;
  if (!by) return null;
  return [{ kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { same: bys }, is: 'at-most', right: { number: count }, at: by } } }]; // prettier-ignore
}

function countIn(text: string, hasSpan: boolean): number | null {
  const said = most.exec(text);
  if (said && !ofHours.test(text.slice(said.index + said[0].length).split(/\s+/).slice(0, 2).join(' '))) return numberSaid(said[1]!); // prettier-ignore
  const plain = new RegExp(`(?<![\\p{L}\\d])${N}(?:\\s+(?:\\p{L}+\\s+)?(?:a|per|each|every|pro|je|am|in)(?!\\p{L}))`, 'iu').exec(text); // prettier-ignore
  if (plain && isSure(text)) return numberSaid(plain[1]!);
  const first = new RegExp(
    `(?<!\\p{L})(?:pro|per|je|for each|for every)\\s+[\\p{L} ]{2,40}?\\s+${N}(?!\\p{L})`,
    'iu',
  ).exec(text);
  if (first && isSure(text)) return numberSaid(first[1]!);
  const next = ordinalIn(text);
  return next !== null && (hasSpan || /(?<!\p{L})(?:no|not|won['’]?t|never|kein\p{L}*|nicht)(?!\p{L})/iu.test(text)) ? next - 1 : null; // prettier-ignore
}
const isSure = (text: string): boolean => anyWord('limit|maximum|max|most|tops|no more|not more|won[\'’]?t|refuse|obergrenze|grenze|höchstens|maximal|mehr wollen|mehr nicht|mehr geht|mehr ist|reicht|nur|only|never more|satzung').test(text); // prettier-ignore

/** What is counted: named as it is, by what is done, else what has a day. */
function listFor(text: string, plan: AppPlan, pers: readonly string[], hasSpan: boolean): Entity | undefined {
  const bare = pers.reduce(
    (rest, word) => rest.replace(new RegExp(`(?:per|pro|je|each|every)\\s+${word}`, 'iu'), ' '),
    text,
  );
  const named = mentionedIn(bare, plan);
  const groups = thingsIn(pers.join(' '), plan);
  const direct = named.find((one) => !hasSpan || one.fields.some(({ type }) => type.startsWith('date'))) ?? named[0];
  if (direct && !(hasSpan && !dayFor(text, plan, direct)) && !(groups.includes(direct) && groups.length === named.length)) return direct; // prettier-ignore
  const grouped = groups.length === 0 || hasSpan ? [] : plan.entities.filter((one) => groups.some((group) => group !== one && wayTo(plan, one, group)?.length === 1)); // prettier-ignore
  if (grouped.length > 0) {
    const counted = thingsIn(bare, plan);
    return grouped.find((one) => counted.includes(one)) ?? grouped.find((one) => counted.some((thing) => wayTo(plan, one, thing))) ?? grouped[0]; // prettier-ignore
  }
  const done = listOfDeed(bare, plan);
  if (done && (!hasSpan || dayFor(text, plan, done))) return done;
  const things = [...thingsIn(bare, plan), ...groups];
  const ofThing = plan.entities.filter((one) => things.some((thing) => thing !== one && wayTo(plan, one, thing)?.length === 1)); // prettier-ignore
  const dated = (ofThing.length > 0 ? ofThing : plan.entities).filter((one) => !hasSpan || hasDay(one));
  const counted = things.find((thing) => (!hasSpan || hasDay(thing)) && !groups.includes(thing));
  return counted ?? dated.find((one) => one.fields.some(({ type }) => type === 'reference')) ?? dated[0];
}
const hasDay = (entity: Entity): boolean => {
  const { moment } = rolesOf(entity);
  return moment !== undefined && !/birth|born|geburt/.test(moment.name);
};

/** By what they are counted: what is named behind "per", or called "the same". */
function groupsOf(text: string, plan: AppPlan, list: Entity, pers: readonly string[]): string[] {
  const same = [...text.matchAll(/(?<!\p{L})(?:the same|any one|dasselbe|derselben?|dieselben?|demselben|das gleiche|die gleichen?|denselben|im gleichen|in einem)\s+(\p{L}+)/giu)].map(([, word = '']) => word); // prettier-ignore
  const all = [...pers, ...same].filter((word) => !spanOf(word));
  const found = all.flatMap((word) => {
    const things = [...thingsIn(word, plan), ...thingsIn(singularise(word), plan)];
    const by = list.fields.find(({ type, reference }) => type === 'reference' && things.some(({ name }) => name === reference)); // prettier-ignore
    if (by) return [by.name];
    // "per person": who it is of
    if (/^(?:person|head|kopf|nase|people|member|mitglied)$/i.test(word)) return list.fields.filter(({ type, label }) => type === 'reference' && /person|member|tenant|customer|participant|pupil|owner|household|mitglied|pächter|mieter|kunde|teilnehmer|schüler|halter/i.test(label)).map(({ name }) => name).slice(0, 1); // prettier-ignore
    const [own] = fieldsIn(word, { ...plan, entities: [list] }, { least: 3 });
    return own && own.field.type !== 'date' && own.field.type !== 'number' && own.field.type !== 'money' ? [own.field.name] : []; // prettier-ignore
  });
  return [...new Set(found)];
}

const taken = anyWord('take|takes|accept\\p{L}*|annehm\\p{L}*|annahme|nehme|hereinnehm\\p{L}*');
/** The day by which they are counted: the one whose name is said, else that on which they happen. */
export function dayFor(text: string, plan: AppPlan, list: Entity): Field | undefined {
  const days = list.fields.filter(({ type, formula, label }) => !formula && (type === 'date' || type === 'datetime' || (type === 'text' && isDayLike(label)))); // prettier-ignore
  const named = fieldsIn(text, { ...plan, entities: [list] }, { least: 2 }).find(({ field }) => days.includes(field));
  const byVerb = taken.test(text) ? days.find(({ label }) => /annahme|accepted|received|taken in/i.test(label)) : undefined; // prettier-ignore
  return named?.field ?? byVerb ?? days.find((one) => sameRoot(one.label, text)) ?? (hasDay(list) ? rolesOf(list).moment : days[0]); // prettier-ignore
}

/** "abholen" is the day of the Abholung. */
export const sameRoot = (label: string, text: string): boolean => {
  const root = label
    .toLowerCase()
    .replace(/(?:ung|nahme|gabe|tritt|e|al|ure|ed|ing|on|am)$/u, '')
    .trim();
  if (root.length < 4) return false;
  const [, particle = '', stem = ''] = /^(ab|an|auf|aus|ein|zurück|vor|mit|nach|heim)(\p{L}{3,})$/u.exec(root) ?? [];
  const isApart = stem !== '' && new RegExp(`(?<!\\p{L})${stem}\\p{L}{0,3}(?!\\p{L})[^.;!?]{0,40}(?<!\\p{L})${particle}(?!\\p{L})`, 'iu').test(text); // prettier-ignore
  const parted = stem === '' ? '' : `|(?<!\\p{L})${particle}(?:ge|zu)${stem}`;
  return isApart || new RegExp(`(?<!\\p{L})(?:ge|zu)?${root.replace(/[^\p{L}]/gu, '.')}${parted}`, 'iu').test(text);
};

export const isDayLike = (label: string): boolean =>
  /(?:^|[\s_-])(?:on|from|until|since|date|day|start|end|begin|due|arrival|departure|return|von|bis|am|seit|ab|beginn|ende|datum|tag|annahme|abholung|abgabe|rückgabe|eintritt|austritt|anreise|abreise|lieferung|einzug|auszug)$/iu.test(label.trim()); // prettier-ignore
