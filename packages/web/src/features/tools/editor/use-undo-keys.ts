import { useEffect } from 'react';
import type { ToolDraft } from '../draft/tool-draft.ts';

/** Ctrl+Z and Ctrl+Shift+Z for the document, where the browser has nothing of its own to undo. */
export function useUndoKeys(draft: ToolDraft): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (isText || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [draft]);
}
