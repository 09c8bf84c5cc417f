import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Extension, EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import { useLatest } from '../../lib/use-latest.ts';

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-3)', border: 'none', paddingRight: '8px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 24%, transparent)',
  },
});

/** Five colours and no more, all from the tokens, so that both themes follow. */
const colours = HighlightStyle.define([
  { tag: [tags.comment, tags.meta], color: 'var(--code-comment)' },
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword, tags.definitionKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.color, tags.unit], color: 'var(--code-number)' },
]);

const languages: Record<string, () => Extension> = {
  css: () => css(),
  json: () => json(),
};

function languageOf(path: string): Extension {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  return (languages[extension] ?? (() => javascript({ jsx: true, typescript: /^tsx?$/.test(extension) })))();
}

/** A file to read. New text is added to what is shown, so that a file can be watched while it is written. */
export default function CodeView({ path, content }: { path: string; content: string }) {
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
          lineNumbers(),
          languageOf(path),
          syntaxHighlighting(colours),
          theme,
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': path, 'aria-readonly': 'true' }),
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

  return <div ref={place} className="type-code h-full min-h-0 overflow-hidden" />;
}
