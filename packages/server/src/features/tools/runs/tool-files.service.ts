import type { AppId } from '@whittle/contract/ids';
import type { FileKind, ToolDocument, ToolField } from '@whittle/contract/tools/tool-document';
import type { ToolFile } from '@whittle/contract/tools/tool-run';
import { isDisguised, toolFileKind } from '@whittle/domain/tools/file-kinds';
import { fileIdOf, fileNameOf, fileValue, holdsFile } from '@whittle/domain/tools/value-references';
import type { Inputs } from '@whittle/domain/tools/visible-fields';
import type { Adapters } from '../../../adapters/adapters.ts';
import { createRateLimits } from '../../../adapters/rate-limits.ts';
import type { ModelPicture } from '../../../adapters/language-model/language-model.ts';
import type { StoredFile, UploadsService } from '../../../core/uploads/uploads.service.ts';
import { AppError } from '../../../http/app-error.ts';
import type { IncomingFile } from '../../../http/multipart.ts';
import { callerKey, limitKey, type Runner } from './runner.ts';
import { addToolFile, findToolFiles, takeUnusedToolFiles } from './tool-files.store.ts';

type FileToRead = { bytes: Uint8Array; type: string; name: string };

type Deps = Pick<Adapters, 'db' | 'clock'> & {
  uploads: Pick<UploadsService, 'keepForForm' | 'findAny' | 'discard'>;
  /** What a model is given of a file. Throws `file-unreadable`. */
  readFile(file: FileToRead): Promise<{ pictures: ModelPicture[]; texts: { text: string }[] }>;
};

/** What a run's files are for its prompt: a text, or a picture to look at. */
export type FilesOfRun = { texts: Readonly<Record<string, string>>; pictures: Readonly<Record<string, ModelPicture>> };

const perCaller = { max: 30, windowMs: 600_000 };
const unusedMs = 86_400_000;

export type ToolFiles = ReturnType<typeof createToolFiles>;

/** Files that people give a tool. Each is private, and of use in runs of who uploaded it alone. Rule: FIELD-01. */
export function createToolFiles({ db, clock, uploads, readFile }: Deps) {
  const rateLimits = createRateLimits({ db, clock });

  return {
    /** Throws `tool-not-found`, `rate-limited`, `file-kind-refused`, `file-disguised`, `file-too-big`. */
    async add(runner: Runner, tool: ToolDocument, fieldId: string, file: IncomingFile): Promise<ToolFile> {
      const { app, person } = runner.caller;
      const field = tool.fields.find(({ id, type }) => id === fieldId && holdsFile(type));
      if (!field) throw new AppError('bad-request', { message: 'The tool has no such field for files.' });
      const who = limitKey(runner);
      if (!(await rateLimits.take(`tool-file:${app.id}:${who}`, perCaller))) throw new AppError('rate-limited');
      const kept = await uploads.keepForForm(app.id, person?.id ?? null, file, (contentType, name) =>
        requireKind(field, contentType, name),
      );
      await addToolFile(db, {
        ...{ appId: app.id, uploadId: kept.id, caller: callerKey(runner), createdAt: clock.now() },
      });
      return { value: fileValue(kept.id, kept.name), name: kept.name, size: kept.size };
    },

    /** Ids of the files among a run's values. Throws `invalid-input` for those that somebody else uploaded. */
    async requireOwn(runner: Runner, tool: ToolDocument, values: Inputs): Promise<string[]> {
      const held = fileValues(tool, values);
      const ids = held.map(({ value }) => fileIdOf(value));
      const own = await findToolFiles(db, runner.caller.app.id, callerKey(runner), ids);
      const strange = held.filter(({ value }) => !own.has(fileIdOf(value)));
      if (strange.length > 0)
        throw new AppError('invalid-input', {
          fields: Object.fromEntries(strange.map(({ fieldId }) => [fieldId, 'not-a-file'])),
        });
      return ids;
    },

    /** Reads the files of a run. Throws `file-unreadable` with the file's name. */
    async read(appId: AppId, tool: ToolDocument, values: Inputs): Promise<FilesOfRun> {
      const texts: Record<string, string> = {};
      const pictures: Record<string, ModelPicture> = {};
      for (const { fieldId, value } of fileValues(tool, values)) {
        const stored = await uploads.findAny(appId, fileIdOf(value));
        if (!stored)
          throw new AppError('file-unreadable', { message: `"${fileNameOf(value)}" is not there any more.` });
        const read = await readFile({ bytes: await bytesOf(stored), type: stored.contentType, name: stored.name });
        const [picture] = read.pictures;
        if (picture) pictures[fieldId] = picture;
        texts[fieldId] = picture ? `the picture ${stored.name}` : read.texts.map(({ text }) => text).join('\n');
      }
      return { texts, pictures };
    },

    /** Removes files that nobody ran a tool with for a day. */
    async removeUnused(): Promise<void> {
      const unused = await takeUnusedToolFiles(db, new Date(clock.now().getTime() - unusedMs));
      for (const { appId, uploadId } of unused) await uploads.discard(appId, uploadId);
    },
  };
}

const fileValues = ({ fields }: ToolDocument, values: Inputs): { fieldId: string; value: string }[] =>
  fields.flatMap(({ id, type }) => {
    const value = values[id];
    return holdsFile(type) && typeof value === 'string' ? [{ fieldId: id, value }] : [];
  });

const bytesOf = async (file: StoredFile): Promise<Uint8Array> => {
  const stream = file.size === 0 ? null : await file.read();
  return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : new Uint8Array();
};

const kindWords: Record<FileKind, string> = {
  picture: 'pictures (PNG, JPEG, GIF, WebP)',
  pdf: 'PDF',
  document: 'Word documents',
  sheet: 'Excel sheets and CSV',
  text: 'text files',
};

function requireKind(field: ToolField, contentType: string, name: string): void {
  if (isDisguised(contentType, name)) throw new AppError('file-disguised', { values: { name: name.slice(0, 100) } });
  const all = Object.keys(kindWords) as FileKind[];
  const taken = field.type === 'photo' ? ['picture' as const] : field.fileKinds.length > 0 ? field.fileKinds : all;
  const kind = toolFileKind(contentType, name);
  if (kind === null || !taken.includes(kind))
    throw new AppError('file-kind-refused', { values: { kinds: taken.map((one) => kindWords[one]).join(', ') } });
}
