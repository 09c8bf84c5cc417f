// @vitest-environment happy-dom
import { history, undo } from '@codemirror/commands';
import { EditorState } from '@codemirror/state';
import { type EditorView, runScopeHandlers } from '@codemirror/view';
import { afterEach, describe, expect, test } from 'vitest';
import { openMerged } from './merged-editor.ts';

const original = 'one\ntwo\nthree\nfour\nfive\nsix\n';
const changed = 'one\n2\nthree\nfour\nfive\nsix\nseven\n';

let close = () => {};
afterEach(() => close());

function open(isSideBySide: boolean) {
  const counts: number[] = [];
  const state = EditorState.create({ doc: changed, extensions: [history()] });
  const { view, destroy } = openMerged({
    ...{ parent: document.body, path: 'a.js', original, isSideBySide, state, extensions: [history()] },
    onChanges: (count) => counts.push(count),
  });
  close = destroy;
  return { view, counts };
}

const press = (view: EditorView, key: string, held: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, ...held });
  // By which the editor knows a letter that Alt and Shift make another one.
  Object.defineProperty(event, 'keyCode', { value: key.length === 1 ? key.charCodeAt(0) : 0 });
  runScopeHandlers(view, event, 'editor');
};
const lineOf = ({ state }: EditorView) => state.doc.lineAt(state.selection.main.head).text;

describe.each([
  ['side by side', true],
  ['in one text', false],
])('a file compared with what it was, %s', (_, isSideBySide) => {
  test('[FILE-18] the keys go from place to place, and one of them takes the place back', () => {
    const { view, counts } = open(isSideBySide);
    expect(counts.at(-1)).toBe(2);
    expect(lineOf(view)).toBe('2');
    press(view, 'F7');
    expect(lineOf(view)).toBe('seven');
    press(view, 'F7', { shiftKey: true });
    expect(lineOf(view)).toBe('2');
    press(view, 'Z', { shiftKey: true, altKey: true });
    expect(view.state.doc.toString()).toBe('one\ntwo\nthree\nfour\nfive\nsix\nseven\n');
    expect(counts.at(-1)).toBe(1);
    press(view, 'F7');
    press(view, 'Z', { shiftKey: true, altKey: true });
    expect(view.state.doc.toString()).toBe(original);
    expect(counts.at(-1)).toBe(0);
    undo(view);
    expect(counts.at(-1)).toBeGreaterThan(0);
  });
});
