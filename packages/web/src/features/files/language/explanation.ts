import type { EditorView } from '@codemirror/view';
import { hoverTooltip } from '@codemirror/view';
import type { Explained } from './language-calls.ts';
import type { Language } from './language-client.ts';

/** What a name is, as it stands in a tooltip. */
export function explanation({ signature, text }: Explained): HTMLElement {
  const box = document.createElement('div');
  box.className = 'cm-explanation';
  const code = document.createElement('code');
  code.textContent = signature;
  box.append(code);
  if (text) {
    const words = document.createElement('p');
    words.textContent = text;
    box.append(words);
  }
  return box;
}

/** The same for the name under the pointer. */
export const explainOnHover = (language: Language, path: string) =>
  hoverTooltip(async ({ state }: EditorView, at) => {
    const found = await language.ask('explain', { path, text: state.doc.toString(), at });
    return found && { pos: found.from, end: found.to, above: true, create: () => ({ dom: explanation(found) }) };
  });
