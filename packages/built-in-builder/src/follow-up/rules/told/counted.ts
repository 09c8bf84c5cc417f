import type { Fact } from '../../../plan/fact.ts';
import { toFieldName, toLabel } from '../../../plan/names.ts';
import type { AppPlan, Entity, Field } from '../../../plan/plan.ts';
import type { Change } from '../../change.ts';
import { isDayLike } from '../counts.ts';
import { thingsIn } from '../places.ts';
import { numberSaid, numeral, ordinalIn, spanOf } from '../said.ts';
import { statesIn } from '../states.ts';
import { dayOf } from './clash.ts';
import { groupOf, otherPeople, saysPerson } from './groups.ts';
import { endsAs, isDay, listsTold, saysWho } from './lists.ts';
import { isForbidden } from './words.ts';
import { anyWord } from '../../any-word.ts';

const N = `(?<count>${numeral}|once|twice|einmal|zweimal|dreimal|viermal|an?|one|eine?[nrms]?)`;
const cue = String.raw`plenty|enough|the limit|the max(?:imum)?|my limit|our limit|tops|max(?:imum)?|that['’]?s it|that['’]?s all|the most|it is|reicht\p{L}*|reichen|genug|genügt|das maximum|die grenze|die obergrenze|schluss|mehr nicht|nicht öfter|nicht mehr|not more(?: often)?|no more|no matter|no exceptions|egal|und gut|und fertig|and that['’]?s`;
/** "At most three", "never more than two", "höchstens drei". */
const atMost = new RegExp(`(?<!\\p{L})(?<cue>at most|no more than|not more than|never more than|more than|max\\.?(?:imum)?(?: of)?|up to|only|just|höchstens|maximal|nicht mehr als|mehr als|mehr wie|bis zu|nur)\\s+${N}(?!\\p{L})`, 'iu'); // prettier-ignore
/** "Three at a time is plenty", "einmal am Tag muss reichen", "twelve per head and day, no matter how many". */
const isEnough = new RegExp(
  `(?<![\\p{L}\\d])${N}(?!\\p{L})(?<rest>[^.!?;]{0,60}?)(?<!\\p{L})(?:${cue})(?!\\p{L})`,
  'iu',
);
/** "Nobody needs two places on the same day": two of it are one too many. */
const twoOfThem = /(?<!\p{L})(?:nobody|no one|no \p{L}+|not|never|niemand|keiner|kein \p{L}+|nicht|nie)(?!\p{L})[^.!?;]{0,30}(?<!\p{L})(?:two|twice|zwei|zweimal)(?!\p{L})/iu; // prettier-ignore
const bareNumber = new RegExp(`^(?:and |und |also )?${N} (?:\\p{L}+ )?(?:per|a|pro|je|am|at a time|at once) `, 'iu');

const units = anyWord(String.raw`hours?|hrs?|stunden?|std|minutes?|minuten?|kilomet\p{L}*|km|litres?|liter|kg|kilos?|euros?|eur|€|pounds?|dollars?`); // prettier-ignore
const ofUnits = new RegExp(`(?<![\\p{L}\\d])${numeral}\\s+(?:${units.source})`, 'iu');
const atOnce = anyWord(String.raw`at a time|at once|at the same time|simultaneously|at home|on the go|out|gleichzeitig|auf einmal|auf ein mal|zur (?:selben|gleichen) zeit|zugleich|parallel|zu(?:r)? ?hause|daheim|ausgeliehen|offen`); // prettier-ignore
const back =
  /^(?:returned|return|brought back|back|given back|handed (?:in|back)|zurück|rückgabe|zurückgegeben|abgegeben|wieder da|time back)/iu;

/** How many of something somebody may have at once, or on one day: the number of the rule, and not that of the story before it. */
export function countedTold(text: string, plan: AppPlan): Change[] | null {
  const sentences = text.split(/(?<=[.!?;])\s+|\s[-–—]\s/u);
  const found = sentences.flatMap((sentence) => {
    const count = countIn(sentence, text);
    return count === null ? [] : [{ sentence, count }];
  });
  const [rule] = found;
  if (!rule || rule.count < 1 || rule.count > 500) return null;
  const span = spanIn(rule.sentence);
  if (span) return inSpan(text, plan, { ...rule, span });
  return atOnce.test(rule.sentence) ? open(text, plan, rule) : null;
}

/** "Twice", "einmal", "a", "three": how many. */
export const countOf = (said: string): number => ({ once: 1, einmal: 1, a: 1, an: 1, one: 1, twice: 2, zweimal: 2, dreimal: 3, viermal: 4 })[said.toLowerCase()] ?? (/^eine?[nrms]?$/iu.test(said) ? 1 : numberSaid(said)); // prettier-ignore
function countIn(sentence: string, text: string): number | null {
  const most = atMost.exec(sentence);
  if (most && !/^an?$/iu.test(most.groups!['count']!) && (!/^(?:more than|mehr als|mehr wie|up to|bis zu|only|just|nur)$/iu.test(most.groups!['cue']!) || isForbidden(text) || /^(?:only|just|nur)$/iu.test(most.groups!['cue']!))) return countOf(most.groups!['count']!); // prettier-ignore
  const enough = isEnough.exec(sentence);
  if (enough && !/^(?:an?|eine?[nrms]?)$/iu.test(enough.groups!['count']!)) return countOf(enough.groups!['count']!);
  if (twoOfThem.test(sentence) && spanIn(sentence)) return 1;
  const next = isForbidden(sentence) ? ordinalIn(sentence) : null;
  if (next !== null && next > 1) return next - 1;
  const bare = bareNumber.exec(sentence);
  return bare && text !== sentence && !/^(?:an?|eine?[nrms]?)$/iu.test(bare.groups!['count']!) ? countOf(bare.groups!['count']!) : null; // prettier-ignore
}

function spanIn(sentence: string): 'day' | 'week' | 'month' | 'year' | null {
  for (const [, word = ''] of sentence.matchAll(/(?<!\p{L})(?:per|a|an|each|every|in one|on one|on (?:the|a)|in the|same|single|pro|je|am|an einem|im|in einem|in einer|jeden|jede|and|und)\s+(?:(?:same|single|selben|gleichen|einzelnen)\s+)?(\p{L}+)/giu)) if (spanOf(word)) return spanOf(word); // prettier-ignore
  return /(?<!\p{L})(?:täglich|daily)(?!\p{L})/iu.test(sentence) ? 'day' : null;
}

type Told = { sentence: string; count: number };
function inSpan(
  text: string,
  plan: AppPlan,
  { sentence, count, span }: Told & { span: 'day' | 'week' | 'month' | 'year' },
): Change[] | null {
  // prettier-ignore
  const isFit = (list: Entity) => dayOf(list) !== undefined && (!saysPerson.test(text) || groupOf(sentence, text, plan, list) !== undefined); // prettier-ignore
  const [list] = listsTold(text, plan, isFit);
  const day = list && dayOf(list);
  if (!list || !day) return null;
  const per = groupOf(sentence, text, plan, list);
  const total = totalOf(sentence, text, list, plan);
  // so many euros are no records
  if (
    !total &&
    ofUnits.test(sentence) &&
    !endsAs(list, units.exec(sentence)?.[0] ?? '') &&
    !thingsIn(units.exec(sentence)?.[0] ?? '', plan).includes(list)
  )
    return null;
  const asDay: Change[] = day.type === 'text' && isDayLike(day.label) ? [{ kind: 'retype-field', entity: list.name, field: day.name, type: 'date' }] : []; // prettier-ignore
  if (!isDay(day) && asDay.length === 0) return null;
  if (count === 1 && span === 'day' && per && !total && day.type !== 'datetime') return [...asDay, { kind: 'unique', entity: list.name, fields: [per.name, day.name] }]; // prettier-ignore
  return [...asDay, { kind: 'rule', entity: list.name, rule: { make: 'limit', limit: { day: day.name, ...(per && { per: per.name }), most: count, ...(total && { total: total.name }), span } } }]; // prettier-ignore
}

/** "Twelve hours per head and day": what the hours add up to, where a list keeps them. */
function totalOf(sentence: string, text: string, list: Entity, plan: AppPlan): Field | undefined {
  const unit = units.exec(sentence) ?? units.exec(text);
  if (!unit || thingsIn(unit[0], plan).includes(list)) return undefined;
  const stem = unit[0].toLowerCase().slice(0, 4);
  const names = /^(?:hour|hrs|stun|std)/.test(stem) ? /hour|stunden|duration|dauer/i : stem.startsWith('minu') ? /minut|duration|dauer/i : /^(?:kilom|km)/.test(stem) ? /kilomet|km|distance|strecke/i : stem.startsWith('lit') ? /lit/i : /^(?:kg|kilo)/.test(stem) ? /kg|kilo|weight|gewicht/i : /amount|price|cost|betrag|preis|kosten/i; // prettier-ignore
  return list.fields.find(({ type, label, formula }) => !formula && (type === 'number' || type === 'money') && names.test(label)); // prettier-ignore
}

/** "Three at a time": those that are not back yet, or in the state that is named. */
function open(text: string, plan: AppPlan, { sentence, count }: Told): Change[] | null {
  const states = statesIn(text, plan).filter(({ fact, score }) => fact.kind === 'is' && score >= 3);
  const isFit = (list: Entity) => states.some(({ entity }) => entity === list) || list.fields.some(({ type, label }) => back.test(label) && (type !== 'text' || isDayLike(label))); // prettier-ignore
  for (const list of listsTold(text, plan, isFit)) {
    const other = otherPeople(text, plan);
    const known = groupOf(sentence, text, plan, list) ?? (other ? undefined : whoOf(plan, list));
    const per = known ?? (other ? asField(other) : undefined);
    if (!per) continue;
    const adds: Change[] = known ? [] : [{ kind: 'add-field', entity: list.name, field: per, isShown: true }];
    const state = states.find(({ entity }) => entity === list);
    const until = list.fields.find(({ type, label }) => back.test(label) && (type !== 'text' || isDayLike(label)));
    const where = state ? whereOf(state.fact) : until && openBy(until);
    if (!where) continue;
    const free: Change[] = until?.isRequired && !state ? [{ kind: 'require-field', entity: list.name, field: until.name, isRequired: false }] : []; // prettier-ignore
    const asDay: Change[] = until?.type === 'text' && !state ? [{ kind: 'retype-field', entity: list.name, field: until.name, type: 'date' }] : []; // prettier-ignore
    return [...adds, ...asDay, ...free, { kind: 'rule', entity: list.name, rule: { make: 'compare', rule: { left: { same: [per.name], where: [where] }, is: 'at-most', right: { number: count }, at: per.name } } }]; // prettier-ignore
  }
  return null;
}
/** Who it is counted by has a field from now on, where none keeps it. */
const asField = (word: string): Field => {
  const label = toLabel(word.replace(/(?<=\p{L}{4})s$/u, ''));
  return { name: toFieldName(label), label, type: 'text', isRequired: false };
};
const whoOf = (plan: AppPlan, list: Entity): Field | undefined =>
  list.fields.find((field) => field.type === 'reference' && saysWho(plan, field)) ?? list.fields.find((field) => field.type === 'text' && saysWho(plan, field)); // prettier-ignore
const openBy = ({ name, type }: Field): Fact => ({
  kind: type === 'boolean' ? 'yes' : 'given',
  field: name,
  not: true,
});
const whereOf = (fact: Fact): Fact | undefined => (fact.kind === 'is' ? { kind: 'is', field: fact.field, value: fact.value } : undefined); // prettier-ignore
