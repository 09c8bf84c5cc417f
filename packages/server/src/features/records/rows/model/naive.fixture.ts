/**
 * What the record engine promises, told a second time and as simply as can be: plain JavaScript over records in memory,
 * from the written filter and the written rule. Shares no code with the engine, because it is what that is compared with.
 */
export type Value = null | boolean | number | string | Value[] | { [key: string]: Value };
export type Fields = { [field: string]: Value };
export type NaiveRecord = {
  id: string;
  created_by_id: string;
  created_by: string;
  is_sample: boolean;
  fields: Fields;
};
export type NaiveUser = { id: string; email: string; role: string; data: Fields };

const isObject = (value: unknown): value is { [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const same = (a: Value | undefined, b: Value | undefined): boolean => canonical(a ?? null) === canonical(b ?? null);

function canonical(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${canonical(value[key]!)}`)
    .join()}}`;
}

export function valueAt(record: NaiveRecord, name: string): Value | undefined {
  if (name === 'id' || name === 'created_by_id' || name === 'created_by' || name === 'is_sample') return record[name];
  let value: Value | undefined = record.fields;
  for (const level of name.split('.')) value = isObject(value) && level in value ? value[level] : undefined;
  return value;
}

/** Whether a record fits a filter as an app wrote it. */
export function fits(record: NaiveRecord, filter: { [key: string]: Value }): boolean {
  return Object.entries(filter).every(([key, wanted]) => {
    const branches = wanted as { [key: string]: Value }[];
    if (key === '$and') return branches.every((branch) => fits(record, branch));
    if (key === '$or') return branches.some((branch) => fits(record, branch));
    if (key === '$nor') return !branches.some((branch) => fits(record, branch));
    if (key === '$search') {
      return Object.values(record.fields).some(
        (value) => typeof value === 'string' && value.toLowerCase().includes(String(wanted).toLowerCase()),
      );
    }
    return fieldFits(valueAt(record, key), wanted);
  });
}

function fieldFits(value: Value | undefined, wanted: Value): boolean {
  if (Array.isArray(wanted)) return isOneOf(value, wanted);
  if (!isObject(wanted) || !Object.keys(wanted).some((key) => key.startsWith('$'))) return isOneOf(value, [wanted]);
  return Object.entries(wanted).every(([operator, operand]) => {
    const candidates = [value, ...(Array.isArray(value) ? value : [])];
    const compares = (test: (candidate: never, operand: never) => boolean) =>
      candidates.some((candidate) => typeof candidate === typeof operand && test(candidate as never, operand as never));
    switch (operator) {
      case '$eq':
        return isOneOf(value, [operand]);
      case '$ne':
        return !isOneOf(value, [operand]);
      case '$in':
        return isOneOf(value, operand as Value[]);
      case '$nin':
        return !isOneOf(value, operand as Value[]);
      case '$gt':
        return compares((a, b) => a > b);
      case '$gte':
        return compares((a, b) => a >= b);
      case '$lt':
        return compares((a, b) => a < b);
      case '$lte':
        return compares((a, b) => a <= b);
      case '$exists':
        return (value !== undefined) === operand;
      case '$size':
        return Array.isArray(value) && value.length === operand;
      case '$all':
        return (
          Array.isArray(value) &&
          (operand as Value[]).length > 0 &&
          (operand as Value[]).every((one) => value.some((held) => same(held, one)))
        );
      case '$regex': {
        const flags = wanted['$options'] === 'i' ? 'i' : '';
        return candidates.some((text) => typeof text === 'string' && new RegExp(operand as string, flags).test(text));
      }
      case '$options':
        return true;
      case '$not':
        return !fieldFits(value, operand);
      default:
        throw new Error(`the model knows no ${operator}`);
    }
  });
}

const isOneOf = (value: Value | undefined, wanted: readonly Value[]): boolean =>
  wanted.some((one) => same(value, one)) ||
  (Array.isArray(value) && value.some((item) => wanted.some((one) => same(item, one))));

/** Whether a rule as an app declares it lets a user act on a record; null stands for neither yes nor no. */
export function ruleLets(rule: Value | undefined, user: NaiveUser | null, record: NaiveRecord): boolean {
  if (rule === true) return true;
  if (!isObject(rule) || !user) return false;
  try {
    return judge(rule, user, record) === true;
  } catch {
    return false;
  }
}

/** Whether a user may give a record these fields: with those by which it is somebody's as they will be, the rest as it is. */
export function mayBecome(rules: readonly (Value | undefined)[], user: NaiveUser, record: NaiveRecord, fields: Fields) {
  const owning = new Set(rules.flatMap((rule) => (isObject(rule) ? fieldsOfCaller(rule) : [])));
  const next = Object.entries(fields).filter(([name]) => owning.has(name));
  return rules.every((rule) =>
    ruleLets(rule, user, { ...record, fields: { ...record.fields, ...Object.fromEntries(next) } }),
  );
}

/** The fields that a rule compares with something of the caller's. */
const fieldsOfCaller = (rule: { [key: string]: Value }): string[] =>
  Object.entries(rule).flatMap(([key, wanted]) => {
    if (key === 'user_condition') return [];
    if (key.startsWith('$')) return (wanted as { [key: string]: Value }[]).flatMap(fieldsOfCaller);
    return JSON.stringify(wanted).includes('{{user.') ? [key.replace(/^data\./, '').split('.')[0]!] : [];
  });

/** A field that no entity declares; a rule that names one lets nobody in. */
export const undeclared = 'nothing';

type Verdict = boolean | null;

function judge(rule: { [key: string]: Value }, user: NaiveUser, record: NaiveRecord): Verdict {
  // Everything is looked at before anything is decided: a part that makes no sense closes the whole rule.
  const verdicts = Object.entries(rule).map(([key, wanted]): Verdict => {
    const branches = () => (wanted as { [key: string]: Value }[]).map((branch) => judge(branch, user, record));
    if (key === '$and') return every(branches());
    if (key === '$or') return some(branches());
    if (key === '$nor') return opposite(some(branches()));
    if (key === 'user_condition') {
      return every(
        Object.entries(wanted as { [key: string]: Value }).map(([name, test]) => {
          const value = userValue(user, ['id', 'email', 'role'].includes(name) ? name : `data.${name}`);
          const verdict = testFits(value ?? null, test, user);
          return value === undefined || value === null ? null : verdict;
        }),
      );
    }
    if (key.startsWith('$') || key === undeclared) throw new Error('unknown operator or field');
    return testFits(valueAt(record, key.replace(/^data\./, '')), wanted, user);
  });
  return every(verdicts);
}

const every = (verdicts: Verdict[]): Verdict =>
  verdicts.includes(false) ? false : verdicts.includes(null) ? null : true;
const some = (verdicts: Verdict[]): Verdict =>
  verdicts.includes(true) ? true : verdicts.includes(null) ? null : false;
const opposite = (verdict: Verdict): Verdict => (verdict === null ? null : !verdict);

function testFits(value: Value | undefined, wanted: Value, user: NaiveUser): Verdict {
  if (!isObject(wanted) || !Object.keys(wanted).some((key) => key.startsWith('$'))) {
    const filled = fill(wanted, user);
    return filled === undefined ? null : isOneOf(value, [filled]);
  }
  return every(
    Object.entries(wanted).map(([operator, operand]) => {
      const list = Array.isArray(operand) ? operand.map((one) => fill(one, user)) : fill(operand, user);
      const filled = operator === '$ne' ? [Array.isArray(operand) ? operand : list] : list;
      if (!['$in', '$nin', '$ne', '$all'].includes(operator)) throw new Error('unknown operator');
      if (!Array.isArray(filled) || filled.includes(undefined)) return null;
      const values = filled as Value[];
      if (operator === '$in') return isOneOf(value, values);
      if (operator !== '$all') return !isOneOf(value, values);
      return Array.isArray(value) && values.length > 0 && values.every((one) => value.some((held) => same(held, one)));
    }),
  );
}

/** A value with the caller's in place of a template; undefined when the caller has none. */
function fill(value: Value, user: NaiveUser): Value | undefined {
  if (typeof value !== 'string' || !value.includes('{{')) return value;
  const path = /^\{\{user\.([\w.]+)\}\}$/.exec(value)?.[1];
  if (!path) throw new Error('unknown template');
  return userValue(user, path) ?? undefined;
}

function userValue(user: NaiveUser, path: string): Value | undefined {
  if (path === 'id' || path === 'email' || path === 'role') return user[path];
  return user.data[path.replace(/^data\./, '')];
}

/** The order of a list: nothing first, then null, texts, numbers, false, true. */
export function compareBy(field: string, descending: boolean) {
  const rank = (value: Value | undefined) =>
    value === undefined ? 0 : value === null ? 1 : typeof value === 'string' ? 2 : typeof value === 'number' ? 3 : 4;
  const order = (a: NaiveRecord, b: NaiveRecord): number => {
    const [one, other] = [valueAt(a, field), valueAt(b, field)];
    if (rank(one) !== rank(other)) return rank(one) - rank(other);
    if (one === other || one === undefined || one === null) return a.id < b.id ? -1 : 1;
    return one < other! ? -1 : one > other! ? 1 : 0;
  };
  return (a: NaiveRecord, b: NaiveRecord) => (descending ? order(b, a) : order(a, b));
}
