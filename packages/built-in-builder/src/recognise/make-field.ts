import type { Field } from '../plan/plan.ts';
import { toFieldName, toLabel } from '../plan/names.ts';
import { toOptions } from '../plan/tones.ts';
import { fieldTypeOf, unitIn } from './field-type.ts';
import { optionsFor } from './options-for.ts';

/** A field that a person asked for; `hasOwnOptions` when the choices are theirs and not our guess. */
export type WrittenField = { field: Field; hasOwnOptions: boolean };

/**
 * A field from the words a person uses for it: `due date`, `weight in kg`, `price in EUR (optional)`,
 * `status: open/closed`. Null when the words hold no letter that a stored name could have.
 */
export function makeField(words: string, { isRequired }: { isRequired?: boolean } = {}): WrittenField | null {
  const isOptional = /\boptional(?:ly)?\b/i.test(words);
  const isTicked = /\b(?:yes or no|yes\/no|true\/false|checkbox|toggle)\b/i.test(words);
  const isScale = /\(\d{1,2}-\d{1,3}\)|\p{L} (?:from )?[01] ?(?:-|–|to|bis) ?\d{1,3}$/iu.test(words);
  const most = Number(
    /(?:\((?:0|1)-|(?:\b|\s)[01] ?(?:-|–|to|bis) ?|\bfrom 1 to |\bvon 1 bis |\bout of )(\d{1,2})\b/i.exec(words)?.[1] ??
      0,
  );
  const choices = isTicked || isScale ? null : choicesIn(words);
  const unit = unitIn(words);
  const label = toLabel(
    words
      .replace(/^limited (?=seats|places|spots)/i, '')
      .replace(/\b(?:optional(?:ly)?|required|mandatory|upload(?:ed|s)?)\b/gi, '')
      .replace(/\([^)]*\)|:.*$/g, '')
      .replace(/\s+\(?(?:in|as)\s+(?:a\s+)?\S+$/i, (part) =>
        unit || /\b(?:eur|euro|usd|dollars?|gbp|chf|pounds?|€|\$|£)/i.test(part) ? '' : part,
      )
      .replace(/\s+(?:\d+\s*(?:-|to|–|bis)\s*\d+|von \d+ bis \d+|out of \d+|from \d+ to \d+)$/i, '')
      .replace(/\s+(?:yes or no|yes\/no|true\/false|checkbox|toggle|dropdown|drop-down)$/i, '')
      .replace(/[?]/g, '')
      .trim()
      .slice(0, 40)
      .trim(),
  );
  const name = toFieldName(label);
  if (name === '' || reserved.has(name)) return null;
  const told = choices
    ? 'select'
    : isTicked
      ? 'boolean'
      : isScale || /\(number\)\s*$/.test(words)
        ? 'number'
        : isWeekday.test(name)
          ? 'select'
          : fieldTypeOf(words);
  const guessed = told === 'select' || told === 'multiselect' ? (choices ?? optionsFor(name)) : null;
  // nobody can guess what rooms there are
  const type = told === 'select' && guessed === null ? 'text' : told;
  const field: Field = { name, label, type, isRequired: false };
  if (guessed) field.options = toOptions(guessed);
  if (type === 'number') {
    const shown = unit ?? unitOfName(name);
    if (shown) field.unit = shown;
    else if (most > 1) field.max = most;
  }
  // what nobody called required may stay empty, but for the day and the state that lists are ordered by
  const isState = type === 'select' && /^(?:status|state|stage|phase|zustand)$/.test(name);
  field.isRequired =
    isRequired ??
    (!isOptional &&
      ((type === 'date' && !mayComeLater.test(name)) ||
        isState ||
        /\b(?:required|mandatory|pflichtfeld)\b/i.test(words)));
  return { field, hasOwnOptions: choices !== null };
}

/** A day of the week is one of seven. */
const isWeekday = /(?:^|_)(?:wochentag|trainingstag|unterrichtstag|weekday|day_of_the_week)$/;

/** What happens only later, if it does: the day of calving, of moving out, of the last time. */
const mayComeLater =
  /^(?:return|finish|complet|clos|last_)|(?<!^(?:borrow|publish|add|receiv|report|order|start|creat|record|join|book|pay|us))ed_on$|(?:^|_)(?:out|until|back)$/;

/** Names that the server sets on every record, and names that JavaScript objects have. */
const reserved = new Set(['id', 'created_date', 'updated_date', 'created_by', 'created_by_id', 'is_sample', 'constructor', 'prototype', 'to_string', 'value_of', 'has_own_property', '__proto__']); // prettier-ignore

/** `status (open, closed)`, `size: S/M/L`, `priority low, medium or high` after a colon. */
function choicesIn(words: string): string[] | null {
  const list = /[(:]\s*([^()]+)\)?$/.exec(words)?.[1];
  if (!list) return null;
  const parts = list
    .split(/\s*[,/|]\s*|\s+(?:or|oder)\s+/)
    .map((part) => toLabel(part.replace(/^or\s+/, '').trim()))
    .filter((part) => part !== '' && part.length <= 30);
  return parts.length >= 2 && parts.length <= 12 ? [...new Set(parts)] : null;
}

const unitOfName = (name: string): string | null =>
  /(?:duration|minutes|time)$/.test(name) ? 'min' : /(?:^|_)area$/.test(name) ? 'm²' : /(?:progress|percent|percentage)$/.test(name) ? '%' : null; // prettier-ignore
