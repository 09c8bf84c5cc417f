import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { showProblems } from './problem-marks.ts';

const problem = { kind: 'broken-import', file: 'a.jsx', message: 'There is no file “b”.', fix: null };

test('[FILE-17] a problem marks its line, and offers its rule where there is one', () => {
  const state = EditorState.create({ doc: 'one\n  two\nthree' });
  const fixed: string[] = [];
  const effect = showProblems(
    state,
    [
      { ...problem, severity: 'error', line: 2, fix: 'imported it' },
      { ...problem, severity: 'hint', line: 99 },
      { ...problem, severity: 'warning', line: null },
    ],
    ({ message }) => fixed.push(message),
  );
  const [first, last, whole] = effect.value;
  expect(first).toMatchObject({ from: 6, to: 9, severity: 'error' });
  first!.actions![0]!.apply(null as never, 0, 0);
  expect(fixed).toEqual([problem.message]);
  expect(last).toMatchObject({ from: 10, to: 15, severity: 'info' });
  expect(last!.actions).toBeUndefined();
  expect(whole).toMatchObject({ from: 0, to: 3 });
});
