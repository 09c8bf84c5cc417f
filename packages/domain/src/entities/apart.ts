import { type Unless, unlessOf } from './capacity.ts';
import { isPlainObject, type Json } from './json.ts';

/**
 * No two records have the same values in these fields, or none as long as `until` is empty or no; `isPerCreator` compares
 * only what one person made, as where everybody has a list of their own (`"each": "creator"`).
 */
export type Once = { fields: readonly string[]; until: string | null; isPerCreator: boolean; unless: Unless };

/**
 * No two records have one of the same things at the same time. `from` and `until` are days or instants, `time` and `endTime`
 * times of such a day, `length` a number of `minutes`; `slot` is one of fixed spans of it. What names no end lasts an hour,
 * a day until its end, and with `isOpenEnded` until somebody says so.
 */
export type NoOverlap = {
  things: readonly string[];
  from: string | null;
  until: string | null;
  isOpenEnded: boolean;
  time: string | null;
  endTime: string | null;
  length: { field: string; minutes: number } | null;
  slot: string | null;
  isPerCreator: boolean;
  unless: Unless;
};

/** What keeps records of an entity apart: `x-once`, a list of rules, and `x-no-overlap`. */
export type Apart = { once: readonly Once[]; noOverlap: NoOverlap | null };

/** Null where an entity declares nothing, or nothing that is understood. */
export function declaredApart(schema: { [keyword: string]: unknown }): Apart | null {
  const stated = schema['x-once'];
  const once = (Array.isArray(stated) ? stated : []).flatMap((rule: unknown): Once[] => {
    if (!isPlainObject(rule)) return [];
    const { fields, until } = rule;
    const unless = unlessOf(rule.unless);
    const isRule = isNames(fields) && fields.length > 0 && isNameOrNone(until) && unless;
    return isRule ? [{ fields, until: until ?? null, isPerCreator: rule.each === 'creator', unless }] : [];
  });
  const noOverlap = noOverlapOf(schema['x-no-overlap']);
  return once.length > 0 || noOverlap ? { once, noOverlap } : null;
}

function noOverlapOf(stated: unknown): NoOverlap | null {
  if (!isPlainObject(stated)) return null;
  const { things = [], from, until, time, endTime, slot, length, minutes = 60, isOpenEnded } = stated;
  const unless = unlessOf(stated.unless);
  const names = [from, until, time, endTime, slot, length];
  if (!isNames(things) || !names.every(isNameOrNone) || !unless || typeof minutes !== 'number') return null;
  if (from === undefined && slot === undefined) return null;
  const [start, end, clock, endClock, part, lasts] = names.map((name) => (name as string | undefined) ?? null);
  return {
    ...{ things, unless, from: start!, until: end!, time: clock!, endTime: endClock!, slot: part! },
    isOpenEnded: isOpenEnded === true,
    isPerCreator: stated.each === 'creator',
    length: lasts ? { field: lasts, minutes } : null,
  };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNameOrNone = (value: unknown): value is string | undefined => value === undefined || isName(value);
const isNames = (value: unknown): value is string[] => Array.isArray(value) && value.every(isName);

export type Fields = { readonly [field: string]: Json | undefined };

/** The fields that a rule looks at. */
export const fieldsOfNoOverlap = ({ things, from, until, time, endTime, length, slot }: NoOverlap): string[] =>
  [...things, from, until, time, endTime, length?.field, slot].filter((name) => typeof name === 'string');

export type Span = { from: number; until: number };

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** From when until when, in milliseconds; null for what says no time. Days and times without a zone are those of one place. */
export function spanOf(rule: NoOverlap, record: Fields): Span | null {
  if (rule.from === null) return { from: 0, until: 1 };
  const day = textAt(record, rule.from);
  const clock = textAt(record, rule.time);
  const from = momentOf(day, clock);
  if (from === null) return null;
  const hasClock = isInstant(day) || rule.time !== null;
  const count = rule.length && Number(String(record[rule.length.field] ?? '').replace(',', '.'));
  const lasts = !hasClock ? dayMs : rule.length ? (count || 1) * rule.length.minutes * 60_000 : hourMs;
  const ending = (): number => {
    const endClock = textAt(record, rule.endTime);
    // Past midnight it ends on the next day.
    if (endClock !== '') return (momentOf(day, endClock) ?? from) + (endClock < clock ? dayMs : 0);
    if (rule.until === null || rule.endTime !== null) return from + lasts;
    const last = textAt(record, rule.until);
    const end = momentOf(last, '');
    if (end === null) return rule.isOpenEnded ? Infinity : from + lasts;
    return isInstant(last) ? end : end + dayMs;
  };
  return { from, until: ending() };
}

/** Whether two records want one of the same things in the same span. */
export function overlaps(rule: NoOverlap, one: Fields, other: Fields): boolean {
  const isAlike = (name: string) => !isEmpty(one[name]) && one[name] === other[name];
  if (rule.things.length > 0 && !rule.things.some(isAlike)) return false;
  if (rule.slot !== null && !isAlike(rule.slot)) return false;
  const [mine, theirs] = [spanOf(rule, one), spanOf(rule, other)];
  return mine !== null && theirs !== null && mine.from < theirs.until && theirs.from < mine.until;
}

const isEmpty = (value: Json | undefined): boolean => value === undefined || value === null || value === '';

const textAt = (record: Fields, name: string | null): string => {
  const value = name === null ? null : record[name];
  return typeof value === 'string' ? value : '';
};

const isInstant = (text: string): boolean => text.includes('T');

function momentOf(day: string, clock: string): number | null {
  if (day === '') return null;
  const text = isInstant(day) ? day : `${day}T${clock === '' ? '00:00' : clock}`;
  const hasZone = /(?:Z|[+-]\d\d:?\d\d)$/.test(text);
  const moment = Date.parse(hasZone ? text : `${text}Z`);
  return Number.isNaN(moment) ? null : moment;
}
