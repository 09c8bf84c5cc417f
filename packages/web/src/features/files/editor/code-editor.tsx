import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../../lib/use-latest.ts';
import { codeLook } from '../code-look.ts';
import { fileTexts as texts } from '../files.texts.ts';
import { markLine } from '../line-mark.ts';
import { syntaxMarks } from './syntax-marks.ts';

type CodeEditorProps = {
  path: string;
  text: string;
  /** The line that somebody came to see. */
  line: number | null;
  onType: (text: string) => void;
  onSave: () => void;
};

/** A file to write. Escape, then Tab, leaves it by keyboard. */
export default function CodeEditor({ path, text, line, onType, onSave }: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useLatest({ text, onType, onSave });

  useEffect(() => {
    if (!place.current) return;
    const save = () => {
      latest.current.onSave();
      return true;
    };
    view.current = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current.text,
        extensions: [
          codeLook(path),
          history(),
          drawSelection(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          search({ top: true }),
          syntaxMarks(),
          EditorState.phrases.of(texts.searchPhrases),
          keymap.of([
            { key: 'Mod-s', run: save, preventDefault: true },
            ...defaultKeymap,
            ...historyKeymap,
            ...searchKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isTyped = transactions.some((one) => one.isUserEvent('set.outside')) ? false : docChanged;
            if (isTyped) latest.current.onType(state.doc.toString());
          }),
          EditorView.contentAttributes.of({ 'aria-label': path, spellcheck: 'false' }),
        ],
      }),
    });
    return () => view.current?.destroy();
  }, [path, latest]);

  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    const { length } = editor.state.doc;
    editor.dispatch({ changes: { from: 0, to: length, insert: text }, userEvent: 'set.outside' });
  }, [text]);

  useEffect(() => {
    if (view.current) markLine(view.current, line);
  }, [path, line]);

  return <div ref={place} className="type-code h-full min-h-0 overflow-hidden" />;
}
