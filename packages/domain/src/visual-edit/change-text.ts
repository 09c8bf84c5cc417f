import { bare, child, children, constantText, type SyntaxNode, walk } from '../source-code/syntax.ts';
import type { TextEdit } from '../source-code/text-edits.ts';
import type { FoundElement } from './find-element.ts';
import { attributeTexts } from './text-attributes.ts';
import { readJsxText, type WrittenCharacter, writeJsxText, writeString } from './written-text.ts';

/** One of an element's own texts, and how it is replaced. `label` is the attribute that has it. */
export type OwnText = { label: string | null; value: string; replace(text: string): TextEdit[] };

/** The texts that an element is given by attributes, and those between its tags without its children's, in their order. */
export function ownTexts(code: string, found: FoundElement): OwnText[] {
  return [...attributeTexts(code, found), ...childTexts(code, found)];
}

function childTexts(code: string, { element }: FoundElement): OwnText[] {
  const parts = children(element, 'children');
  const found = parts.flatMap((part) => ownText(code, part, parts.length === 1) ?? []);
  const closing = child(element, 'closingElement');
  const isEmpty = closing !== null && found.length === 0 && parts.every((part) => isBlank(code, part));
  if (!isEmpty) return found;
  const opening = child(element, 'openingElement')!;
  const place = { start: opening.end, end: closing.start };
  return [{ label: null, value: '', replace: (text) => (text === '' ? [] : [{ ...place, text: writeJsxText(text) }]) }];
}

/** Whether something else shows between the tags that is neither text of its own nor another element. */
export function hasTextByCode({ element, opening }: FoundElement): boolean {
  const isSetByCode = children(opening, 'attributes').some((one) =>
    ['children', 'dangerouslySetInnerHTML'].includes(String(child(one, 'name')?.['name'])),
  );
  return isSetByCode || children(element, 'children').some(isValue);
}

function isValue(part: SyntaxNode): boolean {
  const expression = part.type === 'JSXExpressionContainer' ? bare(child(part, 'expression')) : null;
  if (!expression || expression.type === 'JSXEmptyExpression' || constantText(expression) !== null) return false;
  let hasElements = false;
  walk(expression, ({ type }) => {
    hasElements ||= type === 'JSXElement' || type === 'JSXFragment';
    return !hasElements;
  });
  return !hasElements;
}

const isBlank = (code: string, part: SyntaxNode) =>
  part.type === 'JSXText' && code.slice(part.start, part.end).trim() === '';

function ownText(code: string, part: SyntaxNode, isAlone: boolean): OwnText | null {
  if (part.type === 'JSXText') {
    const written = readJsxText(code, part.start, part.end);
    if (written.length === 0) return null;
    // Blank text is no text: without the braces the next change would find nothing to change.
    const empty = isAlone ? '' : "{''}";
    return { label: null, value: valueOf(written), replace: (text) => changeBetween(code, written, text, empty) };
  }
  if (part.type !== 'JSXExpressionContainer') return null;
  const literal = bare(child(part, 'expression'));
  const value = constantText(literal);
  if (!literal || value === null || (value !== '' && value.trim() === '')) return null;
  const quote = code[literal.start]!;
  const place = { start: literal.start + 1, end: literal.end - 1 };
  return {
    label: null,
    value,
    replace: (text) => (text === value ? [] : [{ ...place, text: writeString(text, quote) }]),
  };
}

const valueOf = (written: readonly WrittenCharacter[]) => written.map(({ value }) => value).join('');

/** Replaces only what differs between the beginning and the end that both have in common. */
function changeBetween(code: string, written: readonly WrittenCharacter[], wanted: string, empty: string): TextEdit[] {
  const next = [...wanted];
  const { start: from, end: to } = { start: written[0]!.start, end: written.at(-1)!.end };
  if (next.length === 0) return [{ start: from, end: to, text: empty }];
  let head = 0;
  while (head < written.length && head < next.length && written[head]!.value === next[head]) head += 1;
  let tail = 0;
  const most = Math.min(written.length, next.length) - head;
  while (tail < most && written.at(-1 - tail)!.value === next.at(-1 - tail)) tail += 1;
  if (head === written.length && head === next.length) return [];
  const start = written[head]?.start ?? to;
  const end = head === written.length - tail ? start : written[written.length - tail - 1]!.end;
  const change = { start, end, text: writeJsxText(next.slice(head, next.length - tail).join('')) };
  const after = code.slice(from, start) + change.text + code.slice(end, to);
  const isSame = valueOf(readJsxText(after, 0, after.length)) === wanted.trim();
  // `&` and a new `lt;` behind it would be read as one.
  return [isSame ? change : { start: from, end: to, text: writeJsxText(wanted) }];
}
