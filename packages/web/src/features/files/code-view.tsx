import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { editorTheme } from './editor-theme.ts';
import { markLine } from './line-mark.ts';

/** A file to read. New text is added to what is shown, so that a file can be watched while it is written. */
export function CodeView({ path, content, line }: { path: string; content: string; line: number | null }) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const latest = useLatest(content);

  useEffect(() => {
    if (!place.current) return;
    view.current = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: latest.current,
        extensions: [
          editorTheme(path),
          EditorState.readOnly.of(true),
          EditorView.contentAttributes.of({ 'aria-label': path, 'aria-readonly': 'true', tabindex: '0' }),
        ],
      }),
    });
    return () => view.current?.destroy();
  }, [path, latest]);

  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    const shown = editor.state.doc.toString();
    if (shown === content) return;
    const isGrowth = content.startsWith(shown);
    editor.dispatch({
      changes: {
        from: isGrowth ? shown.length : 0,
        to: shown.length,
        insert: isGrowth ? content.slice(shown.length) : content,
      },
    });
  }, [content]);

  useEffect(() => {
    if (view.current) markLine(view.current, line);
  }, [path, line]);

  return <div ref={place} dir="ltr" className="type-code h-full min-h-0 overflow-hidden" />;
}
