import { javascript } from '@codemirror/lang-javascript';
import { basicSetup, EditorView } from 'codemirror';

/** CodeMirror as its guide sets it up, with nothing behind it: no saving, no marks, no types. */
const doc = (globalThis as unknown as { longFile: string }).longFile;
export const editor = new EditorView({
  doc,
  parent: document.body,
  extensions: [
    basicSetup,
    javascript({ jsx: true }),
    EditorView.lineWrapping,
    EditorView.theme({ '&': { height: '90vh' } }),
  ],
});
