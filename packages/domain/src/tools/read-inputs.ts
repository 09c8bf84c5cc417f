import { toolLimits as limits } from '@whittle/contract/tools/tool-limits';
import type { ToolField } from '@whittle/contract/tools/tool-document';
import { readTypedNumber } from '../entities/cells/typed-number.ts';
import { isStorableText } from '../entities/json.ts';
import { isFileValue, isItemValue } from './value-references.ts';
import { nameKey } from './tool-problems.ts';
import { type Inputs, isEmptyInput, type ToolForm, visibleFields } from './visible-fields.ts';

export type InputProblem =
  | 'required'
  | 'too-long'
  | 'not-a-number'
  | 'number-unclear'
  | 'not-an-option'
  | 'not-a-date'
  | 'not-an-email'
  | 'not-a-link'
  | 'not-a-phone'
  | 'not-a-file'
  | 'not-an-item'
  | 'wrong-type'
  | 'unreadable';
export type InputReading = {
  values: Record<string, string | number | boolean | string[]>;
  problems: Record<string, InputProblem>;
};

/**
 * What a person filled in, field by field, checked the same way in the page and on the server. Values of fields that the
 * form does not show, and of names that are no field's, are dropped. `problems` is by field id.
 */
export function readInputs(tool: ToolForm, inputs: Inputs): InputReading {
  const reading: InputReading = { values: {}, problems: {} };
  for (const field of visibleFields(tool, inputs)) {
    const given = Object.hasOwn(inputs, field.id) ? inputs[field.id] : undefined;
    if (isEmptyInput(given)) {
      if (field.required) reading.problems[field.id] = 'required';
      continue;
    }
    const read = readValue(field, given);
    if (typeof read === 'object' && !Array.isArray(read)) reading.problems[field.id] = read.problem;
    else reading.values[field.id] = read;
  }
  return reading;
}

type Value = string | number | boolean | string[];
const bad = (problem: InputProblem) => ({ problem });

function readValue(field: ToolField, given: unknown): Value | { problem: InputProblem } {
  switch (field.type) {
    case 'number':
      return readNumber(given);
    case 'checkbox':
      return typeof given === 'boolean' ? given : bad('wrong-type');
    case 'multi_select':
      return readChoices(field, given);
    case 'long_text':
      return readText(given, limits.longValueChars);
    default:
      return readLine(field, given);
  }
}

function readNumber(given: unknown): number | { problem: InputProblem } {
  if (typeof given === 'number') return Number.isFinite(given) ? given : bad('not-a-number');
  if (typeof given !== 'string') return bad('wrong-type');
  const number = given.length < 40 ? readTypedNumber(given) : null;
  if (number === 'unclear') return bad('number-unclear');
  return number ?? bad('not-a-number');
}

function readChoices(field: ToolField, given: unknown): string[] | { problem: InputProblem } {
  if (!Array.isArray(given)) return bad('wrong-type');
  const chosen = given.map((one) => optionOf(field, one));
  const labels = chosen.filter((label) => label !== null);
  return labels.length === chosen.length ? [...new Set(labels)] : bad('not-an-option');
}

function readLine(field: ToolField, given: unknown): string | { problem: InputProblem } {
  const line = readText(given, limits.shortValueChars);
  if (typeof line !== 'string') return line;
  const text = line.trim();
  switch (field.type) {
    case 'select':
      return optionOf(field, text) ?? bad('not-an-option');
    case 'date':
      return isDate(text) ? text : bad('not-a-date');
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? text : bad('not-an-email');
    case 'url':
      return isWebAddress(text) ? text : bad('not-a-link');
    case 'phone':
      return /^\+?[\d\s()./-]{3,30}$/.test(text) ? text : bad('not-a-phone');
    case 'file':
    case 'photo':
      return isFileValue(text) ? text : bad('not-a-file');
    case 'tool_item_select':
      return isItemValue(text) ? text : bad('not-an-item');
    default:
      return text;
  }
}

function readText(given: unknown, max: number): string | { problem: InputProblem } {
  if (typeof given !== 'string') return bad('wrong-type');
  if (!isStorableText(given)) return bad('unreadable');
  return given.length > max ? bad('too-long') : given;
}

const optionOf = ({ options }: ToolField, given: unknown): string | null =>
  typeof given === 'string' ? (options.find(({ label }) => nameKey(label) === nameKey(given))?.label ?? null) : null;

/** A day that exists, as YYYY-MM-DD. */
function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
