import type { FieldRef } from './filter.ts';
import type { Json } from './json.ts';
import { matchesValue } from './match-value.ts';

/**
 * Who may do something with which records. Every permission is one of these, whether it was written as one of the five
 * values or as a row rule; queries, checks of new records and the sentences that people read all come from it.
 */
export type Rule =
  | { op: 'everyone' | 'nobody' | 'signed-in' }
  | { op: 'and' | 'or'; rules: readonly Rule[] }
  | { op: 'not'; rule: Rule }
  /** About the caller. */
  | { op: 'user'; path: UserPath; test: RuleTest }
  /** About the record. */
  | { op: 'record'; field: FieldRef; test: RuleTest };

export type RuleTest = { op: 'in' | 'not-in' | 'all'; values: Operand };

/** What a field is compared with: values, or one list that the caller brings. */
export type Operand = { kind: 'values'; values: readonly OperandValue[] } | { kind: 'list'; user: UserPath };
export type OperandValue = { literal: Json } | { user: UserPath };

/**
 * A field of the caller: `id`, `email`, `role`, `full_name`, one of the app's own under `data`, or the ids of the records
 * that are about them: `records`, an entity and the field that holds their address or id, or that points to such a record
 * of the entity named after it, and so on.
 */
export type UserPath = readonly ['id' | 'email' | 'role' | 'full_name'] | readonly ['data', ...string[]] | RecordsPath;
export type RecordsPath = readonly ['records', string, string, ...string[]];

export const nameOfPath = (path: RecordsPath): string => path.slice(1).join('.');

/** The caller as rules see them. */
export type RuleUser = {
  id: string;
  email: string;
  role: string;
  fullName: string;
  /** Nobody has shown or vouched that the address is theirs: it makes nothing theirs that others made. */
  isUnproven?: boolean;
  /** The app's own fields of the person. */
  data: Readonly<Record<string, unknown>>;
  /** Ids of the records that are about them, by the path that asks. */
  records?: ReadonlyMap<string, readonly string[]>;
};

/** Which records an act reaches: all of them, none, or those of a filter. */
export type Reach = boolean | ReachFilter;

/** The part of `Filter` that rules need. */
export type ReachFilter =
  | { op: 'and' | 'or'; filters: readonly ReachFilter[] }
  | { op: 'not'; filter: ReachFilter }
  | { op: 'in' | 'all'; field: FieldRef; values: readonly Json[] };

export const everyone: Rule = { op: 'everyone' };
export const nobody: Rule = { op: 'nobody' };
export const signedIn: Rule = { op: 'signed-in' };

export const allOf = (rules: readonly Rule[]): Rule => {
  const needed = rules.filter(({ op }) => op !== 'everyone');
  if (needed.some(({ op }) => op === 'nobody')) return nobody;
  return needed.length === 0 ? everyone : needed.length === 1 ? needed[0]! : { op: 'and', rules: needed };
};

/**
 * The records that a rule lets `user` reach; `user` is null for a visitor. A condition about something that the caller
 * does not have, such as a field of theirs that is empty, is neither true nor false: it lets nobody in, also where a
 * rule negates it.
 */
export const reachOf = (rule: Rule, user: RuleUser | null): Reach => resolve(rule, user, false);

/** `unknown` is what a condition that cannot be answered counts as: false, and true below a negation. */
function resolve(rule: Rule, user: RuleUser | null, unknown: boolean): Reach {
  switch (rule.op) {
    case 'everyone':
      return true;
    case 'nobody':
      return false;
    case 'signed-in':
      return user !== null;
    case 'not': {
      const inner = resolve(rule.rule, user, !unknown);
      return typeof inner === 'boolean' ? !inner : { op: 'not', filter: inner };
    }
    case 'and':
    case 'or':
      return join(
        rule.op,
        rule.rules.map((part) => resolve(part, user, unknown)),
      );
    case 'user': {
      const value = user && valueOf(user, rule.path);
      const values = valuesOf(rule.test.values, user);
      if (user?.isUnproven && isEmail(rule.path)) return unknown;
      if (value === undefined || value === null || values === null) return unknown;
      return testValue(rule.test.op, value, values);
    }
    case 'record': {
      const values = valuesOf(rule.test.values, user);
      if (values === null) return unknown;
      const { field } = rule;
      if (rule.test.op === 'all') return { op: 'all', field, values };
      const isOne: ReachFilter = { op: 'in', field, values };
      if (rule.test.op === 'not-in') return { op: 'not', filter: isOne };
      const isOfAddress = user?.isUnproven && field.kind === 'data' && pathsIn(rule.test.values).some(isEmail);
      return isOfAddress && !unknown ? { op: 'and', filters: [isOne, madeBy(user.id)] } : isOne;
    }
  }
}

const isEmail = ([root]: UserPath): boolean => root === 'email';
const madeBy = (id: string): ReachFilter => ({
  op: 'in',
  field: { kind: 'column', column: 'created_by_id' },
  values: [id],
});

function join(op: 'and' | 'or', parts: readonly Reach[]): Reach {
  const decides = op === 'or';
  if (parts.includes(decides)) return decides;
  const filters = parts.filter((part) => typeof part !== 'boolean');
  if (filters.length === 0) return !decides;
  return filters.length === 1 ? filters[0]! : { op, filters };
}

/** Both at once: what an act needs when it reads and changes. */
export const both = (one: Reach, other: Reach): Reach => join('and', [one, other]);

/** Null when the caller has none of them. */
function valuesOf(operand: Operand, user: RuleUser | null): Json[] | null {
  if (operand.kind === 'list') {
    const list = user && valueOf(user, operand.user);
    return Array.isArray(list) ? list : null;
  }
  const values: Json[] = [];
  for (const value of operand.values) {
    const found = 'literal' in value ? value.literal : user && valueOf(user, value.user);
    if (found === undefined || (found === null && 'user' in value)) return null;
    values.push(found);
  }
  return values;
}

function valueOf(user: RuleUser, path: UserPath): Json | undefined {
  switch (path[0]) {
    case 'id':
    case 'email':
    case 'role':
      return user[path[0]];
    case 'full_name':
      return user.fullName;
    case 'records':
      return [...(user.records?.get(nameOfPath(path as RecordsPath)) ?? [])];
    default:
      return path.slice(1).reduce<unknown>((value, level) => {
        const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
        return isObject && Object.hasOwn(value, level) ? (value as Record<string, unknown>)[level] : undefined;
      }, user.data) as Json | undefined;
  }
}

function testValue(op: RuleTest['op'], value: Json, values: readonly Json[]): boolean {
  if (op === 'all') return Array.isArray(value) && values.every((wanted) => matchesValue(value, [wanted]));
  return matchesValue(value, values) === (op === 'in');
}

/** What a rule asks of the caller and of the record, however it is put together. */
export function testsOf(rule: Rule): Extract<Rule, { op: 'user' | 'record' }>[] {
  switch (rule.op) {
    case 'and':
    case 'or':
      return rule.rules.flatMap(testsOf);
    case 'not':
      return testsOf(rule.rule);
    case 'user':
    case 'record':
      return [rule];
    default:
      return [];
  }
}

/** What of the caller a rule asks for. */
const pathsOf = (rule: Rule): UserPath[] =>
  testsOf(rule).flatMap((one) => [...(one.op === 'user' ? [one.path] : []), ...pathsIn(one.test.values)]);

const pathsIn = (operand: Operand): UserPath[] =>
  operand.kind === 'list' ? [operand.user] : operand.values.flatMap((value) => ('user' in value ? [value.user] : []));

/** Whether a rule asks for what has to be read of the caller first: the app's own fields, or records about them. */
export const usesUserData = (rule: Rule): boolean =>
  pathsOf(rule).some(([root]) => root === 'data' || root === 'records');

/** The fields of a record, by their outermost name, that rules compare with the caller: by them it is somebody's. */
export const fieldsOfCallers = (rules: readonly Rule[]): ReadonlySet<string> =>
  new Set(
    rules
      .flatMap(testsOf)
      .flatMap((one) =>
        one.op === 'record' && one.field.kind === 'data' && pathsIn(one.test.values).length > 0
          ? [one.field.path[0]!]
          : [],
      ),
  );

const isRecordsPath = (path: UserPath): path is RecordsPath => path[0] === 'records';

/** The records about the caller that rules ask for. */
export const recordsPathsOf = (rules: readonly Rule[]): RecordsPath[] => [
  ...new Map(
    rules.flatMap((rule) => pathsOf(rule).filter(isRecordsPath)).map((path) => [nameOfPath(path), path]),
  ).values(),
];
