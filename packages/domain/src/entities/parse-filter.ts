import { limits } from '@whittle/contract/limits';
import type { Entity } from './entity.ts';
import { resolveField } from './field-ref.ts';
import type { DataRef, FieldRef, Filter } from './filter.ts';
import type { Json } from './json.ts';
import { copyJson, isPlainObject, isStorableText } from './json.ts';
import { containsPattern, toLikePattern } from './like-pattern.ts';
import { typesOf } from './property-types.ts';
import { toSafeRegex } from './safe-regex.ts';

/** `filter` is null for `{}`, which matches every record. `hidden` names a field that the caller may not look at. */
export type FilterParse = { ok: true; filter: Filter | null } | { ok: false; message: string; hidden?: string };

export type FilterOptions = {
  /** Fields that the caller may not look at. */
  hidden?: ReadonlySet<string>;
  /** What names mean, where they are not the entity's own. */
  resolve?: (name: string) => FieldRef | null;
};

const noneHidden: ReadonlySet<string> = new Set();

const maxSearchChars = 200;

/** Values in all lists of one filter. */
const maxListValues = 1_000;

/**
 * Reads the filter language of the entity calls (ENT-15): exact values, null, a list for "any of", `$eq $ne $gt $gte
 * $lt $lte $in $nin $exists $not $regex $all $size` on a field, `$and $or $nor` around filters, and beside them `$search`, text
 * that one of the text fields must hold, whatever its case. `hidden` fields are refused. Names that are no field
 * and operators that are none of these are refused with a sentence, as is what goes beyond the limits. Never throws.
 */
export function parseFilter(
  entity: Pick<Entity, 'name' | 'properties' | 'isOpen'>,
  query: unknown,
  options: FilterOptions = {},
): FilterParse {
  try {
    const filters = new FilterReader(entity, options).read(query, 0);
    return { ok: true, filter: filters.length === 0 ? null : all(filters) };
  } catch (error) {
    if (error instanceof HiddenField) return { ok: false, message: error.message, hidden: error.field };
    if (error instanceof FilterProblem) return { ok: false, message: error.message };
    throw error;
  }
}

class FilterProblem extends Error {}

class HiddenField extends FilterProblem {
  readonly field: string;

  constructor(field: string) {
    super(`${field} cannot be looked at.`);
    this.field = field;
  }
}

class FilterReader {
  readonly #entity: Pick<Entity, 'name' | 'properties' | 'isOpen'>;
  readonly #hidden: ReadonlySet<string>;
  readonly #resolve: (name: string) => FieldRef | null;
  #conditions = 0;
  #listValues = 0;

  constructor(
    entity: Pick<Entity, 'name' | 'properties' | 'isOpen'>,
    { hidden = noneHidden, resolve = (name) => resolveField(entity, name) }: FilterOptions,
  ) {
    this.#entity = entity;
    this.#hidden = hidden;
    this.#resolve = resolve;
  }

  /** The conditions of a filter object, all of which must hold. */
  read(query: unknown, depth: number): Filter[] {
    if (depth > limits.filterMaxDepth) throw new FilterProblem('The filter is nested too deeply.');
    if (!isPlainObject(query)) throw new FilterProblem('A filter must be an object such as {"status": "open"}.');
    return Object.entries(query).map(([key, value]) => {
      this.#count();
      if (key === '$and') return all(this.#branches(key, value, depth));
      if (key === '$or') return { op: 'or', filters: this.#branches(key, value, depth) };
      if (key === '$nor') return not({ op: 'or', filters: this.#branches(key, value, depth) });
      if (key === '$search') return this.#search(value);
      if (key.startsWith('$')) throw new FilterProblem(`A filter cannot use ${key} here.`);
      const field = this.#resolve(key);
      if (!field) throw new FilterProblem(`${this.#entity.name} has no field "${key.slice(0, 100)}".`);
      if (field.kind === 'data' && this.#hidden.has(field.path[0]!)) throw new HiddenField(field.path[0]!);
      return this.#condition(field, key, value, depth);
    });
  }

  #branches(operator: string, value: unknown, depth: number): Filter[] {
    if (!Array.isArray(value) || value.length === 0) throw new FilterProblem(`${operator} needs a list of filters.`);
    return value.map((branch) => {
      const filters = this.read(branch, depth + 1);
      if (filters.length === 0) throw new FilterProblem(`${operator} needs a condition in each of its filters.`);
      return all(filters);
    });
  }

  #condition(field: FieldRef, name: string, value: unknown, depth: number): Filter {
    if (depth > limits.filterMaxDepth) throw new FilterProblem('The filter is nested too deeply.');
    if (Array.isArray(value)) return { op: 'in', field, values: this.#list(field, name, value) };
    const operators = isPlainObject(value) ? Object.entries(value) : [];
    if (!operators.some(([operator]) => operator.startsWith('$'))) {
      return { op: 'in', field, values: [this.#value(field, name, value)] };
    }
    const options = isPlainObject(value) ? value.$options : undefined;
    if (options !== undefined && !operators.some(([operator]) => operator === '$regex')) {
      throw new FilterProblem(`$options on ${name} needs $regex beside it.`);
    }
    const conditions = operators.filter(([operator]) => operator !== '$options');
    return all(
      conditions.map(([operator, operand]) => {
        this.#count();
        return this.#operator(field, name, { operator, operand, options }, depth);
      }),
    );
  }

  #operator(
    field: FieldRef,
    name: string,
    { operator, operand, options }: { operator: string; operand: unknown; options: unknown },
    depth: number,
  ): Filter {
    switch (operator) {
      case '$eq':
        return { op: 'in', field, values: [this.#value(field, name, operand)] };
      case '$ne':
        return not({ op: 'in', field, values: [this.#value(field, name, operand)] });
      case '$in':
        return { op: 'in', field, values: this.#list(field, name, operand) };
      case '$nin':
        return not({ op: 'in', field, values: this.#list(field, name, operand) });
      case '$all':
        return { op: 'all', field, values: this.#list(field, name, operand) };
      case '$gt':
      case '$gte':
      case '$lt':
      case '$lte':
        return { op: comparison[operator], field, value: this.#comparable(field, name, operand) };
      case '$exists': {
        const exists: Filter = { op: 'exists', field };
        if (typeof operand !== 'boolean') throw new FilterProblem(`$exists on ${name} needs true or false.`);
        return operand ? exists : not(exists);
      }
      case '$size':
        if (!Number.isSafeInteger(operand) || Number(operand) < 0) {
          throw new FilterProblem(`$size on ${name} needs a whole number.`);
        }
        return { op: 'size', field, size: Number(operand) };
      case '$regex':
        return this.#pattern(field, name, operand, options);
      case '$not':
        return not(this.#condition(field, name, operand, depth + 1));
      default:
        throw new FilterProblem(`A filter cannot use ${operator.slice(0, 100)} on ${name}.`);
    }
  }

  #pattern(field: FieldRef, name: string, operand: unknown, options: unknown): Filter {
    const regex = typeof operand === 'string' ? this.#value(field, name, operand) : null;
    const hasKnownOptions = options === undefined || options === '' || options === 'i';
    const like = typeof regex === 'string' && hasKnownOptions ? toLikePattern(regex) : null;
    const ignoreCase = options === 'i';
    if (like !== null) return { op: 'like', field, pattern: like, ignoreCase };
    const pattern = typeof regex === 'string' && hasKnownOptions ? toSafeRegex(regex) : null;
    if (pattern !== null) return { op: 'regex', field, pattern, ignoreCase };
    throw new FilterProblem(
      `$regex on ${name} takes text, ^ $ . [] () | and * + ? {n,m} that are not inside one another, at most 200 characters, and the option "i".`,
    );
  }

  #search(value: unknown): Filter {
    if (typeof value !== 'string' || value.length > maxSearchChars || !isStorableText(value)) {
      throw new FilterProblem(`$search takes text of at most ${maxSearchChars} characters.`);
    }
    const fields = [...this.#entity.properties].flatMap(([name, property]): DataRef[] => {
      const types = typesOf(property);
      const isText = types.length === 0 || types.includes('string');
      return isText && !this.#hidden.has(name) ? [{ kind: 'data', path: [name], types }] : [];
    });
    return { op: 'search', fields, pattern: containsPattern(value.trim()) };
  }

  #comparable(field: FieldRef, name: string, operand: unknown): string | number | boolean {
    const value = this.#value(field, name, operand);
    if (value === null || typeof value === 'object') {
      throw new FilterProblem(`${name} can only be compared with text, a number or true and false.`);
    }
    return value;
  }

  #list(field: FieldRef, name: string, operand: unknown): Json[] {
    if (!Array.isArray(operand)) throw new FilterProblem(`The operator on ${name} needs a list.`);
    this.#listValues += operand.length;
    if (this.#listValues > maxListValues) throw new FilterProblem(`A filter may list ${maxListValues} values at most.`);
    return operand.map((value) => this.#value(field, name, value));
  }

  #value(field: FieldRef, name: string, value: unknown): Json {
    const copy = copyJson(value);
    if (!copy.ok) throw new FilterProblem(`The value for ${name} cannot be compared with.`);
    const isInstant = field.kind === 'column' && (field.column === 'created_at' || field.column === 'updated_at');
    return isInstant && copy.value !== null ? instant(name, copy.value) : copy.value;
  }

  #count(): void {
    this.#conditions += 1;
    if (this.#conditions > limits.filterMaxConditions) {
      throw new FilterProblem(`A filter may have ${limits.filterMaxConditions} conditions at most.`);
    }
  }
}

const comparison = { $gt: 'gt', $gte: 'gte', $lt: 'lt', $lte: 'lte' } as const;

/** The form in which instants are bound: ISO 8601 in UTC. */
function instant(name: string, value: Json): string {
  const date = new Date(typeof value === 'string' || typeof value === 'number' ? value : Number.NaN);
  const year = date.getUTCFullYear();
  if (!(year > 0 && year < 10_000)) throw new FilterProblem(`${name} can only be compared with a date.`);
  return date.toISOString();
}

const not = (filter: Filter): Filter => ({ op: 'not', filter });
const all = (filters: readonly Filter[]): Filter => (filters.length === 1 ? filters[0]! : { op: 'and', filters });
