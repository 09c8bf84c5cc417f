import {
  bare,
  child,
  children,
  constantText,
  type SyntaxNode,
  text as memberText,
  walk,
} from '../source-code/syntax.ts';
import type { VisualAttribute, VisualEditProblem } from '@whittle/contract/visual-edit';
import type { TextEdit } from '../source-code/text-edits.ts';
import type { FoundElement } from './find-element.ts';
import { readJsxString, writeJsxString, writeString } from './written-text.ts';

export type ReadAttribute = { name: VisualAttribute; value: string | null; problem: VisualEditProblem | null };

/** Attributes that make sense for the element: of a picture, of a field, and those that it has. */
export function readAttributes(code: string, program: SyntaxNode, element: FoundElement): ReadAttribute[] {
  const names = new Set<VisualAttribute>();
  if (/^(?:img|.*Image|.*\.img)$/.test(element.name) || given(element, 'src')) names.add('src').add('alt');
  if (/^(?:input|textarea|Input|Textarea)$/.test(element.name) || given(element, 'placeholder'))
    names.add('placeholder');
  if (/^(?:video|audio|iframe|script|source|embed)$/.test(element.name)) names.delete('alt');
  return [...names].map((name) => {
    const place = attributePlace(code, program, element, name);
    return place.ok ? { name, value: place.value, problem: null } : { name, value: null, problem: place.problem };
  });
}

type Changed = { ok: true; changes: TextEdit[] } | { ok: false; problem: VisualEditProblem };

export function changeAttribute(
  code: string,
  program: SyntaxNode,
  element: FoundElement,
  { name, value }: { name: VisualAttribute; value: string },
): Changed {
  const place = attributePlace(code, program, element, name);
  if (!place.ok) return place;
  return { ok: true, changes: place.value === value ? [] : [place.write(value)] };
}

type AttributePlace =
  { ok: true; value: string | null; write(value: string): TextEdit } | { ok: false; problem: VisualEditProblem };

const given = ({ opening }: FoundElement, name: string): SyntaxNode | undefined =>
  children(opening, 'attributes').findLast(
    (one) => one.type === 'JSXAttribute' && memberText(child(one, 'name'), 'name') === name,
  );

function attributePlace(
  code: string,
  program: SyntaxNode,
  element: FoundElement,
  name: VisualAttribute,
): AttributePlace {
  const attribute = given(element, name);
  const { opening } = element;
  if (!attribute) {
    if (children(opening, 'attributes').some(({ type }) => type === 'JSXSpreadAttribute'))
      return { ok: false, problem: 'value-by-code' };
    const at = (child(opening, 'typeArguments') ?? child(opening, 'name')!).end;
    return {
      ok: true,
      value: null,
      write: (text) => ({ start: at, end: at, text: ` ${name}="${writeJsxString(text, '"')}"` }),
    };
  }
  const value = child(attribute, 'value');
  if (!value) {
    const at = attribute.end;
    return {
      ok: true,
      value: null,
      write: (text) => ({ start: at, end: at, text: `="${writeJsxString(text, '"')}"` }),
    };
  }
  if (value.type === 'Literal') return jsxString(code, value);
  const expression = bare(child(value, 'expression'));
  const constant = constantText(expression);
  if (expression && constant !== null) {
    const quote = code[expression.start]!;
    const place = { start: expression.start + 1, end: expression.end - 1 };
    return { ok: true, value: constant, write: (text) => ({ ...place, text: writeString(text, quote) }) };
  }
  if (!isImported(program, expression)) return { ok: false, problem: 'value-by-code' };
  // A picture that is a file of the app gives way to an address.
  const place = { start: value.start, end: value.end };
  return { ok: true, value: null, write: (text) => ({ ...place, text: `"${writeJsxString(text, '"')}"` }) };
}

function jsxString(code: string, literal: SyntaxNode): AttributePlace {
  const place = { start: literal.start + 1, end: literal.end - 1 };
  const value = readJsxString(code, place.start, place.end)
    .map((one) => one.value)
    .join('');
  return { ok: true, value, write: (text) => ({ ...place, text: writeJsxString(text, code[literal.start]!) }) };
}

function isImported(program: SyntaxNode, expression: SyntaxNode | null): boolean {
  const name = expression?.type === 'Identifier' ? memberText(expression, 'name') : null;
  if (name === null) return false;
  let isFound = false;
  walk(program, (node) => {
    if (node.type === 'ImportDefaultSpecifier') isFound ||= memberText(child(node, 'local'), 'name') === name;
    return node.type === 'Program' || node.type === 'ImportDeclaration';
  });
  return isFound;
}
