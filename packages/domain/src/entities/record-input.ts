import type { EntityProperty } from '@whittle/contract/entities';
import { serverFields } from '@whittle/contract/entities';
import type { FieldProblems } from './check-value.ts';
import { checkValue } from './check-value.ts';
import type { Entity } from './entity.ts';
import type { Json } from './json.ts';
import { typesOf } from './property-types.ts';
import { copyJson, isPlainObject, isSafeKey, isStorableText } from './json.ts';

export type RecordData = { [field: string]: Json };

export type RecordInput =
  /** `isSample` is the one server field that a body may set, on create only. */
  { ok: true; data: RecordData; isSample: boolean } | { ok: false; message: string; fields: Record<string, string> };

/** A new record: unknown and server fields dropped, defaults applied, required fields and types checked (ENT-02). */
export function readNewRecord(entity: Entity, body: unknown): RecordInput {
  return readRecord(entity, body, undefined, (field, property, problems, data) => {
    const fallback = defaultOf(property, field);
    if (fallback !== undefined) data[field] = fallback;
    else if (entity.required.includes(field)) problems.set(field, `${field} is required`);
  });
}

/** What the declared defaults stand for where nothing was stored. */
export function defaultsOf({ properties }: Pick<Entity, 'properties'>): RecordData {
  const found = [...properties].map(([field, property]) => [field, defaultOf(property, field)] as const);
  return Object.fromEntries(found.filter((entry): entry is [string, Json] => entry[1] !== undefined));
}

/** The fields that an update changes, checked alike; what it does not name stays as it is, and no default applies. */
export function readRecordChange(entity: Entity, body: unknown): RecordInput {
  return readRecord(entity, body, null, () => {});
}

type OnAbsent = (field: string, property: EntityProperty, problems: FieldProblems, data: RecordData) => void;

/** `empty` is what an input for a number that was left empty means: nothing given, or that the number is taken away. */
function readRecord(entity: Entity, body: unknown, empty: null | undefined, onAbsent: OnAbsent): RecordInput {
  if (!isPlainObject(body)) return { ok: false, message: `${entity.name} needs an object of fields.`, fields: {} };
  const problems: FieldProblems = new Map();
  const data: RecordData = {};
  for (const [field, property] of entity.properties) {
    const given = Object.hasOwn(body, field) ? body[field] : undefined;
    const value = entity.isLenient && given === '' && isNumber(property) ? empty : given;
    if (value === undefined) onAbsent(field, property, problems, data);
    else if (value === null && entity.required.includes(field)) problems.set(field, `${field} is required`);
    else
      data[field] = entity.isInferred
        ? readAsItIs(value, field, problems)
        : checkValue(value, property, field, problems, { isLenient: entity.isLenient });
  }
  if (entity.isOpen) readUndeclared(entity, body, data, problems);
  if (problems.size > 0) return { ok: false, message: summarise(problems), fields: Object.fromEntries(problems) };
  return { ok: true, data, isSample: Object.hasOwn(body, 'is_sample') && body.is_sample === true };
}

/** A field that holds numbers and no text: an empty text in it is what a form sends for no number. */
const isNumber = (property: EntityProperty): boolean => {
  const types = typesOf(property).filter((type) => type !== 'null');
  return types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
};

const server: ReadonlySet<string> = new Set(serverFields);
/** More fields than a form ever has; beyond it an open entity is used as a store of something else. */
const maxUndeclared = 500;

/** Where the types were only read from code, any value that can be stored is right. */
function readAsItIs(value: unknown, field: string, problems: FieldProblems): Json {
  const copy = copyJson(value);
  if (copy.ok) return copy.value;
  problems.set(field, `${field} ${copy.problem === 'too-deep' ? 'is nested too deeply' : 'cannot be stored'}`);
  return null;
}

/** What an open entity keeps beside its declared fields. */
function readUndeclared(entity: Entity, body: Record<string, unknown>, data: RecordData, problems: FieldProblems) {
  const names = Object.keys(body).filter(
    (name) => !entity.properties.has(name) && !server.has(name) && isSafeKey(name),
  );
  if (names.length > maxUndeclared) problems.set(entity.name, `${entity.name} has too many fields`);
  for (const name of names.slice(0, maxUndeclared)) {
    if (body[name] === undefined) continue;
    if (isStorableText(name)) data[name] = readAsItIs(body[name], name, problems);
    else problems.set('body', 'the name of a field cannot be stored');
  }
}

/** A default that its own property would refuse is no default. */
function defaultOf(property: EntityProperty, field: string): Json | undefined {
  if (property.default === undefined || property.default === null) return undefined;
  const found: FieldProblems = new Map();
  const copy = checkValue(property.default, property, field, found);
  return found.size === 0 ? copy : undefined;
}

function summarise(problems: FieldProblems): string {
  const sentences = [...problems.values()];
  const more = sentences.length - 3;
  return `${sentences.slice(0, 3).join('; ')}${more > 0 ? `; and ${more} more` : ''}.`;
}
