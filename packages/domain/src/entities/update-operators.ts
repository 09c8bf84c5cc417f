import type { Entity } from './entity.ts';
import { checkValue, type FieldProblems } from './check-value.ts';
import { resolveField } from './field-ref.ts';
import type { Json } from './json.ts';
import { copyJson, isPlainObject } from './json.ts';
import { equalJson } from './match-value.ts';
import type { RecordData } from './record-input.ts';
import { isPassedOver } from './undeclared-names.ts';

/** One change of one field, as `PATCH .../update-many` names it. */
type Step = {
  path: readonly string[];
  /** Where the value comes from, for one that moves. */
  from: readonly string[] | null;
  apply(value: Json | undefined, at: Date): Json | undefined;
};

/** An update that was read and can be applied to any number of records. */
export type RecordUpdate = {
  /** Top-level fields that it writes. */
  fields: ReadonlySet<string>;
  /** Top-level fields whose values it moves elsewhere. */
  moved: ReadonlySet<string>;
  steps: readonly Step[];
};

export type UpdateParse = { ok: true; update: RecordUpdate } | { ok: false; message: string };

const maxSteps = 100;

/**
 * Reads `{ $set: {...}, $inc: {...} }`: `$set $unset $inc $mul $min $max $rename $currentDate $push $addToSet $pull`, with
 * dotted paths. A field stands in one operator only. Fields that are not declared, and those that the server sets, are passed
 * over as in every write (ENT-36), so there may be no step at all. Never throws; what is not understood is refused with a
 * sentence.
 */
export function parseUpdate(entity: Pick<Entity, 'name' | 'properties' | 'isOpen'>, value: unknown): UpdateParse {
  if (!isPlainObject(value) || Object.keys(value).length === 0) {
    return refuse('An update needs operators, such as {"$set": {"status": "done"}}.');
  }
  const steps: Step[] = [];
  const paths: string[] = [];
  const moved = new Set<string>();
  for (const [operator, fields] of Object.entries(value)) {
    const read = Object.hasOwn(operators, operator) ? operators[operator]! : null;
    if (!read) return refuse(`An update cannot use ${operator.slice(0, 100)}.`);
    if (!isPlainObject(fields)) return refuse(`${operator} needs an object of fields.`);
    for (const [name, given] of Object.entries(fields)) {
      if (operator !== '$rename' && isPassedOver(entity, name)) continue;
      const field = resolveField(entity, name);
      if (field?.kind !== 'data') return refuse(`${entity.name} has no field "${name.slice(0, 100)}" that can be set.`);
      const operand = copyJson(given);
      if (!operand.ok) return refuse(`The value for ${name} cannot be stored.`);
      const target = operator === '$rename' ? resolveField(entity, String(operand.value)) : null;
      if (operator === '$rename' && target?.kind !== 'data')
        return refuse(`$rename of ${name} needs the name of a field.`);
      const apply = read(operand.value);
      if (!apply) return refuse(`${operator} cannot do this with ${name}.`);
      if (target?.kind === 'data') {
        moved.add(field.path[0]!);
        paths.push(target.path.join('.'));
        steps.push({ path: target.path, from: field.path, apply });
      } else steps.push({ path: field.path, from: null, apply });
      paths.push(name);
    }
  }
  if (Object.values(value).every((fields) => Object.keys(fields as object).length === 0)) {
    return refuse('An update needs a field to change.');
  }
  if (steps.length > maxSteps) return refuse(`An update may change ${maxSteps} fields at most.`);
  const clash = paths.find((path, index) => paths.some((other, at) => at !== index && overlaps(path, other)));
  if (clash !== undefined) return refuse(`${clash} may stand in one operator only.`);
  return { ok: true, update: { fields: new Set(paths.map((path) => path.split('.')[0]!)), moved, steps } };
}

const refuse = (message: string) => ({ ok: false, message }) as const;
const overlaps = (a: string, b: string) => a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);

export type UpdateResult =
  { ok: true; data: RecordData } | { ok: false; message: string; fields: Record<string, string> };

/** The record after an update: what it writes is checked like any other change, the rest stays as it is. */
export function applyUpdate(
  entity: Pick<Entity, 'properties' | 'required' | 'isLenient'>,
  record: RecordData,
  { steps, fields }: RecordUpdate,
  { at, skip }: { at: Date; skip: ReadonlySet<string> },
): UpdateResult {
  const next: RecordData = structuredClone(record);
  const problems: FieldProblems = new Map();
  for (const { path, from, apply } of steps) {
    if (skip.has(path[0]!) || (from && skip.has(from[0]!))) continue;
    try {
      const value = read(next, from ?? path);
      if (from && value === undefined) continue;
      write(next, path, apply(value, at));
      if (from) write(next, from, undefined);
    } catch (error) {
      if (!(error instanceof CannotApply)) throw error;
      problems.set(path.join('.'), `${path.join('.')} ${error.message}`);
    }
  }
  for (const field of fields) {
    if (skip.has(field)) continue;
    const value = next[field];
    if ((value ?? null) === null && entity.required.includes(field)) problems.set(field, `${field} is required`);
    else if (value !== undefined)
      next[field] = checkValue(value, entity.properties.get(field)!, field, problems, { isLenient: entity.isLenient });
  }
  if (problems.size === 0) return { ok: true, data: next };
  const sentences = [...problems.values()];
  return { ok: false, message: `${sentences.slice(0, 3).join('; ')}.`, fields: Object.fromEntries(problems) };
}

class CannotApply extends Error {}

type Operator = (operand: Json) => ((value: Json | undefined, at: Date) => Json | undefined) | null;

const number = (combine: (value: number, operand: number) => number): Operator => {
  return (operand) =>
    typeof operand !== 'number'
      ? null
      : (value) => {
          if (value !== undefined && value !== null && typeof value !== 'number')
            throw new CannotApply('is not a number');
          const result = combine(value ?? 0, operand);
          // A counter beyond 2^53 would stand still, or jump, and say nothing.
          const isWhole = Number.isInteger(value ?? 0) && Number.isInteger(operand);
          if (!Number.isFinite(result) || (isWhole && !Number.isSafeInteger(result)))
            throw new CannotApply('would be too large');
          return result;
        };
};

const outermost = (isBetter: (operand: string | number, value: string | number) => boolean): Operator => {
  return (operand) =>
    typeof operand !== 'number' && typeof operand !== 'string'
      ? null
      : (value) => {
          if (value === undefined || value === null) return operand;
          if (typeof value !== typeof operand) throw new CannotApply('is of another type');
          return isBetter(operand, value as string | number) ? operand : value;
        };
};

const listOf = (value: Json | undefined): Json[] => {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new CannotApply('is not a list');
  return value;
};

/** One value, or several as `{ $each: [...] }`; null for other operators. */
function eachOf(operand: Json): Json[] | null {
  if (!isPlainObject(operand) || !Object.keys(operand).some((key) => key.startsWith('$'))) return [operand];
  const each = operand['$each'] as Json | undefined;
  return Object.keys(operand).length === 1 && Array.isArray(each) ? each : null;
}

const operators: Record<string, Operator> = {
  $set: (operand) => () => operand,
  $unset: () => () => undefined,
  $rename: () => (value) => value,
  $inc: number((value, operand) => value + operand),
  $mul: number((value, operand) => value * operand),
  $min: outermost((operand, value) => operand < value),
  $max: outermost((operand, value) => operand > value),
  $currentDate: (operand) => (operand === true || isPlainObject(operand) ? (_value, at) => at.toISOString() : null),
  $push: (operand) => {
    const each = eachOf(operand);
    return each && ((value) => [...listOf(value), ...each]);
  },
  $addToSet: (operand) => {
    const each = eachOf(operand);
    return (
      each &&
      ((value) =>
        each.reduce<Json[]>(
          (list, one) => (list.some((held) => equalJson(held, one)) ? list : [...list, one]),
          listOf(value),
        ))
    );
  },
  $pull: (operand) => {
    const wanted = isPlainObject(operand) && '$in' in operand ? (operand['$in'] as Json) : [operand];
    return Array.isArray(wanted)
      ? (value) =>
          value === undefined ? undefined : listOf(value).filter((held) => !wanted.some((one) => equalJson(held, one)))
      : null;
  },
};

function read(record: RecordData, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, level) => (isPlainObject(value) && Object.hasOwn(value, level) ? (value[level] as Json) : undefined),
    record,
  );
}

/** Sets a value, making the objects on the way; undefined takes it out. */
function write(record: RecordData, path: readonly string[], value: Json | undefined): void {
  let holder: Record<string, Json> = record;
  for (const level of path.slice(0, -1)) {
    const inner = Object.hasOwn(holder, level) ? holder[level] : undefined;
    if (inner !== undefined && inner !== null && !isPlainObject(inner)) throw new CannotApply('is not in an object');
    if (!isPlainObject(inner)) {
      if (value === undefined) return;
      holder[level] = {};
    }
    holder = holder[level] as Record<string, Json>;
  }
  const last = path.at(-1)!;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}
