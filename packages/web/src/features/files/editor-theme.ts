import { css } from '@codemirror/lang-css';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { lineMark } from './line-mark.ts';

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'auto' },
  '.cm-gutters': { backgroundColor: 'var(--sunken)', color: 'var(--ink-3)', border: 'none', paddingRight: '8px' },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-marked-line': { backgroundColor: 'var(--accent-soft)', boxShadow: 'inset 2px 0 0 var(--accent)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in oklab, var(--ink) 5%, transparent)' },
  '.cm-selectionMatch, .cm-searchMatch': {
    backgroundColor: 'color-mix(in oklab, var(--accent) 16%, transparent)',
  },
  '.cm-searchMatch-selected': { outline: '1px solid var(--accent)' },
  '.cm-lint-marker': { width: '0.6em', height: '0.6em' },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    fontFamily: 'var(--font-sans)',
  },
  '.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-mono)', maxHeight: '16em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', display: 'flex', gap: '12px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent-soft)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', color: 'var(--accent-text)', fontWeight: '600' },
  '.cm-completionDetail': { marginLeft: 'auto', fontStyle: 'normal', color: 'var(--ink-3)' },
  '.cm-explanation, .cm-completionInfo': { maxWidth: '32rem', padding: '6px 8px' },
  '.cm-explanation code': { fontFamily: 'var(--font-mono)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '.cm-explanation p': { marginTop: '4px', color: 'var(--ink-2)' },
  '.cm-completionInfo .cm-explanation': { padding: '0' },
  '.cm-diagnostic': { padding: '4px 8px' },
  '.cm-diagnosticAction': {
    marginLeft: '12px',
    padding: '2px 8px',
    borderRadius: '6px',
    border: '1px solid var(--edge)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    font: 'inherit',
  },
  '.cm-diagnostic-hint': { borderLeft: '2px solid var(--ink-3)' },
  '.cm-diagnostic-error': { borderLeft: '2px solid var(--danger)' },
  '.cm-panels': { backgroundColor: 'var(--surface)', color: 'var(--ink)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px', fontFamily: 'var(--font-sans)' },
  '.cm-panel.cm-search [name=close]': { fontSize: '20px', padding: '0 8px', color: 'var(--ink-2)' },
  '.cm-panel.cm-search label': { fontSize: 'inherit' },
  '.cm-textfield': {
    backgroundColor: 'var(--surface)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    padding: '4px 8px',
    fontSize: 'inherit',
  },
  '.cm-button': {
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    border: '1px solid var(--edge)',
    borderRadius: '6px',
    padding: '4px 8px',
    fontSize: 'inherit',
    color: 'var(--ink)',
  },
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

/** How code of a file looks, whether it is read or written. */
export const editorTheme = (path: string): Extension => [
  lineNumbers(),
  languageOf(path),
  syntaxHighlighting(colours),
  theme,
  lineMark,
  EditorView.lineWrapping,
];
