import type { EditorView } from '@codemirror/view';
import { type RefObject, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { changeBetween } from '../editor/replace-text.ts';
import { fileTexts as texts } from '../files.texts.ts';

/** Formats what is marked in the editor, or all of it, as one step that can be undone. */
export function useFormat(path: string, view: RefObject<EditorView | null>) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const format = async () => {
    const editor = view.current;
    if (!editor || isBusy) return;
    setIsBusy(true);
    setProblem(null);
    try {
      // The formatter is larger than the editor, and many people never ask for it.
      const { formatCode } = await import('./format-code.ts');
      const text = editor.state.doc.toString();
      const { from, to, head } = editor.state.selection.main;
      const done = await formatCode({ path, text, cursor: head, range: from === to ? null : { from, to } });
      if (!done.ok) return setProblem(texts.cannotFormat(done.line));
      // What was typed meanwhile counts more than the layout.
      if (editor.state.doc.toString() !== text || done.text === text) return;
      editor.dispatch({
        changes: changeBetween(text, done.text),
        selection: { anchor: done.cursor },
        scrollIntoView: true,
        userEvent: 'format',
      });
    } catch (error) {
      setProblem(sentenceOf(error, texts.formatterMissing));
    } finally {
      setIsBusy(false);
    }
  };

  return { format: () => void format(), isBusy, problem, clearProblem: () => setProblem(null) };
}
