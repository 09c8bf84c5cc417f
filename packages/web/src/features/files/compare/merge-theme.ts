import { EditorView } from '@codemirror/view';

const marked = (colour: string) => `color-mix(in oklab, var(--${colour}) 16%, var(--${colour}-soft))`;

/** What differs, in the colours of the other diffs. */
export const mergeTheme = EditorView.theme({
  '&.cm-merge-a .cm-changedLine, & .cm-deletedChunk': { backgroundColor: 'var(--danger-soft)' },
  '&.cm-merge-b .cm-changedLine': { backgroundColor: 'var(--success-soft)' },
  '&.cm-merge-a .cm-changedText, & .cm-deletedChunk .cm-deletedText': { background: marked('danger') },
  '&.cm-merge-b .cm-changedText': { background: marked('success') },
  '&.cm-merge-a .cm-changedLineGutter, & .cm-deletedLineGutter': { background: 'var(--danger)' },
  '&.cm-merge-b .cm-changedLineGutter': { background: 'var(--success)' },
  '& .cm-deletedChunk': { position: 'relative' },
  '& .cm-deletedChunk .cm-chunkButtons': { zIndex: '1' },
  '& .cm-deletedChunk .cm-take-back': {
    padding: '0 8px',
    minHeight: '24px',
    borderRadius: '6px',
    border: '1px solid var(--edge)',
    backgroundColor: 'var(--surface)',
    color: 'var(--ink)',
    fontFamily: 'var(--font-sans)',
  },
});
