import { historyField } from '@codemirror/commands';
import {
  getChunks,
  getOriginalDoc,
  goToNextChunk,
  goToPreviousChunk,
  MergeView,
  mergeViewSiblings,
  unifiedMergeView,
} from '@codemirror/merge';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorTheme } from '../editor-theme.ts';
import { fileTexts as texts } from '../files.texts.ts';
import { mergeTheme } from './merge-theme.ts';
import { revertButton } from './revert-button.ts';

type Options = {
  parent: HTMLElement;
  path: string;
  /** The file as it was. */
  original: string;
  isSideBySide: boolean;
  /** The editor as it is without a comparison, and what it is made with. */
  state: EditorState;
  extensions: Extension;
  /** How many places differ, told whenever there are more or fewer. */
  onChanges: (count: number) => void;
};

/** The editor beside the file as it was, or with what it was between its lines. Everything else works as ever. */
export function openMerged(options: Options): { view: EditorView; destroy: () => void } {
  const { state, extensions, onChanges } = options;
  const config = {
    doc: state.doc,
    selection: state.selection,
    extensions: [
      changeKeys,
      extensions,
      historyField.init(() => state.field(historyField)),
      mergeTheme,
      EditorView.updateListener.of((update) => onChanges(countOf(update.state))),
    ],
  };
  const opened = options.isSideBySide ? openSideBySide(options, config) : openUnified(options, config);
  const { view } = opened;
  onChanges(countOf(view.state));
  if (!chunkAtCursor(view)) goToNextChunk(view);
  return opened;
}

type Config = { doc: EditorState['doc']; selection: EditorState['selection']; extensions: Extension[] };

const diffConfig = { scanLimit: 1_000, timeout: 200 };

function openSideBySide({ parent, path, original }: Options, b: Config) {
  const merge = new MergeView({
    parent,
    a: {
      doc: original,
      extensions: [
        editorTheme(path),
        mergeTheme,
        changeKeys,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({
          'aria-label': texts.earlierText(path),
          'aria-readonly': 'true',
          tabindex: '0',
        }),
      ],
    },
    b,
    revertControls: 'a-to-b',
    renderRevertControl: () => revertButton(),
    diffConfig,
  });
  return { view: merge.b, destroy: () => merge.destroy() };
}

function openUnified({ parent, original }: Options, { extensions, ...config }: Config) {
  const unified = unifiedMergeView({
    original,
    // One that accepts a change would only make it look unchanged.
    mergeControls: (kind, act) => (kind === 'reject' ? revertButton(act) : document.createElement('span')),
    diffConfig,
  });
  const view = new EditorView({ parent, state: EditorState.create({ ...config, extensions: [extensions, unified] }) });
  return { view, destroy: () => view.destroy() };
}

const countOf = (state: EditorState): number => getChunks(state)?.chunks.length ?? 0;

function chunkAtCursor({ state }: EditorView) {
  const { head } = state.selection.main;
  return getChunks(state)?.chunks.find(({ fromB, endB }) => fromB <= head && head <= endB);
}

/** Makes the place at the cursor what it was. */
function takeBack(view: EditorView): boolean {
  const chunk = chunkAtCursor(view);
  if (!chunk || view.state.readOnly) return false;
  const { doc } = view.state;
  const original = mergeViewSiblings(view)?.a.state.doc ?? getOriginalDoc(view.state);
  const lines = original.sliceString(chunk.fromA, Math.max(chunk.fromA, chunk.toA - 1));
  const end = chunk.fromA !== chunk.toA && chunk.toB <= doc.length ? view.state.lineBreak : '';
  view.dispatch({
    changes: { from: chunk.fromB, to: Math.min(doc.length, chunk.toB), insert: lines + end },
    userEvent: 'revert',
  });
  return true;
}

export const goToChange = (view: EditorView, step: 1 | -1): boolean =>
  (step === 1 ? goToNextChunk : goToPreviousChunk)(view);

/** The keys that VS Code has for the places that differ. */
const changeKeys = keymap.of([
  { key: 'F7', run: (view) => goToChange(view, 1), preventDefault: true },
  { key: 'Shift-F7', run: (view) => goToChange(view, -1), preventDefault: true },
  { key: 'Shift-Alt-z', run: takeBack, preventDefault: true },
]);
