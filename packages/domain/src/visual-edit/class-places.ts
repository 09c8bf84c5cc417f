import { bare, child, children, constantText, text as memberText, type SyntaxNode } from '../source-code/syntax.ts';
import type { VisualEditProblem } from '@whittle/contract/visual-edit';
import { calledName, type FoundElement } from './find-element.ts';
import { readJsxString, writeJsxString, writeString } from './written-text.ts';

/** A stretch of class names that stands in the code as it is. */
export type ClassPlace = {
  start: number;
  end: number;
  /** Ends of the stretch where code adds something without a blank between: `text-${size}`. */
  isOpenAtStart: boolean;
  isOpenAtEnd: boolean;
  read(raw: string): string;
  write(name: string): string;
};

export type ClassPlaces =
  | { kind: 'written'; places: ClassPlace[]; isComputed: boolean }
  /** There is none yet: the text that makes room for classes, and where it is put in. */
  | { kind: 'room'; at: number; before: string; after: string; write(name: string): string; isComputed: boolean }
  | { kind: 'problem'; problem: VisualEditProblem };

/** Functions that put class names together. */
const joiners = new Set(['cn', 'clsx', 'classNames', 'classnames', 'twMerge', 'twJoin', 'cx']);

/** Where the classes of an element stand. Of an attribute that is given twice the last one counts. */
export function classPlaces(code: string, { opening }: FoundElement): ClassPlaces {
  const attributes = children(opening, 'attributes');
  const given = attributes.findLast(
    (one) =>
      one.type === 'JSXAttribute' && ['className', 'class'].includes(memberText(child(one, 'name'), 'name') ?? ''),
  );
  const value = given && child(given, 'value');
  if (!given) {
    const isSpread = attributes.some(({ type }) => type === 'JSXSpreadAttribute');
    if (isSpread) return { kind: 'problem', problem: 'classes-from-outside' };
    const name = child(opening, 'typeArguments') ?? child(opening, 'name')!;
    return room(name.end, ' className="', '"', false);
  }
  if (!value) return room(given.end, '="', '"', false);
  if (value.type === 'Literal') return { kind: 'written', places: [jsxString(code, value)], isComputed: false };
  return placesIn(code, bare(child(value, 'expression')));
}

const room = (at: number, before: string, after: string, isComputed: boolean): ClassPlaces => ({
  kind: 'room',
  at,
  before,
  after,
  isComputed,
  write: (name) => (after.startsWith('"') ? writeJsxString(name, '"') : writeString(name, "'")),
});

function placesIn(code: string, expression: SyntaxNode | null): ClassPlaces {
  if (!expression) return { kind: 'problem', problem: 'classes-by-code' };
  const places = stretches(code, expression);
  const isComputed = constantText(expression) === null;
  if (places.length > 0) return { kind: 'written', places, isComputed };
  const first = isJoiner(expression) ? children(expression, 'arguments')[0] : undefined;
  if (first) return room(first.start, "'", "', ", true);
  return { kind: 'problem', problem: 'classes-by-code' };
}

const isJoiner = (node: SyntaxNode) => node.type === 'CallExpression' && joiners.has(calledName(node));

/** What is always there; what a condition chooses is left alone. */
function stretches(code: string, node: SyntaxNode | null): ClassPlace[] {
  const one = bare(node);
  if (!one) return [];
  if (one.type === 'Literal') return constantText(one) === null ? [] : [stringPlace(code, one.start, one.end)];
  if (one.type === 'TemplateLiteral') {
    const quasis = children(one, 'quasis');
    return quasis.map((quasi, index) => ({
      ...stringPlace(code, one.start, one.end),
      ...inside(code, quasi),
      isOpenAtStart: index > 0,
      isOpenAtEnd: index < quasis.length - 1,
    }));
  }
  if (one.type === 'BinaryExpression' && one['operator'] === '+') {
    const left = stretches(code, child(one, 'left'));
    const right = stretches(code, child(one, 'right'));
    return [
      ...left.map((place, index) => (index === left.length - 1 ? { ...place, isOpenAtEnd: true } : place)),
      ...right.map((place, index) => (index === 0 ? { ...place, isOpenAtStart: true } : place)),
    ];
  }
  if (isJoiner(one)) return children(one, 'arguments').flatMap((argument) => stretches(code, argument));
  return [];
}

/** Parsers disagree on whether a quasi's range has the signs around it. */
function inside(code: string, quasi: SyntaxNode): { start: number; end: number } {
  const start = code[quasi.start] === '`' || code[quasi.start] === '}' ? quasi.start + 1 : quasi.start;
  const end =
    code[quasi.end - 1] === '`' ? quasi.end - 1 : code.startsWith('${', quasi.end - 2) ? quasi.end - 2 : quasi.end;
  return { start, end: Math.max(start, end) };
}

function jsxString(code: string, literal: SyntaxNode): ClassPlace {
  const quote = code[literal.start]!;
  return {
    start: literal.start + 1,
    end: literal.end - 1,
    isOpenAtStart: false,
    isOpenAtEnd: false,
    read: (raw) =>
      readJsxString(raw, 0, raw.length)
        .map(({ value }) => value)
        .join(''),
    write: (name) => writeJsxString(name, quote),
  };
}

function stringPlace(code: string, start: number, end: number): ClassPlace {
  const quote = code[start]!;
  return {
    start: start + 1,
    end: end - 1,
    isOpenAtStart: false,
    isOpenAtEnd: false,
    read: (raw) => raw.replace(/\\(['"`\\$])/g, '$1'),
    write: (name) => writeString(name, quote),
  };
}
