/** What a number or a day of a list is worked out from: labels of lists and fields, as a domain writes them. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'field'; label: string; /** The reference whose record has the field. */ via?: string }
  | { kind: 'days'; from: string; to: string }
  | {
      kind: 'over';
      take: Take;
      list: string;
      /** Which reference of theirs leads here; without it the first. */ by?: string;
      label?: string;
      only?: { label: string; is: string | boolean };
    }
  | { kind: 'after'; day: Expression; span: 'days' | 'weeks' | 'months'; amount: Expression }
  | { kind: 'sum' | 'difference' | 'product' | 'quotient'; parts: readonly [Expression, Expression] };
export type Take = 'count' | 'sum' | 'mean' | 'latest' | 'change';

const over =
  /^(count|sum|mean|latest|change) ([^.@+*/()]+?)(?:@([^.+*/()]+?))?(?:\.([^+*/()]+?))?(?: where ([^+*/()]+?) is ([^+*/()]+))?$/;

/** Reads `sum Expense.Amount - sum Repayment.Amount`, `latest Visit.Date + 6 months`, `count Game@White where Result is Draw`. Throws on what it can't read. */
export function parseExpression(text: string): Expression {
  const typed = text.trim();
  const after = /^(.+?) \+ (.+?) (days|weeks|months)$/.exec(typed);
  if (after)
    return {
      kind: 'after',
      day: parseExpression(after[1]!),
      span: after[3] as 'days',
      amount: parseExpression(after[2]!),
    };
  for (const [signs, kinds] of levels) {
    const at = lastOutside(typed, signs);
    if (at < 0) continue;
    const parts = [parseExpression(typed.slice(0, at)), parseExpression(typed.slice(at + 3))] as const;
    return { kind: kinds[signs.indexOf(typed[at + 1]!)]!, parts };
  }
  const inner = /^\((.*)\)$/.exec(typed)?.[1];
  if (inner !== undefined) return parseExpression(inner);
  if (/^\d+(?:\.\d+)?$/.test(typed)) return { kind: 'number', value: Number(typed) };
  const [, from, to] = /^days from (.+) to (.+)$/.exec(typed) ?? [];
  if (from && to) return { kind: 'days', from, to };
  return overOf(typed) ?? fieldOf(typed);
}

const levels: readonly (readonly [string, readonly ('sum' | 'difference' | 'product' | 'quotient')[]])[] = [
  ['+-', ['sum', 'difference']],
  ['*/', ['product', 'quotient']],
];

/** Where the last of these signs stands, with blanks around it and outside of brackets; the place of the blank before it. */
function lastOutside(text: string, signs: string): number {
  let depth = 0;
  for (let at = text.length - 1; at > 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(') depth -= 1;
    else if (depth === 0 && signs.includes(text[at]!) && text[at - 1] === ' ' && text[at + 1] === ' ') return at - 1;
  }
  return -1;
}

function overOf(typed: string): Expression | null {
  const [, take, list, by, label, where, is] = over.exec(typed) ?? [];
  if (!take || !list) return null;
  if (take !== 'count' && !label) throw new Error(`Nothing to add up: ${typed}`);
  const value = is === 'yes' ? true : is === 'no' ? false : is;
  return {
    kind: 'over',
    take: take as Take,
    list,
    ...(by && { by }),
    ...(label && { label }),
    ...(where && value !== undefined && { only: { label: where, is: value } }),
  };
}

function fieldOf(typed: string): Expression {
  if (typed === '' || /[()]/.test(typed)) throw new Error(`Not an expression: ${typed}`);
  const [, via, label] = /^([^.]+)\.([^.]+)$/.exec(typed) ?? [];
  return via && label ? { kind: 'field', label, via } : { kind: 'field', label: typed };
}

/** Labels of fields of its own list, and of lists whose records it goes over. */
export function standsOn(expression: Expression): { fields: string[]; lists: string[] } {
  switch (expression.kind) {
    case 'number':
      return { fields: [], lists: [] };
    case 'field':
      return { fields: [expression.via ?? expression.label], lists: [] };
    case 'days':
      return { fields: [expression.from, expression.to], lists: [] };
    case 'over':
      return { fields: [], lists: [expression.list] };
    default: {
      const inner = (expression.kind === 'after' ? [expression.day, expression.amount] : expression.parts).map(
        standsOn,
      );
      return { fields: inner.flatMap(({ fields }) => fields), lists: inner.flatMap(({ lists }) => lists) };
    }
  }
}

/** Labels of the fields of a list that an expression adds up or looks at. */
export function countedOf(expression: Expression, list: string): string[] {
  if (expression.kind === 'over') {
    const { by, label, only } = expression;
    return expression.list === list ? [by, label, only?.label].filter((one) => one !== undefined) : [];
  }
  const parts =
    'parts' in expression ? expression.parts : expression.kind === 'after' ? [expression.day, expression.amount] : [];
  return parts.flatMap((part) => countedOf(part, list));
}
