import { pick } from '@whittle/testing/random-values';
import { type Fields, type NaiveRecord, type NaiveUser, undeclared, type Value } from './naive.fixture.ts';

type Random = () => number;

/** The fields that random entities choose from, each with values that its type allows. */
const fieldKinds: Record<string, { schema: object; value(random: Random): Value }> = {
  title: { schema: { type: 'string' }, value: (r) => pick(r, ['a', 'b', 'ab', 'abc', '', 'x1']) },
  state: { schema: { type: 'string', enum: ['open', 'done'] }, value: (r) => pick(r, ['open', 'done']) },
  team: { schema: { type: 'string' }, value: (r) => pick(r, ['red', 'blue']) },
  amount: { schema: { type: 'number' }, value: (r) => pick(r, [0, 1, 2.5, -3, 10]) },
  done: { schema: { type: 'boolean' }, value: (r) => r() < 0.5 },
  tags: { schema: { type: 'array', items: { type: 'string' } }, value: (r) => someOf(r, ['a', 'b', 'red', 'u1']) },
  place: {
    schema: { type: 'object', properties: { city: { type: 'string' }, floor: { type: 'number' } } },
    value: (r) => ({
      ...(r() < 0.7 && { city: pick(r, ['rome', 'bonn']) }),
      ...(r() < 0.5 && { floor: pick(r, [1, 2]) }),
    }),
  },
  any: { schema: {}, value: (r) => pick<Value>(r, ['a', 1, true, ['a', 1], { deep: 1 }, [], null]) },
};

export const users: NaiveUser[] = [
  { id: 'u1', email: 'u1@example.com', role: 'user', data: { team: 'red', teams: ['red', 'blue'] } },
  { id: 'u2', email: 'u2@example.com', role: 'user', data: {} },
  { id: 'u3', email: 'u3@example.com', role: 'admin', data: { team: 'blue' } },
];

export type World = { schema: { properties: Fields; rls: Fields }; names: string[]; records: NaiveRecord[] };

/** A change of a field or two to values that their types allow. */
export const randomChange = (random: Random, names: readonly string[]): Fields =>
  Object.fromEntries([pick(random, names), pick(random, names)].map((name) => [name, fieldKinds[name]!.value(random)]));

const someOf = <T>(random: Random, items: readonly T[]): T[] => items.filter(() => random() < 0.4);

export function randomWorld(random: Random, idOf: (index: number) => string): World {
  const names = Object.keys(fieldKinds).filter(() => random() < 0.75);
  if (!names.includes('title')) names.push('title');
  const properties = Object.fromEntries(names.map((name) => [name, fieldKinds[name]!.schema as Value]));
  const records = Array.from({ length: 5 + Math.floor(random() * 25) }, (_, index): NaiveRecord => {
    const creator = pick(random, users);
    const fields: Fields = {};
    for (const name of names) {
      if (random() < 0.75) fields[name] = random() < 0.1 ? null : fieldKinds[name]!.value(random);
    }
    return { id: idOf(index), created_by_id: creator.id, created_by: creator.email, is_sample: random() < 0.2, fields };
  });
  const rls: Fields = {};
  for (const verb of ['read', 'create', 'update', 'delete']) rls[verb] = randomRule(random, names, 2);
  return { schema: { properties, rls }, names, records };
}

function randomRule(random: Random, names: readonly string[], depth: number): Value {
  const kind = random();
  if (depth === 2 && kind < 0.2) return kind < 0.15;
  if (depth > 0 && kind < 0.55) {
    const branches = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const branch = randomRule(random, names, depth - 1);
      return typeof branch === 'boolean' ? { created_by_id: '{{user.id}}' } : branch;
    });
    return { [pick(random, ['$or', '$or', '$and', '$nor'])]: branches };
  }
  return Object.assign(
    {},
    ...Array.from({ length: random() < 0.8 ? 1 : 2 }, () => randomCondition(random, names) as object),
  ) as Value;
}

function randomCondition(random: Random, names: readonly string[]): Value {
  const kind = random();
  if (kind < 0.2) return { created_by_id: '{{user.id}}' };
  if (kind < 0.3) return { created_by: pick<Value>(random, ['{{user.email}}', { $ne: '{{user.email}}' }]) };
  if (kind < 0.45)
    return { user_condition: { role: pick<Value>(random, ['admin', 'user', { $in: ['admin'] }, { $ne: 'user' }]) } };
  if (kind < 0.5) return { user_condition: { team: pick<Value>(random, ['red', { $nin: ['red'] }]) } };
  if (kind < 0.53)
    return pick<Value>(random, [
      { title: { $gt: 'a' } },
      { [undeclared]: 1 },
      { title: '{{user.x.y z}}' },
      { $where: 'x' },
    ]);
  const name = pick(random, names);
  const value = random() < 0.3 ? pick(random, ['{{user.data.team}}', '{{user.id}}']) : fieldKinds[name]!.value(random);
  const test = pick<Value>(random, [
    value,
    { $ne: value },
    { $in: [value, 'a'] },
    { $nin: [value] },
    { $all: [value] },
    { $in: '{{user.data.teams}}' },
  ]);
  return { [random() < 0.3 ? `data.${name}` : name]: test };
}

/** A filter that an app could have written. */
export function randomFilter(random: Random, { names }: World, depth = 2): { [key: string]: Value } {
  const filter: { [key: string]: Value } = {};
  const count = Math.floor(random() * 3) + (depth < 2 ? 1 : 0);
  for (let index = 0; index < count; index += 1) {
    if (depth > 0 && random() < 0.3) {
      const branches = Array.from({ length: 1 + Math.floor(random() * 2) }, () =>
        randomFilter(random, { names } as World, depth - 1),
      );
      filter[pick(random, ['$and', '$or', '$nor'])] = branches;
    } else if (random() < 0.1) filter['$search'] = pick(random, ['a', 'B', 'op', 'x1']);
    else if (random() < 0.15) Object.assign(filter, randomColumnTest(random));
    else {
      const name = pick(random, names);
      if (name === 'place' && random() < 0.6)
        filter['place.city'] = pick<Value>(random, ['rome', null, { $ne: 'bonn' }]);
      else filter[name] = randomTest(random, name, depth);
    }
  }
  return filter;
}

const randomColumnTest = (random: Random): { [key: string]: Value } =>
  pick<{ [key: string]: Value }>(random, [
    { created_by_id: 'u1' },
    { created_by_id: { $ne: 'u1' } },
    { created_by: { $in: ['u1@example.com', 'u3@example.com'] } },
    { is_sample: true },
    { is_sample: { $ne: true } },
    { created_by: { $regex: '^u[12]' } },
  ]);

function randomTest(random: Random, name: string, depth: number): Value {
  const value = random() < 0.85 ? fieldKinds[name]!.value(random) : pick<Value>(random, ['a', 1, true, null]);
  const isComparable = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  const listed = [value, fieldKinds[name]!.value(random)];
  const tests: Value[] = [
    value,
    listed,
    { $eq: value },
    { $ne: value },
    { $in: listed },
    { $nin: listed },
    { $exists: random() < 0.5 },
    { $size: Math.floor(random() * 3) },
    { $all: random() < 0.2 ? [] : ['a'] },
    { $regex: pick(random, ['a', '^a', 'b$', '^[ab]+$', 'a|x', '[^a]', '(?:ab){1,2}', '\\d', 'e.']) },
    { $regex: 'A', $options: 'i' },
    { $in: [] },
    ...(isComparable ? [{ $gt: value }, { $lte: value }, { $gte: value, $lt: value }] : []),
  ];
  const test = pick<Value>(random, tests);
  const isOperator =
    typeof test === 'object' &&
    test !== null &&
    !Array.isArray(test) &&
    Object.keys(test).some((key) => key.startsWith('$'));
  return isOperator && depth > 0 && random() < 0.15 ? { $not: test } : test;
}
