import type { Entity } from './entity.ts';
import type { FieldRules, Verb } from './entity-rules.ts';
import { verbs } from './entity-rules.ts';
import type { Json } from './json.ts';
import { isStated } from './parse-rule.ts';
import type { Operand, OperandValue, Rule, RuleTest, UserPath } from './rule.ts';

/** Who reads and adds what, where rules of rows or fields say more than the permissions do; null where they do not. */
export function sightSentences({ rules, schema }: Pick<Entity, 'rules' | 'schema'>): string[] | null {
  if (!isStated(schema.rls) && rules.fields.size === 0) return null;
  return accessSentences({ rules }).filter((sentence) => / can (?:read|add)\b| (?:is|are) shown to /.test(sentence));
}

/** Says in plain sentences who can do what with the records of an entity, out of the very rules that queries use. */
export function accessSentences({ rules }: Pick<Entity, 'rules'>): string[] {
  const byRule = Map.groupBy(verbs, (verb) => `${verb === 'read'} ${JSON.stringify(rules[verb])}`);
  const sentences = [...byRule.values()].flatMap((together) => describe(rules[together[0]!], together));
  return [
    ...sentences,
    ...ofFields(rules.fields, 'read', 'shown to'),
    ...ofFields(rules.fields, 'write', 'written by'),
  ];
}

/** Fields of one rule share a sentence. */
function ofFields(fields: Entity['rules']['fields'], act: keyof FieldRules, deed: string): string[] {
  const ruled = [...fields].filter(([, rules]) => rules[act].op !== 'everyone');
  const byRule = Map.groupBy(ruled, ([, rules]) => JSON.stringify(rules[act]));
  return [...byRule.values()].map((together) => {
    const names = list(
      together.map(([field]) => `“${field}”`),
      'and',
    );
    const which = together.length === 1 ? `The field ${names} is` : `The fields ${names} are`;
    return `${which} ${deed} ${fieldAudience(together[0]![1][act])}.`;
  });
}

const verbWords: Record<Verb, string> = { read: 'read', create: 'add', update: 'change', delete: 'delete' };

function describe(rule: Rule, together: readonly Verb[]): string[] {
  const acts = list(
    together.map((verb) => verbWords[verb]),
    together.length > 1 && rule.op === 'nobody' ? 'or' : 'and',
  );
  if (rule.op === 'nobody') return [`Nobody can ${acts} records through the app.`];
  const ways = alternatives(rule).map(readWay);
  const isOnly = ways.length === 1 && ways[0]!.who !== everybody;
  return ways.map(({ who, which }) => {
    const isOwn = which.length === 1 && which[0] === ownRecord && who === signedInPeople;
    if (isOwn && !together.includes('create')) {
      const pronoun = list(
        together.map((verb) => verbWords[verb]),
        'or',
      );
      return `${isOnly ? 'Only who' : 'Who'} created a record can ${pronoun} it.`;
    }
    const records = which.length === 0 ? 'all records' : `records ${which.join(' and ')}`;
    const whom = together.every((verb) => verb === 'create') && which.length === 0 ? 'records' : records;
    return `${capital(isOnly && who !== signedInPeople ? `only ${who}` : who)} can ${acts} ${whom}.`;
  });
}

function fieldAudience(rule: Rule): string {
  if (rule.op === 'nobody') return 'nobody';
  return list(
    alternatives(rule).map((way) => {
      const { who, which } = readWay(way);
      if (which.length === 1 && which[0] === ownRecord && who === signedInPeople) return 'who created the record';
      return which.length === 0 ? who : `${who}, on records ${which.join(' and ')}`;
    }),
    'and',
  );
}

/** The ways in which a rule can be met, without those that ask for more than another one. */
function alternatives(rule: Rule): Rule[] {
  const ways = waysOf(rule).map((way) => ({ way, asks: partsOf(way).map((part) => JSON.stringify(part)) }));
  const isLess = (asks: string[], more: string[]) => asks.every((part) => more.includes(part));
  const isNeeded = ({ asks }: (typeof ways)[number], at: number) =>
    !ways.some((other, place) => isLess(other.asks, asks) && (place < at || (place > at && !isLess(asks, other.asks))));
  return ways.filter(isNeeded).map(({ way }) => way);
}

function waysOf(rule: Rule): Rule[] {
  if (rule.op === 'or') return rule.rules.flatMap(waysOf).filter(({ op }) => op !== 'nobody');
  if (rule.op !== 'and') return [rule];
  // `signed-in and (a or b)`, which is how every rule of conditions begins, reads as `a or b`.
  const options = rule.rules.map(waysOf);
  const product = options.reduce((count, { length }) => count * length, 1);
  if (product > 6) return [rule];
  return options.reduce<Rule[]>(
    (ways, next) => ways.flatMap((way) => next.map((one): Rule => ({ op: 'and', rules: [...partsOf(way), one] }))),
    [{ op: 'and', rules: [] }],
  );
}

const partsOf = (rule: Rule): readonly Rule[] => (rule.op === 'and' ? rule.rules.flatMap(partsOf) : [rule]);

const everybody = 'everyone';
const signedInPeople = 'signed-in people';
const ownRecord = 'that they created';

/** Who comes in by one way, and which records they reach by it. */
function readWay(way: Rule): { who: string; which: string[] } {
  const about: string[] = [];
  const which: string[] = [];
  let isAdmin = false;
  let isSignedIn = false;
  for (const part of partsOf(way)) {
    if (part.op === 'everyone') continue;
    isSignedIn ||= asksCaller(part);
    if (part.op === 'signed-in') continue;
    if (part.op === 'user') {
      if (isAdminTest(part)) isAdmin = true;
      else about.push(`whose ${userWords(part.path)} ${testWords(part.test)}`);
    } else which.push(recordWords(part));
  }
  const base = isAdmin ? 'admins' : isSignedIn ? signedInPeople : everybody;
  return { who: about.length === 0 ? base : `${base} ${about.join(' and ')}`, which: [...new Set(which)] };
}

/** Whether only somebody who is signed in can meet it. */
const asksCaller = (rule: Rule): boolean => {
  switch (rule.op) {
    case 'and':
    case 'or':
      return rule.rules.some(asksCaller);
    case 'not':
      return asksCaller(rule.rule);
    case 'record': {
      const { values } = rule.test;
      return values.kind === 'list' || values.values.some((value) => 'user' in value);
    }
    default:
      return rule.op !== 'everyone';
  }
};

const isAdminTest = ({ path, test }: Extract<Rule, { op: 'user' }>) =>
  path[0] === 'role' && test.op === 'in' && isOneLiteral(test.values, 'admin');

const isOneLiteral = (operand: Operand, value: Json) =>
  operand.kind === 'values' &&
  operand.values.length === 1 &&
  'literal' in operand.values[0]! &&
  operand.values[0].literal === value;

/** What a condition says of a record, to stand after "records". */
function recordWords(rule: Rule): string {
  switch (rule.op) {
    case 'record': {
      const { field, test } = rule;
      if (field.kind === 'column' && (field.column === 'created_by_id' || field.column === 'created_by')) {
        if (test.op === 'in' && isOwn(test.values, field.column)) return ownRecord;
        if (test.op === 'not-in' && isOwn(test.values, field.column)) return 'that others created';
      }
      const name = field.kind === 'column' ? field.column : field.path.join('.');
      if (test.op === 'in' && isOwn(test.values, 'created_by_id')) return `that name them in “${name}”`;
      if (test.op === 'in' && test.values.kind === 'list' && test.values.user[0] === 'records')
        return name === 'id' ? 'that are about them' : `whose “${name}” is about them`;
      return `where “${name}” ${testWords(test)}`;
    }
    case 'not':
      return `unless they are ${recordWords(rule.rule)}`;
    case 'user':
      return `for people whose ${userWords(rule.path)} ${testWords(rule.test)}`;
    case 'and':
    case 'or':
      return `(${rule.rules.map(recordWords).join(` ${rule.op} `)})`;
    case 'signed-in':
      return 'for signed-in people';
    case 'everyone':
      return 'for everyone';
    case 'nobody':
      return 'for nobody';
  }
}

const isOwn = (operand: Operand, column: 'created_by_id' | 'created_by') =>
  operand.kind === 'values' &&
  operand.values.length === 1 &&
  'user' in operand.values[0]! &&
  operand.values[0].user[0] === (column === 'created_by' ? 'email' : 'id');

function testWords({ op, values }: RuleTest): string {
  if (values.kind === 'list') {
    const theirs = `their own ${userWords(values.user)}`;
    return { in: `is among ${theirs}`, 'not-in': `is not among ${theirs}`, all: `holds all of ${theirs}` }[op];
  }
  const words = values.values.map(valueWords);
  if (op === 'all') return `holds ${list(words, 'and')}`;
  if (words.length === 0) return op === 'in' ? 'is never met' : 'is anything';
  return `${op === 'in' ? 'is' : 'is not'} ${list(words, 'or')}`;
}

const valueWords = (value: OperandValue) => {
  if ('user' in value) return `their own ${userWords(value.user)}`;
  if (value.literal === null || value.literal === '') return 'empty';
  return typeof value.literal === 'string' ? `“${value.literal}”` : JSON.stringify(value.literal);
};

const userNames: Record<string, string> = { id: 'id', email: 'e-mail', role: 'role', full_name: 'name' };
const userWords = (path: UserPath): string => {
  if (path[0] === 'data') return `“${path.slice(1).join('.')}”`;
  return path[0] === 'records' ? `${path[1]} records` : userNames[path[0]]!;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function list(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)!}`;
}
