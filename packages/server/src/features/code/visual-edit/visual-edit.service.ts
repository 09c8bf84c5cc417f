import type { VersionId } from '@whittle/contract/ids';
import type {
  ElementFacts,
  ElementPlace,
  VisualEdited,
  VisualEditProblem,
  VisualEditRequest,
  VisualUndo,
} from '@whittle/contract/visual-edit';
import { normalisePath } from '@whittle/domain/files/paths';
import { visualEditSentences } from '@whittle/domain/visual-edit/problems';
import { editElement, readElement } from '@whittle/domain/visual-edit/visual-edit';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../core/apps/apps.service.ts';
import type { CodeEditing } from '../editing/code-editing.service.ts';
import type { Files, VersionFiles } from '../../../core/app-files/version-files.ts';
import { parseAppCode } from '../../../core/checks/parse-app-code.ts';

export type VisualEditDeps = { versionFiles: VersionFiles; saveFile: CodeEditing['save'] };

export type VisualEditing = ReturnType<typeof createVisualEditing>;

/** Changes of single elements of an app's pages, made in the code by its syntax tree. Each makes a version. */
export function createVisualEditing({ versionFiles, saveFile }: VisualEditDeps) {
  const filesAt = async (app: App, versionId: string): Promise<Files> => {
    const files = await versionFiles.read(app.id, versionId as VersionId);
    if (!files) throw new AppError('version-not-found');
    return files;
  };
  const codeAt = async (app: App, versionId: string, written: string) => {
    const normal = normalisePath(written);
    const file = normal.ok ? normal.path : '';
    const code = (await filesAt(app, versionId)).get(file);
    if (code === undefined) throw new AppError('file-not-found');
    return { file, code };
  };

  return {
    /** Throws `version-not-found`, `file-not-found`, `visual-edit-refused`. */
    async read(app: App, { versionId, line, column, ...written }: ElementPlace): Promise<ElementFacts> {
      const place = { ...(await codeAt(app, versionId, written.file)), line, column };
      const found = readElement(parse, place);
      if (!found.ok) throw refused(found.problem);
      return found.facts;
    },

    /** Throws what `read` does, `file-changed`, `file-read-only`, `turn-running`. */
    async edit(
      app: App,
      { versionId, line, column, name, edits, ...written }: VisualEditRequest,
    ): Promise<VisualEdited> {
      const { file, code } = await codeAt(app, versionId, written.file);
      const edited = editElement(parse, { file, code, line, column }, name, edits);
      if (!edited.ok) throw refused(edited.problem);
      const { facts: element } = edited;
      if (edited.code === code) return { versionId, previousVersionId: versionId, file, element };
      const done = await saveFile(
        app,
        { file: { id: file, content: edited.code }, base: code },
        { how: 'on the page' },
      );
      return { versionId: done.versionId, previousVersionId: versionId, file, element };
    },

    /** Throws `version-not-found`, `file-not-found`, `file-changed`, `file-read-only`, `turn-running`. */
    async undo(app: App, { file: written, from, to }: VisualUndo): Promise<{ versionId: string }> {
      const { file: id, code: base } = await codeAt(app, from, written);
      const { code: content } = await codeAt(app, to, written);
      const { versionId } = await saveFile(app, { file: { id, content }, base }, { how: 'on the page' });
      return { versionId };
    },
  };
}

const parse = (path: string, code: string) => parseAppCode(path, code).program;

const refused = (problem: VisualEditProblem) =>
  new AppError('visual-edit-refused', { message: visualEditSentences[problem] });
