import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view';

const setMark = StateEffect.define<number | null>();
const marked = Decoration.line({ class: 'cm-marked-line' });

/** The one line of a file that somebody came to see. */
export const lineMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    for (const effect of transaction.effects) {
      if (effect.is(setMark)) {
        return effect.value === null ? Decoration.none : Decoration.set(marked.range(effect.value));
      }
    }
    return marks.map(transaction.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** Marks a line, from 1, and brings it into view; a line that the file does not have marks its last one. */
export function markLine(view: EditorView, line: number | null): void {
  if (line === null) return view.dispatch({ effects: setMark.of(null) });
  const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  view.dispatch({
    selection: { anchor: from },
    effects: [setMark.of(from), EditorView.scrollIntoView(from, { y: 'center' })],
  });
}
