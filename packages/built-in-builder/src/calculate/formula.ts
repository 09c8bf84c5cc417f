import type { CalculationInput, CalculationResult } from '../plan/calculation.ts';

/** An input of a known formula: `words` find it in a prompt; `without` is what it is where nobody asks for it. */
export type FormulaInput = CalculationInput & { words: RegExp; without?: number };

/** A formula that people know by name. `is` decides whether a text means it. */
export type Formula = {
  title: string;
  is: RegExp;
  inputs: FormulaInput[];
  results: CalculationResult[];
};

type Kind = CalculationInput['kind'];

/** `label` with its unit in brackets: `Height (cm)`. Start and kind are as short as most inputs need. */
export function input(
  label: string,
  start: number | string,
  words: RegExp,
  more: Partial<FormulaInput> = {},
): FormulaInput {
  const [, text = label, unit] = /^(.+?) \((.+)\)$/.exec(label) ?? [];
  const kind: Kind = unit === '%' ? 'percent' : 'number';
  return {
    name: nameOf(text),
    label: text,
    kind,
    start: String(start),
    ...(unit && unit !== '%' && { unit }),
    words,
    ...more,
  };
}

/** What a page needs of it: without how it is found in a text. */
export const inputOf = ({ name, label, kind, start, unit, factor, options }: FormulaInput): CalculationInput => ({
  name,
  label,
  kind,
  start,
  ...(unit && { unit }),
  ...(factor && { factor }),
  ...(options && { options }),
});

export const money = (label: string, start: number, words: RegExp, more: Partial<FormulaInput> = {}): FormulaInput =>
  input(label, start, words, { kind: 'money', ...more });

export const choice = (label: string, words: RegExp, options: Readonly<Record<string, number>>): FormulaInput =>
  input(label, Object.values(options)[0]!, words, {
    kind: 'choice',
    options: Object.entries(options).map(([text, value]) => ({ label: text, value })),
  });

export const date = (label: string, start: string, words: RegExp): FormulaInput =>
  input(label, start, words, { kind: 'date' });

/** `Total: money = a + b`; a unit stands in brackets behind the label. */
export function result(line: string): CalculationResult {
  const [, label = '', unit, kind = 'number', formula = ''] = /^(.+?)(?: \((.+?)\))?(?:: (number|money|percent|text|date))? = (.+)$/.exec(line) ?? [];
  return { name: nameOf(label), label, kind: kind as CalculationResult['kind'], formula, ...(unit && { unit }) };
} // prettier-ignore

/** A name for code: `Number of people` becomes `numberOfPeople`. */
export function nameOf(label: string): string {
  const words = label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  return /^[a-z]/.test(name) && !reserved.has(name) ? name : `${name.replace(/^[^a-z]+/, '') || 'value'}Value`;
}

/** A formula without what changes nothing: times one, plus zero, brackets around one name. */
export const tidy = (formula: string): string =>
  formula
    .replace(/ \* \(1 [-+] 0 \/ 100\)/g, '')
    .replace(/ [-+] 0(?! ?[\d./*])/g, '')
    .replace(/ [*/] 1(?![\d.])/g, '')
    .replace(/(?<!\w)\((\w+)\)/g, '$1')
    .replace(/(?<!\w)\((\w+)\)/g, '$1');

const reserved = new Set(['new', 'case', 'class', 'default', 'delete', 'do', 'for', 'function', 'if', 'in', 'return', 'switch', 'this', 'today', 'total', 'typeof', 'var', 'void', 'with', 'while', 'const', 'let', 'import', 'export', 'try', 'math', 'number', 'values', 'null', 'true', 'false', 'package', 'public', 'private', 'static', 'yield', 'await', 'enum', 'else', 'break', 'catch', 'continue', 'finally', 'extends', 'super', 'throw', 'interface', 'protected', 'implements', 'arguments', 'eval', 'undefined']); // prettier-ignore
