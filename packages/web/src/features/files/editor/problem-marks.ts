import type { CodeProblem } from '@whittle/contract/code-editing';
import { type Diagnostic, linter, previousDiagnostic } from '@codemirror/lint';
import { type EditorState, type Extension, StateEffect, StateField } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import { fileTexts as texts } from '../files.texts.ts';

const setProblems = StateEffect.define<Diagnostic[]>();

/** What the server's checks say of the stored text, moved along with what is typed since. */
const problems = StateField.define<Diagnostic[]>({
  create: () => [],
  update(marks, { effects, changes, docChanged }) {
    for (const effect of effects) if (effect.is(setProblems)) return effect.value;
    if (!docChanged) return marks;
    return marks.map((mark) => ({ ...mark, from: changes.mapPos(mark.from, -1), to: changes.mapPos(mark.to, 1) }));
  },
});

/** F8 and Shift+F8 walk through all marks of the file. */
export const problemMarks = (): Extension => [
  problems,
  linter(({ state }) => state.field(problems), {
    delay: 0,
    needsRefresh: ({ transactions }) => transactions.some(({ effects }) => effects.some((one) => one.is(setProblems))),
  }),
  keymap.of([{ key: 'Shift-F8', run: previousDiagnostic }]),
];

/** The problems of the file that is shown, each with the act that fixes it. */
export const showProblems = (
  state: EditorState,
  found: readonly CodeProblem[],
  onFix: (problem: CodeProblem) => void,
): StateEffect<Diagnostic[]> =>
  setProblems.of(
    found.map((problem) => {
      const line = state.doc.line(Math.min(Math.max(1, problem.line ?? 1), state.doc.lines));
      const indent = line.text.length - line.text.trimStart().length;
      return {
        ...{ from: line.from + indent, to: line.to, message: problem.message },
        severity: problem.severity === 'hint' ? 'info' : problem.severity,
        ...(problem.fix !== null && { actions: [{ name: texts.fix, apply: () => onFix(problem) }] }),
      };
    }),
  );
