import type { ShownEdit } from '@whittle/contract/preview-editing';
import type { ElementFacts, VisualEdit } from '@whittle/contract/visual-edit';
import { classesAfter } from '@whittle/domain/visual-edit/change-classes';

/** A change and how it looks at once, where that can be said as style. */
export type ShownEditChange = { edit: VisualEdit; style?: [string, string][] };

/** The changes with one more: what it overrides goes, so that a burst is sent as its result. */
export function withEdit(edits: readonly VisualEdit[], next: VisualEdit): VisualEdit[] {
  const last = edits.at(-1);
  if (next.kind === 'classes' && last?.kind === 'classes') {
    const remove = new Set([...last.remove, ...next.remove].filter((name) => !next.add.includes(name)));
    const add = classesAfter(
      last.add.filter((name) => !next.remove.includes(name)),
      { add: next.add, remove: [] },
    );
    return [...edits.slice(0, -1), { kind: 'classes', add, remove: [...remove] }];
  }
  const isSame = (one: VisualEdit) =>
    (one.kind === 'text' && next.kind === 'text' && one.index === next.index) ||
    (one.kind === 'attribute' && next.kind === 'attribute' && one.name === next.name);
  return [...edits.filter((one) => !isSame(one)), next];
}

/** The facts of an element as they are once the change is made. */
export function factsAfter(facts: ElementFacts, edit: VisualEdit): ElementFacts {
  switch (edit.kind) {
    case 'text':
      return {
        ...facts,
        texts: facts.texts.map((one, index) => (index === edit.index ? { ...one, value: edit.text } : one)),
      };
    case 'classes':
      return { ...facts, classes: classesAfter(facts.classes, edit) };
    case 'attribute':
      return {
        ...facts,
        attributes: facts.attributes.map((one) => (one.name === edit.name ? { ...one, value: edit.value } : one)),
      };
    case 'unstyle':
      return { ...facts, style: facts.style.filter((one) => one !== edit.property) };
    case 'delete':
      return facts;
  }
}

export const nothingShown: ShownEdit = { texts: [], style: [], attributes: [] };

/** What the page shows with one more change. `facts` are those before it. */
export function shownAfter(shown: ShownEdit, facts: ElementFacts, { edit, style = [] }: ShownEditChange): ShownEdit {
  switch (edit.kind) {
    case 'text': {
      const known = shown.texts.find(({ index }) => index === edit.index);
      const text = { index: edit.index, was: known?.was ?? facts.texts[edit.index]?.value ?? '', now: edit.text };
      return { ...shown, texts: [...shown.texts.filter((one) => one !== known), text] };
    }
    case 'attribute':
      return {
        ...shown,
        attributes: [...shown.attributes.filter(([name]) => name !== edit.name), [edit.name, edit.value]],
      };
    case 'delete':
      return { ...shown, style: [['display', 'none']] };
    default: {
      const names = new Set(style.map(([name]) => name));
      return { ...shown, style: [...shown.style.filter(([name]) => !names.has(name)), ...style] };
    }
  }
}
