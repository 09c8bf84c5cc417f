import type { EditorView } from '@codemirror/view';
import type { CodeEdit, SaveFile } from '@whittle/contract/code-editing';
import { type ReactNode, type RefObject, useState } from 'react';
import { ApiError } from '../../../lib/api-error.ts';
import { confirmWithToast } from '../../../lib/toasts.tsx';
import { PathDialog } from '../editor/path-dialog.tsx';
import { fileTexts as texts } from '../files.texts.ts';
import type { Language } from './language-client.ts';
import { toSave } from './rename-symbol.ts';

type Options = {
  path: string;
  view: RefObject<EditorView | null>;
  language: Language | null;
  /** Paths of which some text is not saved. */
  unsaved: readonly string[];
  contentOf: (path: string) => string | null;
  save: (edit: SaveFile) => Promise<CodeEdit>;
  onOpenPlace: (place: { file: string; line: number }) => void;
};

/** What can be done with the name at the cursor: another name for it everywhere, its declaration, tidy imports. */
export function useSymbolHandlers({ path, view, language, unsaved, contentOf, save, onOpenPlace }: Options) {
  const [renamed, setRenamed] = useState<{ name: string; at: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const place = () => {
    const state = view.current?.state;
    return state && { path, text: state.doc.toString(), at: state.selection.main.from };
  };

  const startRename = async () => {
    const here = place();
    const found = here && (await language?.ask('rename', { ...here, to: 'name' }));
    if (!here || !found?.ok) return setProblem(language ? texts.cannotRename : texts.typesLoading);
    setProblem(null);
    setRenamed({ name: found.name, at: here.at });
  };

  const rename = async (to: string) => {
    const here = place();
    if (!here || !renamed || !language) return;
    if (!/^[A-Za-z_$][\w$]*$/.test(to)) throw refusal(texts.notAName);
    const found = await language.ask('rename', { ...here, at: renamed.at, to });
    const edit = found?.ok ? toSave(found.files, contentOf) : null;
    if (!found?.ok || !edit) throw refusal(texts.cannotRename);
    if (found.files.some((file) => unsaved.includes(file.path))) throw refusal(texts.renameUnsaved);
    await save(edit);
    confirmWithToast(texts.renamedIn(to, found.files.length));
  };

  const goToDeclaration = async () => {
    const here = place();
    const found = here && (await language?.ask('definition', here));
    if (found) onOpenPlace({ file: found.path, line: found.line });
  };

  const organise = async () => {
    const here = place();
    const edits = here && (await language?.ask('organise', here));
    const editor = view.current;
    if (!edits || !editor || editor.state.doc.toString() !== here.text) return;
    editor.dispatch({ changes: edits, userEvent: 'organise' });
  };

  const dialog: ReactNode = renamed && (
    <PathDialog
      title={texts.renameSymbolTitle(renamed.name)}
      label={texts.name}
      hint={texts.renameSymbolHint}
      confirmLabel={texts.rename}
      initialPath={renamed.name}
      onConfirm={rename}
      onClose={() => {
        setRenamed(null);
        view.current?.focus();
      }}
    />
  );
  return {
    keys: {
      F2: () => void startRename(),
      F12: () => void goToDeclaration(),
      'Shift-Alt-o': () => void organise(),
    },
    dialog,
    problem,
    clearProblem: () => setProblem(null),
  };
}

const refusal = (message: string) => new ApiError(409, { code: 'not-renamed', message });
