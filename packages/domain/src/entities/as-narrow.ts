import { equalJson } from './match-value.ts';
import type { Json } from './json.ts';
import type { Operand, Rule, RuleTest } from './rule.ts';

/** Whether whoever meets `next` surely meets `present` too; what cannot be shown to be so is wider. */
export function isAsNarrow(next: Rule, present: Rule): boolean {
  if (next.op === 'nobody' || present.op === 'everyone') return true;
  if (next.op === 'or') return next.rules.every((way) => isAsNarrow(way, present));
  if (present.op === 'and') return present.rules.every((asked) => isAsNarrow(next, asked));
  if (present.op === 'or' && present.rules.some((way) => isAsNarrow(next, way))) return true;
  if (next.op === 'and') return next.rules.some((asked) => isAsNarrow(asked, present));
  const tests = testsOfOneThing(next, present);
  return isSame(next, present) || (tests !== null && isTestAsNarrow(...tests));
}

/** What both ask of the same field of the caller, or of the record; null where they ask for others. */
function testsOfOneThing(next: Rule, present: Rule): [next: RuleTest, present: RuleTest] | null {
  const isOne =
    (next.op === 'user' && present.op === 'user' && isSame(next.path, present.path)) ||
    (next.op === 'record' && present.op === 'record' && isSame(next.field, present.field));
  return isOne ? [next.test, present.test] : null;
}

function isTestAsNarrow(next: RuleTest, present: RuleTest): boolean {
  const [values, among] = [literalsOf(next.values), literalsOf(present.values)];
  if (!values || !among) return false;
  const isIn = (value: Json, list: readonly Json[]) => list.some((one) => equalJson(one, value));
  switch (`${next.op} ${present.op}`) {
    case 'in in':
      return values.every((value) => isIn(value, among));
    case 'not-in not-in':
      return among.every((value) => isIn(value, values));
    default:
      return false;
  }
}

const literalsOf = (operand: Operand): Json[] | null => {
  if (operand.kind === 'list') return null;
  const literals = operand.values.flatMap((value) => ('literal' in value ? [value.literal] : []));
  return literals.length === operand.values.length ? literals : null;
};

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);
