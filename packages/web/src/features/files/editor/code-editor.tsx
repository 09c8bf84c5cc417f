import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import type { CodeProblem } from '@whittle/contract/code-editing';
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { editorTheme } from '../editor-theme.ts';
import { fileTexts as texts } from '../files.texts.ts';
import { isCode, languageTools } from '../language/language-tools.ts';
import type { Language } from '../language/language-client.ts';
import type { Compared } from '../compare/use-comparison.ts';
import { markLine } from '../line-mark.ts';
import { keepEditor, takeEditor } from './kept-editors.ts';
import { problemMarks, showProblems } from './problem-marks.ts';
import { changeBetween } from './replace-text.ts';
import { syntaxMarks } from './syntax-marks.ts';

type CodeEditorProps = {
  appId: string;
  path: string;
  text: string;
  /** The line that somebody came to see. */
  line: number | null;
  /** The editor itself, for what works on it from outside. */
  onView: (view: EditorView | null) => void;
  onType: (text: string) => void;
  /** Null until it is there. */
  language: Language | null;
  /** What is wrong with the text, as it is stored. */
  problems: readonly CodeProblem[];
  onFix: (problem: CodeProblem) => void;
  /** Null while it is not compared with anything. */
  compared: Compared | null;
  /** Whether the file was opened by somebody who goes on writing; asked once each time. */
  takeFocus: () => boolean;
  /** What keys do here, by their names. */
  keys: Readonly<Record<string, () => void>>;
};

/** A file to write. Escape, then Tab, leaves it by keyboard. */
export function CodeEditor({
  appId,
  path,
  text,
  line,
  onView,
  onType,
  language,
  problems,
  onFix,
  compared,
  takeFocus,
  keys,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const [tools] = useState(() => new Compartment());
  const hadFocus = useRef(false);
  /** The text in the editor where it is known, since reading it out takes a while. */
  const shown = useRef<string | null>(null);
  const latest = useLatest({ text, language, onView, onType, onFix, keys });

  useEffect(() => {
    if (!place.current) return;
    const own = Object.keys(latest.current.keys).map((key) => ({
      key,
      preventDefault: true,
      run: () => {
        latest.current.keys[key]?.();
        return true;
      },
    }));
    const extensions = [
      editorTheme(path),
      history(),
      drawSelection(),
      indentOnInput(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      syntaxMarks(),
      problemMarks(),
      tools.of(toolsOf(latest.current.language, path)),
      EditorState.phrases.of(texts.searchPhrases),
      keymap.of([...own, ...defaultKeymap, ...historyKeymap, ...searchKeymap, indentWithTab]),
      EditorView.updateListener.of(({ docChanged, state, transactions }) => {
        const isTyped = transactions.some((one) => one.isUserEvent('set.outside')) ? false : docChanged;
        if (!isTyped) return;
        shown.current = state.doc.toString();
        latest.current.onType(shown.current);
      }),
      EditorView.contentAttributes.of({ 'aria-label': path, spellcheck: 'false', tabindex: '0' }),
    ];
    const parent = place.current;
    shown.current = null;
    const { state, scrollTo } = takeEditor(appId, path, latest.current.text, { extensions });
    const merged = compared?.open({ ...{ parent, path, state, extensions }, ...compared });
    const editor = merged?.view ?? new EditorView({ parent, state, scrollTo });
    if (hadFocus.current) editor.focus();
    view.current = editor;
    const { onView: tell } = latest.current;
    tell(editor);
    return () => {
      tell(null);
      hadFocus.current = editor.hasFocus;
      // The lines of a comparison lie elsewhere than those of the file alone.
      const { head } = editor.state.selection.main;
      const scroll = merged ? EditorView.scrollIntoView(head, { y: 'center' }) : editor.scrollSnapshot();
      keepEditor(appId, path, editor, scroll);
      (merged ?? editor).destroy();
    };
  }, [appId, path, compared, latest, tools]);

  useEffect(() => {
    view.current?.dispatch({ effects: tools.reconfigure(toolsOf(language, path)) });
  }, [appId, path, language, tools]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || shown.current === text) return;
    const now = editor.state.doc.toString();
    shown.current = text;
    if (now !== text) editor.dispatch({ changes: changeBetween(now, text), userEvent: 'set.outside' });
  }, [text]);

  useEffect(() => {
    const editor = view.current;
    editor?.dispatch({ effects: showProblems(editor.state, problems, (one) => latest.current.onFix(one)) });
  }, [appId, path, problems, compared, latest]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    if (line !== null) markLine(editor, line);
    if (!takeFocus()) return;
    // A dialog that closes gives the focus back before.
    const timer = setTimeout(() => editor.focus());
    return () => clearTimeout(timer);
  }, [path, line, takeFocus]);

  return (
    <div
      ref={place}
      dir="ltr"
      className="type-code h-full min-h-0 overflow-hidden bg-sunken [&>.cm-mergeView]:h-full"
    />
  );
}

const toolsOf = (language: Language | null, path: string) =>
  language && isCode(path) ? languageTools(language, path) : [];
