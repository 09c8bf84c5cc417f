import { bare, child, children, keyOf, type SyntaxNode, text as memberText } from '../source-code/syntax.ts';
import type { VisualEditProblem } from '@whittle/contract/visual-edit';
import type { TextEdit } from '../source-code/text-edits.ts';
import type { FoundElement } from './find-element.ts';

type Style = { attribute: SyntaxNode; object: SyntaxNode | null };

function styleOf({ opening }: FoundElement): Style | null {
  const attribute = children(opening, 'attributes').findLast(
    (one) => one.type === 'JSXAttribute' && memberText(child(one, 'name'), 'name') === 'style',
  );
  if (!attribute) return null;
  const value = child(attribute, 'value');
  const expression = value?.type === 'JSXExpressionContainer' ? bare(child(value, 'expression')) : null;
  return { attribute, object: expression?.type === 'ObjectExpression' ? expression : null };
}

/** Properties that are written out in `style={{ ... }}`. */
export function readStyle(element: FoundElement): string[] {
  const object = styleOf(element)?.object;
  return object
    ? children(object, 'properties').flatMap((one) => (one.type === 'Property' ? (keyOf(one) ?? []) : []))
    : [];
}

type Changed = { ok: true; changes: TextEdit[] } | { ok: false; problem: VisualEditProblem };

/** Takes a property out of the style, however often it stands there; the whole style when nothing else is in it. */
export function removeStyle(code: string, element: FoundElement, property: string): Changed {
  const style = styleOf(element);
  if (!style) return { ok: true, changes: [] };
  if (!style.object) return { ok: false, problem: 'style-by-code' };
  const properties = children(style.object, 'properties');
  const kept = properties.filter((one) => one.type !== 'Property' || keyOf(one) !== property);
  if (kept.length === properties.length) return { ok: true, changes: [] };
  if (kept.length === 0) {
    const { start, end } = style.attribute;
    const blank = /\s*$/.exec(code.slice(0, start))![0].length;
    return { ok: true, changes: [{ start: start - blank, end, text: '' }] };
  }
  if (properties.length - kept.length > 1) {
    const [first, last] = [properties[0]!, properties.at(-1)!];
    const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ');
    return { ok: true, changes: [{ start: first.start, end: last.end, text }] };
  }
  const at = properties.findIndex((one) => !kept.includes(one));
  const gone = properties[at]!;
  const next = properties[at + 1];
  const before = properties[at - 1];
  const range = next ? { start: gone.start, end: next.start } : { start: before!.end, end: gone.end };
  return { ok: true, changes: [{ ...range, text: '' }] };
}
