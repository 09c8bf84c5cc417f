import { isNumber } from '../../../plan/field-kinds.ts';
import type { Only } from '../../../plan/only.ts';
import { rolesOf } from '../../../plan/roles.ts';
import type { AppPlan, Entity, Field, ListOrder } from '../../../plan/plan.ts';
import { fieldsIn } from '../../understand/gist/mentions.ts';
import { dayMeant } from '../meant/day-meant.ts';

/** A message without the order that it says beside something else, and the words for that order. */
export type OrderSaid = { rest: string; words: string };

const first = String.raw`(?:first|(?:on|at|to) (?:the )?(?:very )?top|(?:ganz |nach )*(?:oben|vorne?)(?:an)?|zuerst|zuoberst|als erste[rsn]?)`;
const rising = String.raw`(?:soonest|nearest|earliest|next|closest|most (?:urgent|pressing)|oldest|longest(?: ago| open| waiting| overdue)?|smallest|lowest|fewest|least|cheapest|shortest|nächste[nrsm]?|früheste[nrsm]?|dringendste[nrsm]?|eiligste[nrsm]?|älteste[nrsm]?|am längsten(?: \p{L}+)?|kleinste[nrsm]?|niedrigste[nrsm]?|wenigste[nrsm]?|billigste[nrsm]?|günstigste[nrsm]?|kürzeste[nrsm]?)`;
const falling = String.raw`(?:newest|latest|most recent|biggest|largest|highest|longest|dearest|most(?: expensive)?|best|neue?ste[nrsm]?|jüngste[nrsm]?|letzte[nrsm]?|größte[nrsm]?|höchste[nrsm]?|teuerste[nrsm]?|meiste[nrsm]?|beste[nrsm]?)`;
const noun = String.raw`(?: (?!first|at|on|to)\p{L}+){0,2}?`;
/** "Soonest first", "the smallest stock on top", "wer zuerst da war steht oben", "in order of time". */
const clause = new RegExp(
  String.raw`[\s,;–-]*(?:(?<=[\s,;])(?:and |und |with |mit |bitte |please )*)?(?:the |die |der |das |den |dem |what is |was )?(?:(?:${rising}|${falling})${noun}(?: \p{L}+)? ${first}|(?:whoever|whatever|who|wer|was) (?:came |is |comes )?(?:first|zuerst|next|als nächstes) (?:\p{L}+ ){0,3}?(?:${first}|steht oben)|in order of (?:time|date|day)s?|by (?:time|date)|(?:nach (?:der )?(?:uhrzeit|zeit|datum)|der (?:uhrzeit|zeit) nach|in der reihenfolge der (?:zeiten|tage|termine))|(?:in (?:the )?order of|sorted by|ordered by|sortiert nach|geordnet nach) (?:their |its |the |dem |der |den |ihrem |ihrer )?\p{L}+)(?: please| bitte)?(?!\p{L})`,
  'iu',
); // prettier-ignore

/** Takes the order out of what is said of a page, so that "first" is not taken for anything else. */
export function orderSaid(text: string): OrderSaid | null {
  const words = clause.exec(text)?.[0];
  return words ? { words, rest: text.replace(words, ' ').replace(/\s+/g, ' ').trim() } : null;
}

const isFalling = new RegExp(String.raw`(?<!\p{L})${falling}(?!\p{L})`, 'iu');
const isRising = new RegExp(String.raw`(?<!\p{L})${rising}(?!\p{L})`, 'iu');
const ofTime = /(?<!\p{L})(?:time|uhrzeit|zeit)(?!\p{L})/iu;
const ofNumber = /(?<!\p{L})(?:smallest|lowest|fewest|least|cheapest|biggest|largest|highest|dearest|most(?! urgent| pressing| recent)|best|kleinste[nrsm]?|niedrigste[nrsm]?|wenigste[nrsm]?|billigste[nrsm]?|günstigste[nrsm]?|größte[nrsm]?|höchste[nrsm]?|teuerste[nrsm]?|meiste[nrsm]?|beste[nrsm]?)(?!\p{L})/iu; // prettier-ignore
const isWhen = ({ type }: Field): boolean => type === 'date' || type === 'datetime' || type === 'time';

/** The order that words ask for: by a field that they name, else by what the records are chosen by, else by the day that suits. */
export function orderOf(words: string, entity: Entity, only: readonly Only[], plan: AppPlan): ListOrder | null {
  const isWanted = ofNumber.test(words) ? isNumber : isWhen;
  const named = fieldsIn(words, { ...plan, entities: [entity] }, { least: 2 }).find(({ field }) => isWanted(field))?.field; // prettier-ignore
  const chosenBy = entity.fields.find((field) => isWanted(field) && only.some((one) => 'field' in one && one.field === field.name)); // prettier-ignore
  const direction = isFalling.test(words) && !isRising.test(words) ? 'down' : 'up';
  if (isWanted === isNumber) {
    const field = named ?? chosenBy;
    return field ? { field: field.name, direction } : null;
  }
  const told = dayMeant(words, entity, plan, null);
  const day = named ?? (told?.isSure ? told.field : undefined) ?? chosenBy ?? told?.field ?? rolesOf(entity).moment;
  const time = ofTime.test(words) ? entity.fields.find(({ type }) => type === 'time') : undefined;
  if (!day) return time ? { field: time.name, direction } : null;
  return { field: day.name, direction, ...(time && { next: { field: time.name, direction: 'up' } }) };
}
