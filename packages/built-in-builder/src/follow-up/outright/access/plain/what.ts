import type { AppPlan, Entity, Field } from '../../../../plan/plan.ts';
import { rolesOf } from '../../../../plan/roles.ts';
import { byLastPart, doneIn, likeness, tokensIn } from '../../../understand/gist/mentions.ts';
import { deedsSaid } from '../said/deeds.ts';
import { noThings, thingsIn, type Things } from '../said/things.ts';
import type { FieldSaid } from '../things-said.ts';
import { may } from './signs.ts';

/** What a part speaks of; `isSet` is where a yes or no is said by what makes it so: to ban, to confirm, to sign off. */
export type What = Things & { isSet: boolean };

const small = /^(?:of|the|for|in|on|a|an|to|per|pro|von|am|der|die|das|im|um|bis|is|has|been)$/iu;

/** "Who has borrowed what" is in the list of that. */
export const whoHasWhat =
  /(?<!\p{L})(?:who (?:has |have )?(?:\p{L}+ )?(?:what|which)|wer (?:sich )?(?:was|welche\p{L}*))(?!\p{L})/iu;

/** Lists and fields, where a field that is named in full comes before one that is named in part. */
export function whatIn(bare: string, whole: string, plan: AppPlan): What {
  const read = thingsIn(
    bare.replace(/there is|there are|(?<!\p{L})rein(?!\p{L})/giu, ' '),
    plan,
    (word) => deedsSaid(word).deeds.length > 0 || may.test(word),
    whole,
  );
  const done = whoHasWhat.test(bare) ? doneIn(bare, plan) : undefined;
  const last = noThings(read) && !done ? byLastPart(bare.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase()), plan).map(({ entity }) => entity) : []; // prettier-ignore
  const things = done ? { ...read, lists: [done], fields: [], isUnknown: false } : last.length === 1 ? { ...read, lists: last, isUnknown: false } : read; // prettier-ignore
  const set = setIn(bare, plan);
  const full = [...named(bare, things.lists, plan), ...paidIn(whole, things.lists, plan)];
  const kinds = full.length === 0 || several.test(bare) ? kindsIn(bare, things.lists, plan) : [];
  const all =
    kinds.length > 1 ? kinds : [...full, ...set.filter((one) => !full.some(({ field }) => field === one.field))];
  const near = all.filter(({ entity }) => things.lists.includes(entity));
  const fields = near.length > 0 ? near : all;
  return fields.length > 0
    ? { ...things, fields, isUnknown: false, isSet: set.length > 0 }
    : { ...things, isSet: false };
}

const several = /(?<!\p{L})(?:prices|costs|preise?n?|kosten)(?!\p{L})/iu;
/** "The prices" are all that are called so. */
function kindsIn(text: string, lists: readonly Entity[], { entities }: AppPlan): FieldSaid[] {
  const said = several.exec(text)?.[0].toLowerCase();
  if (said === undefined) return [];
  const stem = /^pr(?:ices|eis)/u.test(said) ? /price|preis/iu : /cost|kosten/iu;
  return (lists.length > 0 ? lists : entities).flatMap((entity) => entity.fields.filter((field) => field.type === 'money' && stem.test(field.label) && !field.formula && !field.joins).map((field) => ({ entity, field }))); // prettier-ignore
}

const usable = (field: Field, title: Field | undefined): boolean => !field.joins && field !== title;

/** Fields of which every word stands in a text, save those that are a part of a longer name there. */
function named(text: string, lists: readonly Entity[], { entities }: AppPlan): FieldSaid[] {
  const tokens = tokensIn(text);
  const found = entities.flatMap((entity) =>
    entity.fields.filter((field) => usable(field, rolesOf(entity).title)).flatMap((field) => {
      const words = field.label.split(/[\s-]+/u).filter((word) => !small.test(word));
      const at = words.map((word) => tokens.findIndex((token) => likeness(token.word, word) >= 3));
      // what else a detail of a list that is named is called
      const isCalled = words.length === 1 && lists.includes(entity) && tokens.some(({ word }) => word.length > 4 && likeness(word, words[0]!) >= 1 && likeness(word, entity.label) === 0); // prettier-ignore
      return (words.length > 1 && at.every((one) => one >= 0)) || isCalled ? [{ entity, field, at }] : [];
    }),
  ); // prettier-ignore
  return found.filter((one) => !found.some((other) => other.at.length > one.at.length && one.at.every((place) => other.at.includes(place)))).map(({ entity, field }) => ({ entity, field })); // prettier-ignore
}

const paid = /(?<!\p{L})(?:what|was|how much|wie ?viel) (?:\p{L}+ ){1,6}?(?<how>comes? to|charged?(?: at)?|charges|costs?|pays?|paid|owes?|earns?|kostet|kosten|zahlt|zahlen|verdien\p{L}*|bezahl\p{L}*)(?!\p{L})/iu; // prettier-ignore
const ways: readonly (readonly [said: RegExp, called: RegExp])[] = [
  [/earn|verdien/iu, /wage|earn|salary|hourly|pay|lohn|gehalt|verdienst/iu],
  [/pay|paid|zahl/iu, /pay|paid|fee|price|due|amount|beitrag|preis|betrag|zahl/iu],
  [/./u, /cost|price|rate|fee|charge|amount|preis|kosten|satz|betrag|gebühr/iu],
];

/** "What an order comes to", "was ein Boot kostet": the sum of money, where it is clear which. */
function paidIn(text: string, lists: readonly Entity[], { entities }: AppPlan): FieldSaid[] {
  const match = paid.exec(text);
  if (!match) return [];
  const sums = (lists.length > 0 ? lists : entities).flatMap((entity) => entity.fields.filter(({ type, formula }) => type === 'money' && !formula).map((field) => ({ entity, field }))); // prettier-ignore
  const called = ways.find(([said]) => said.test(match.groups!['how']!))![1];
  const words = tokensIn(text).map(({ word }) => word.toLowerCase()).filter((word) => word.length > 3 && !paid.test(word)); // prettier-ignore
  const isNamed = ({ field }: FieldSaid) => words.some((word) => field.label.toLowerCase().includes(word));
  const [one, ...more] = [sums.filter(isNamed), sums.filter(({ field }) => called.test(field.label)), sums].find((some) => some.length > 0) ?? []; // prettier-ignore
  return one && more.length === 0 ? [one] : [];
}

/** A yes or no that is called by what was done, named by who does it: "Gesperrt" and "sperren", "Confirmed" and "confirm". */
function setIn(text: string, { entities }: AppPlan): FieldSaid[] {
  return entities.flatMap((entity) =>
    entity.fields.filter(({ type }) => type === 'boolean').flatMap((field) => {
      const german = /^(?<front>\p{L}{0,6}?)ge(?<stem>\p{L}{3,}?)(?:t|en)$/iu.exec(field.label)?.groups;
      const english = /^(?<stem>\p{L}{3,}?)(?:i?ed)$/iu.exec(field.label)?.groups;
      const start = german ? `${german['front']}${german['stem']}` : english?.['stem'];
      return start && new RegExp(`(?<!\\p{L})${start}(?:e?n|e|t|s|es|ing)?(?!\\p{L})`, 'iu').test(text) ? [{ entity, field }] : [];
    }),
  ); // prettier-ignore
}
