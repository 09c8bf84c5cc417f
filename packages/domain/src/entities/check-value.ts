import type { EntityProperty } from '@whittle/contract/entities';
import { normaliseEmail } from '../accounts/email.ts';
import { typesOf } from './property-types.ts';
import type { Json } from './json.ts';
import { copyJson, isPlainObject, isSafeKey, isStorableText, maxJsonDepth } from './json.ts';

/** Problems by path, such as `address.city` or `tags[2]`: the sentence names the field and what it must be. */
export type FieldProblems = Map<string, string>;

/** `isLenient`: types and what is required count; choices, formats and limits are advice, which `advice` collects. */
export type CheckOptions = { isLenient?: boolean; advice?: FieldProblems; depth?: number };

/**
 * A storable copy of `value` as `property` wants it; what is wrong is added to `problems`. Members that an object's
 * declaration does not name are dropped, unless it is a lenient one; an object without declared members is kept whole.
 */
export function checkValue(
  value: unknown,
  property: EntityProperty,
  path: string,
  problems: FieldProblems,
  { isLenient = false, advice, depth = 0 }: CheckOptions = {},
): Json {
  const refuse = (problem: string): null => {
    if (!problems.has(path)) problems.set(path, `${path} ${problem}`);
    return null;
  };
  /** Refuses a value that its declaration advises against, or keeps it as it is and says so. */
  const weigh = (problem: string | null, kept: Json): Json => {
    if (problem === null) return kept;
    if (!isLenient) return refuse(problem);
    if (advice && !advice.has(path)) advice.set(path, `${path} ${problem}`);
    return kept;
  };
  if (depth > maxJsonDepth) return refuse('is nested too deeply');
  if (value === null) return null;
  const types = typesOf(property);
  if (types.length > 0 && !types.some((type) => isOfType(value, type)))
    return refuse(`must be ${describeTypes(types)}`);

  if (typeof value === 'string') {
    if (!isStorableText(value)) return refuse('contains a character that cannot be stored');
    if (isLenient && !advice) return value;
    return weigh(textProblem(value, property) ?? enumProblem(value, property), value);
  }
  const deeper = { isLenient, ...(advice && { advice }), depth: depth + 1 };
  if (Array.isArray(value)) {
    const { items = {} } = property;
    return value.map((item, index) => checkValue(item, items, `${path}[${index}]`, problems, deeper));
  }
  if (isPlainObject(value) && property.properties) {
    return checkMembers(value, new Map(Object.entries(property.properties)), property.required ?? [], {
      problems,
      pathOf: (member) => `${path}.${member}`,
      options: deeper,
    });
  }
  const copy = copyJson(value, depth);
  if (!copy.ok) return refuse(copy.problem === 'too-deep' ? 'is nested too deeply' : 'cannot be stored');
  const problem = typeof value === 'number' ? numberProblem(value, property) : null;
  return weigh(problem ?? enumProblem(value, property), copy.value);
}

type Walk = { problems: FieldProblems; pathOf: (member: string) => string; options: CheckOptions };

/** Each declared member checked; absent ones stay absent. A required member may be neither absent nor null. */
function checkMembers(
  value: Record<string, unknown>,
  properties: ReadonlyMap<string, EntityProperty>,
  required: readonly string[],
  { problems, pathOf, options }: Walk,
): { [member: string]: Json } {
  const { isLenient = false } = options;
  const members: { [member: string]: Json } = isLenient
    ? undeclaredMembers(value, properties, { problems, pathOf, options })
    : {};
  for (const [member, property] of properties) {
    const path = pathOf(member);
    const present = Object.hasOwn(value, member) ? value[member] : undefined;
    if (!isLenient && (present === undefined || present === null) && required.includes(member)) {
      problems.set(path, `${path} is required`);
    } else if (present !== undefined) {
      members[member] = checkValue(present, property, path, problems, options);
    }
  }
  return members;
}

function undeclaredMembers(
  value: Record<string, unknown>,
  properties: ReadonlyMap<string, EntityProperty>,
  { problems, pathOf, options }: Walk,
): { [member: string]: Json } {
  const names = Object.keys(value).filter(
    (name) => !properties.has(name) && value[name] !== undefined && isSafeKey(name),
  );
  const copy = copyJson(Object.fromEntries(names.map((name) => [name, value[name]])), options.depth);
  if (copy.ok && isPlainObject(copy.value)) return copy.value;
  problems.set(pathOf(names[0] ?? ''), `${pathOf(names[0] ?? '')} cannot be stored`);
  return {};
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'integer':
      return Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isPlainObject(value);
    default:
      return typeof value === type;
  }
}

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'empty',
};

const describeTypes = (types: readonly string[]) => types.map((type) => typeWords[type] ?? type).join(' or ');

function enumProblem(value: unknown, property: EntityProperty): string | null {
  if (!property.enum || value === '' || property.enum.some((option) => option === value)) return null;
  const shown = property.enum.slice(0, 12).map((option) => String(option));
  return `must be one of: ${shown.join(', ')}${property.enum.length > shown.length ? ', …' : ''}`;
}

function numberProblem(value: number, { minimum, maximum }: EntityProperty): string | null {
  if (typeof minimum === 'number' && value < minimum) return `must be at least ${minimum}`;
  return typeof maximum === 'number' && value > maximum ? `must be at most ${maximum}` : null;
}

/** Forms send an empty text for a field that was left empty, so formats let it pass. */
function textProblem(value: string, { maxLength, format }: EntityProperty): string | null {
  if (typeof maxLength === 'number' && value.length > maxLength) return `must be at most ${maxLength} characters long`;
  if (value === '') return null;
  switch (format) {
    case 'date':
    case 'date-time':
      if (isDate(value)) return null;
      return format === 'date'
        ? 'must be a date such as 2026-01-31'
        : 'must be a date and time such as 2026-01-31T09:00:00Z';
    case 'email':
      return normaliseEmail(value) ? null : 'must be an e-mail address';
    case 'uri':
    case 'url':
      return isLink(value) ? null : 'must be a web address';
    default:
      return null;
  }
}

/** A day of the calendar, with or without a time: forms send either for both formats. */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    value,
  );
  if (!match || Number.isNaN(Date.parse(value.replace(' ', 'T')))) return false;
  const [year, month, day] = match.slice(1, 4).map(Number);
  return day! <= new Date(Date.UTC(year!, month!, 0)).getUTCDate();
}

const linkSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Something a page may link to or show: the web, an upload of the app, or an image in the text itself (S-23). */
function isLink(value: string): boolean {
  if (/^\/(?!\/)/.test(value) || /^data:image\/[a-z0-9.+-]+[;,]/i.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && linkSchemes.has(url.protocol);
}
