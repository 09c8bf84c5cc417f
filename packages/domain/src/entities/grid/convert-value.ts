import type { ColumnType } from '@whittle/contract/schema-changes';
import type { Json } from '../json.ts';
import { isPlainObject } from '../json.ts';

export type Conversion = { ok: true; value: Json } | { ok: false };

/** Longer texts are no choices. */
const optionMaxChars = 80;

/**
 * A stored value as a column of another type holds it. What has no such form stays as it is stored: nothing is guessed and
 * nothing is cut (N-35).
 */
export function convertValue(value: Json, to: ColumnType): Conversion {
  if (value === null || value === '') return { ok: true, value };
  switch (to) {
    case 'text':
      return { ok: true, value: toText(value) };
    case 'number':
      return toNumber(value);
    case 'select':
      return toOption(Array.isArray(value) && value.length === 1 ? value[0]! : value);
    case 'multiselect':
      return toOptions(value);
    case 'image':
      return typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|data:image\/)/i.test(value)
        ? { ok: true, value }
        : no;
    case 'json':
      return toJson(value);
  }
}

/** The choices that a column gets from its values, in their order, without repeats. */
export function optionsIn(values: Iterable<Json>): string[] {
  const options = new Set<string>();
  for (const value of values) {
    for (const one of Array.isArray(value) ? value : [value])
      if (typeof one === 'string' && one !== '') options.add(one);
  }
  return [...options];
}

/** More choices than this are no list to choose from. */
export const maxOptions = 200;

const no: Conversion = { ok: false };

function toText(value: Json): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return JSON.stringify(value);
}

function toNumber(value: Json): Conversion {
  if (typeof value === 'number') return { ok: true, value };
  if (typeof value !== 'string' || value.trim() === '') return no;
  const number = Number(value.trim());
  return Number.isFinite(number) ? { ok: true, value: number } : no;
}

function toOption(value: Json): Conversion {
  if (typeof value === 'number' || typeof value === 'boolean') return { ok: true, value: String(value) };
  return typeof value === 'string' && value.length <= optionMaxChars && !value.includes('\n')
    ? { ok: true, value }
    : no;
}

function toOptions(value: Json): Conversion {
  const items = typeof value === 'string' ? splitList(value) : Array.isArray(value) ? value : [value];
  const options: string[] = [];
  for (const item of items) {
    const option = toOption(item);
    if (!option.ok) return no;
    if (!options.includes(option.value as string)) options.push(option.value as string);
  }
  return { ok: true, value: options };
}

const splitList = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function toJson(value: Json): Conversion {
  if (Array.isArray(value) || isPlainObject(value)) return { ok: true, value };
  if (typeof value !== 'string') return no;
  try {
    const json = JSON.parse(value) as Json;
    return Array.isArray(json) || isPlainObject(json) ? { ok: true, value: json } : no;
  } catch {
    return no;
  }
}
