import { ensureSyntaxTree } from '@codemirror/language';
import { type Diagnostic, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { fileTexts as texts } from '../files.texts.ts';

const waitMs = 400;
const parseMs = 200;
const maxMarks = 20;

/** Marks where a file stops being code, while it is written. What is wrong beyond that the preview says. */
export const syntaxMarks = (): Extension => [
  linter((view) => syntaxProblems(view.state), { delay: waitMs }),
  lintGutter(),
  keymap.of(lintKeymap),
];

/** The first places that the parser could make no sense of; none while a very large file is not read to its end. */
export function syntaxProblems(state: EditorState): Diagnostic[] {
  const tree = ensureSyntaxTree(state, state.doc.length, parseMs);
  const found: Diagnostic[] = [];
  let lastLine = 0;
  tree?.iterate({
    enter: ({ type, from, to }) => {
      if (!type.isError || found.length === maxMarks) return;
      const line = state.doc.lineAt(from);
      // One mistake makes several of these in its line.
      if (line.number === lastLine) return;
      lastLine = line.number;
      const end = Math.min(Math.max(to, from + 1), state.doc.length);
      found.push({ from: Math.min(from, end), to: end, severity: 'error', message: texts.syntaxProblem });
    },
  });
  return found;
}
