import type { ElementFacts, VisualEdit, VisualEditProblem } from '@whittle/contract/visual-edit';
import type { ParseCode, SyntaxNode } from '../source-code/syntax.ts';
import { applyTextEdits, type TextEdit } from '../source-code/text-edits.ts';
import { changeAttribute, readAttributes } from './change-attribute.ts';
import { changeClasses, readClasses } from './change-classes.ts';
import { readStyle, removeStyle } from './change-style.ts';
import { hasTextByCode, ownTexts } from './change-text.ts';
import { deleteElement } from './delete-element.ts';
import { findElement, type FoundElement, isRepeated, offsetAt } from './find-element.ts';

/** A file, and where an element begins in it; lines and columns count from 1, columns in UTF-16. */
export type PlaceInCode = { file: string; code: string; line: number; column: number };

type Refused = { ok: false; problem: VisualEditProblem };
type Read = { ok: true; facts: ElementFacts } | Refused;
type Edited = { ok: true; code: string; facts: ElementFacts | null } | Refused;

const refused = (problem: VisualEditProblem): Refused => ({ ok: false, problem });

/** What an element says of itself in the code, and which of it can be changed. */
export function readElement(parse: ParseCode, place: PlaceInCode): Read {
  const found = find(parse, place);
  return found.ok ? { ok: true, facts: factsOf(place.code, found) } : found;
}

/**
 * Makes the changes, one after the other, and touches no other character of the file. `name` is what the element was
 * called when it was chosen. Nothing is changed when one of the changes is refused.
 */
export function editElement(parse: ParseCode, place: PlaceInCode, name: string, edits: readonly VisualEdit[]): Edited {
  let { code } = place;
  for (const edit of edits) {
    const found = find(parse, { ...place, code });
    if (!found.ok) return found;
    if (found.element.name !== name) return refused('element-changed');
    const changed = changesFor(code, found, edit);
    if (!changed.ok) return changed;
    code = applyTextEdits(code, changed.changes);
  }
  if (edits.some(({ kind }) => kind === 'delete'))
    return parse(place.file, code) ? { ok: true, code, facts: null } : refused('file-not-read');
  const after = find(parse, { ...place, code });
  return after.ok ? { ok: true, code, facts: factsOf(code, after) } : after;
}

type Found = { ok: true; program: SyntaxNode; element: FoundElement };

function find(parse: ParseCode, { file, code, line, column }: PlaceInCode): Found | Refused {
  const program = parse(file, code);
  if (!program) return refused('file-not-read');
  const offset = offsetAt(code, line, column);
  const element = offset === null ? null : findElement(program, code, offset);
  return element ? { ok: true, program, element } : refused('element-not-found');
}

function changesFor(
  code: string,
  { program, element }: Found,
  edit: VisualEdit,
): { ok: true; changes: TextEdit[] } | Refused {
  switch (edit.kind) {
    case 'text': {
      const own = ownTexts(code, element)[edit.index];
      if (!own) return refused(hasTextByCode(element) ? 'text-from-data' : 'no-text');
      return { ok: true, changes: own.replace(edit.text.replace(/\s*[\n\r]\s*/g, ' ').trim()) };
    }
    case 'classes':
      return changeClasses(code, element, edit);
    case 'attribute':
      return changeAttribute(code, program, element, edit);
    case 'unstyle':
      return removeStyle(code, element, edit.property);
    case 'delete': {
      const deletion = deleteElement(code, element);
      return deletion.ok ? { ok: true, changes: [deletion.change] } : deletion;
    }
  }
}

function factsOf(code: string, { program, element }: Found): ElementFacts {
  const { classes, isComputed, problem } = readClasses(code, element);
  const deletion = deleteElement(code, element);
  return {
    name: element.name,
    texts: ownTexts(code, element).map(({ label, value }) => ({ label, value })),
    textProblem: hasTextByCode(element) ? 'text-from-data' : null,
    classes,
    hasComputedClasses: isComputed,
    classesProblem: problem,
    style: readStyle(element),
    attributes: readAttributes(code, program, element),
    isRepeated: isRepeated(element),
    deleteProblem: deletion.ok ? null : deletion.problem,
  };
}
