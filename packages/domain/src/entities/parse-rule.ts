import type { EntityProperty } from '@whittle/contract/entities';
import { resolveProperty } from './field-ref.ts';
import type { Json } from './json.ts';
import { copyJson, isPlainObject, isSafeKey, isStorableText } from './json.ts';
import {
  allOf,
  everyone,
  nobody,
  type Operand,
  type OperandValue,
  type Rule,
  type RuleTest,
  signedIn,
} from './rule.ts';
import type { UserPath } from './rule.ts';

type Properties = ReadonlyMap<string, EntityProperty>;

const maxRuleDepth = 8;
const maxRuleConditions = 100;
/** An entity and a field, and at most two more of what that points to. */
const maxRecordsLevels = 6;
const visitorsToo = '$visitors';

/** Null, an empty text or an empty object say nothing. */
export const isStated = (value: unknown): boolean =>
  !(value === undefined || value === null || value === '' || (isPlainObject(value) && Object.keys(value).length === 0));

/**
 * Reads one row rule as exported apps declare it: true and false, `user_condition` about the caller, `$or $and $nor`,
 * and fields of the record (with or without `data.` before them) against a value, a template such as `{{user.id}}`, or
 * `$in $nin $ne $all`. A rule of conditions needs somebody who is signed in, unless it says `$visitors: true`: then
 * visitors reach what its conditions about the record let them. What is not understood lets nobody in: the whole rule,
 * because a part left out could open what it was meant to close.
 */
export function parseRule(properties: Properties, value: unknown): Rule {
  if (value === true) return everyone;
  if (!isPlainObject(value)) return nobody;
  const { [visitorsToo]: visitors, ...conditions } = value;
  if (visitors !== undefined && visitors !== true) return nobody;
  try {
    const rule = new RuleReader(properties).read(conditions, 0);
    return visitors ? rule : allOf([signedIn, rule]);
  } catch (error) {
    if (error instanceof NotUnderstood) return nobody;
    throw error;
  }
}

class NotUnderstood extends Error {}

class RuleReader {
  readonly #properties: Properties;
  #conditions = 0;

  constructor(properties: Properties) {
    this.#properties = properties;
  }

  read(value: unknown, depth: number): Rule {
    if (!isPlainObject(value) || depth > maxRuleDepth) throw new NotUnderstood();
    const parts = Object.entries(value).map(([key, condition]): Rule => {
      this.#conditions += 1;
      if (this.#conditions > maxRuleConditions) throw new NotUnderstood();
      switch (key) {
        case '$and':
          return allOf(this.#branches(condition, depth));
        case '$or':
          return { op: 'or', rules: this.#branches(condition, depth) };
        case '$nor':
          return { op: 'not', rule: { op: 'or', rules: this.#branches(condition, depth) } };
        case 'user_condition':
          return this.#userCondition(condition);
        default:
          return this.#recordCondition(key, condition);
      }
    });
    if (parts.length === 0) throw new NotUnderstood();
    return allOf(parts);
  }

  #branches(value: unknown, depth: number): Rule[] {
    if (!Array.isArray(value) || value.length === 0) throw new NotUnderstood();
    return value.map((branch) => this.read(branch, depth + 1));
  }

  #userCondition(value: unknown): Rule {
    if (!isPlainObject(value) || Object.keys(value).length === 0) throw new NotUnderstood();
    const parts = Object.entries(value).map(([name, wanted]): Rule => {
      const path = userPath(name) ?? userPath(`data.${name}`);
      if (!path) throw new NotUnderstood();
      return allOf(readTests(wanted).map((test): Rule => ({ op: 'user', path, test })));
    });
    return allOf(parts);
  }

  #recordCondition(name: string, wanted: unknown): Rule {
    if (name.startsWith('$')) throw new NotUnderstood();
    const field = resolveProperty(this.#properties, name.replace(/^data\./, ''));
    const isInstant = field?.kind === 'column' && (field.column === 'created_at' || field.column === 'updated_at');
    if (!field || isInstant) throw new NotUnderstood();
    return allOf(readTests(wanted).map((test): Rule => ({ op: 'record', field, test })));
  }
}

const operators = { $in: 'in', $nin: 'not-in', $all: 'all', $ne: 'not-in', $eq: 'in' } as const;

function readTests(wanted: unknown): RuleTest[] {
  const isTest = isPlainObject(wanted) && Object.keys(wanted).some((key) => key.startsWith('$'));
  if (!isTest) return [{ op: 'in', values: { kind: 'values', values: [readValue(wanted)] } }];
  return Object.entries(wanted).map(([operator, operand]) => {
    if (!Object.hasOwn(operators, operator)) throw new NotUnderstood();
    const op = operators[operator as keyof typeof operators];
    const isOfList = operator !== '$ne' && operator !== '$eq';
    return { op, values: isOfList ? readList(operand) : { kind: 'values', values: [readValue(operand)] } };
  });
}

function readList(operand: unknown): Operand {
  if (Array.isArray(operand)) return { kind: 'values', values: operand.map(readValue) };
  const value = readValue(operand);
  if (!('user' in value)) throw new NotUnderstood();
  return { kind: 'list', user: value.user };
}

function readValue(value: unknown): OperandValue {
  if (typeof value === 'string' && value.includes('{{')) {
    const path = userPath(/^\{\{\s*user\.([\w.]+)\s*\}\}$/.exec(value)?.[1] ?? '');
    if (!path) throw new NotUnderstood();
    return { user: path };
  }
  const copy = copyJson(value);
  if (!copy.ok) throw new NotUnderstood();
  return { literal: copy.value as Json };
}

const ownFields = new Set(['id', 'email', 'role', 'full_name']);

function userPath(name: string): UserPath | null {
  if (ownFields.has(name)) return [name] as unknown as UserPath;
  const [root, ...levels] = name.split('.');
  const isPath =
    levels.length > 0 && levels.every((level) => level !== '' && isSafeKey(level) && isStorableText(level));
  if (!isPath) return null;
  if (root === 'records')
    return levels.length % 2 === 0 && levels.length <= maxRecordsLevels
      ? ['records', levels[0]!, levels[1]!, ...levels.slice(2)]
      : null;
  return root === 'data' ? ['data', ...levels] : null;
}
