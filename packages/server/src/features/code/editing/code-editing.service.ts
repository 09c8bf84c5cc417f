import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { CodeEdit, DeleteFile, FileReferences, RenameFile, SaveFile } from '@whittle/contract/code-editing';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import { limits } from '@whittle/contract/limits';
import { appSettingsPath } from '@whittle/domain/apps/app-settings';
import { keepKeys } from '@whittle/domain/app-settings/app-documents';
import { adminOnlyKeys } from '@whittle/domain/app-settings/gates';
import { renameInAppFiles } from '@whittle/domain/apps/rename-in-app-files';
import { moduleStem, normalisePath } from '@whittle/domain/files/paths';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { GetPlatform } from '../../../compile/load-platform.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App, AppsService } from '../../../core/apps/apps.service.ts';
import type { EventLog, Transaction } from '../../../core/event-log/event-log.ts';
import type { Files, VersionFiles } from '../../../core/app-files/version-files.ts';
import { writeVersion } from '../../../core/app-files/versions.store.ts';
import { filesWithout } from './files-without.ts';
import { findReferences, renameInFiles } from './references.ts';

/** Who speaks in the conversation when files were changed by hand. */
type HandTool = 'Code editor' | 'Visual edit' | 'Tool editor' | 'Repair lab' | 'App settings';

/** A file as it was and as it is to be; null where there is none. */
export type FileChange = { file: string; before: string | null; after: string | null };

export type CodeEditingDeps = Pick<Adapters, 'clock'> & {
  events: EventLog;
  apps: Pick<AppsService, 'summaryIn' | 'nameByFiles'>;
  versionFiles: VersionFiles;
  platform: GetPlatform;
  /** Throws `turn-running`. */
  requireNoTurn(tx: Transaction, appId: AppId): Promise<void>;
  /** Says in the conversation what was changed. */
  noteChange(
    tx: Transaction,
    appId: AppId,
    note: { text: string; by: HandTool; versionId: VersionId; at: Date },
  ): Promise<{ messageId: MessageId; events: NewLiveEvent[] }>;
};

/** New files of an app, which of them changed, and the line of the conversation about it. */
type Edit = { files: Files; paths: string[]; text: string; by?: HandTool };
type Edited = Edit & { baseVersionId: VersionId | null };

/** How files are saved, and who then speaks in the conversation. */
const toolOf = {
  'by hand': 'Code editor',
  'on the page': 'Visual edit',
  'by a rule': 'Code editor',
} as const satisfies Record<string, HandTool>;

export type CodeEditing = ReturnType<typeof createCodeEditing>;

/** Changes of an app's files by hand. Each makes a version of its own, so that each can be taken back. */
export function createCodeEditing({
  clock,
  events,
  apps,
  versionFiles,
  platform,
  requireNoTurn,
  noteChange,
}: CodeEditingDeps) {
  /** Every method throws `turn-running`: a running turn ends with files that know nothing of this change. */
  const change = async (appId: AppId, edit: (files: Files) => Edit): Promise<CodeEdit> => {
    const versionId = newId();
    const edited = await events.transact(
      appId,
      async (tx, emit): Promise<Edited> => {
        await requireNoTurn(tx, appId);
        const { latestVersionId } = await apps.summaryIn(tx, appId);
        const latest = latestVersionId && (await versionFiles.read(appId, latestVersionId, tx));
        const before = latest || new Map<string, string>();
        const done = edit(before);
        const { files, text, by = 'Code editor' } = done;
        const at = clock.now();
        const note = await noteChange(tx, appId, { text, by, versionId, at });
        const version = { appId, id: versionId, messageId: note.messageId, content: text, userRequest: text };
        await writeVersion(tx, { ...version, files, createdAt: at });
        await apps.nameByFiles(tx, appId, { before, after: files });
        for (const event of note.events) emit(event);
        emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
        return { ...done, baseVersionId: latestVersionId };
      },
      { holdsLog: true },
    );
    versionFiles.keep(appId, versionId, edited.files);
    return { versionId, baseVersionId: edited.baseVersionId, paths: edited.paths };
  };

  return {
    /** Throws `file-changed`, `file-read-only`, `invalid-input`, and `setting-locked` unless a platform admin saves. */
    save: (
      app: App,
      { file, base, others = [] }: SaveFile,
      { how = 'by hand', isAdmin = false }: { how?: keyof typeof toolOf; isAdmin?: boolean } = {},
    ): Promise<CodeEdit> =>
      change(app.id, (files) => {
        const after = new Map(files);
        const paths = [{ ...file, base }, ...others].map(({ id, content, base }) => {
          const path = writablePath(id);
          const now = files.get(path) ?? null;
          if (base !== undefined && base !== now && content !== now) throw new AppError('file-changed');
          if (now === null) requireFreePlace(files, path);
          if (path === appSettingsPath && !isAdmin) requireOpenKeys(now, content);
          after.set(path, codeOf(content));
          return path;
        });
        const [first] = paths;
        const what = others.length > 0 ? `\`${first}\` and ${others.length} more` : `\`${first}\``;
        const text = `${files.has(first!) ? 'Changed' : 'Added'} ${what} ${how}.`;
        return { files: after, paths, text, by: toolOf[how] };
      }),

    /** Throws `file-not-found`, `file-changed`, `file-read-only`, `invalid-input`. */
    remove: (app: App, { fileId, referencesToUpdate }: DeleteFile): Promise<CodeEdit> =>
      change(app.id, (files) => {
        const path = existingPath(files, fileId);
        const after = new Map(files);
        const paths = [path];
        for (const reference of referencesToUpdate) {
          const other = existingPath(files, reference.path);
          if (reference.base !== undefined && reference.base !== files.get(other)) throw new AppError('file-changed');
          after.set(other, codeOf(reference.content));
          paths.push(other);
        }
        after.delete(path);
        const others = paths.slice(1).map((other) => `\`${other}\``);
        const uses = others.length > 0 ? `, with its uses in ${others.join(', ')}` : '';
        return { files: after, paths, text: `Deleted \`${path}\` by hand${uses}.` };
      }),

    /** Throws `file-not-found`, `file-exists`, `file-read-only`, `invalid-input`. */
    rename: (app: App, { fileId, to: written }: RenameFile): Promise<CodeEdit> =>
      change(app.id, (files) => {
        const from = existingPath(files, fileId);
        const to = writablePath(written);
        const others = new Map([...files].filter(([path]) => path !== from));
        requireFreePlace(others, to);
        const renamed = renameInFiles(files, from, to, platform());
        return { ...renamed, text: `Renamed \`${from}\` to \`${to}\` by hand.` };
      }),

    /**
     * Says in the app's files that it is called `to` (PUB-19); `app` is as it was before. While a turn runs they stay as they
     * are, because the turn ends with files of its own.
     */
    async renameApp(app: App, to: string): Promise<void> {
      const renamed = (files: Files) => renameInAppFiles(files, { from: app.name, to });
      const now = app.latestVersionId && (await versionFiles.read(app.id, app.latestVersionId));
      if (!now || renamed(now).size === 0) return;
      try {
        await change(app.id, (files) => {
          const changed = renamed(files);
          const text = `Renamed the app to “${to}”.`;
          return { files: new Map([...files, ...changed]), paths: [...changed.keys()], text };
        });
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'turn-running')) throw error;
      }
    },

    /** Files that a panel writes whole, in one version. Throws `file-changed` where one is not as it was. */
    put: (app: App, changes: readonly FileChange[], text: string, by: HandTool = 'Tool editor'): Promise<CodeEdit> =>
      change(app.id, (files) => {
        const after = new Map(files);
        for (const { file, before, after: content } of changes) {
          if ((files.get(file) ?? null) !== before) throw new AppError('file-changed');
          if (content === null) after.delete(file);
          else after.set(file, codeOf(content));
        }
        return { files: after, paths: changes.map(({ file }) => file), text, by };
      }),

    async references(app: App, path: string): Promise<FileReferences> {
      const files = app.latestVersionId ? await versionFiles.read(app.id, app.latestVersionId) : null;
      if (!files?.has(path)) throw new AppError('file-not-found');
      const found = findReferences(files, path, platform());
      return {
        references: found.map(({ path: from, line }) => ({ path: from, line })),
        updates: filesWithout(files, path, platform()),
      };
    },
  };
}

/** The one spelling of a path that may be written by hand (S-21); entities are the chat's and the grid's (FILE-09). */
function writablePath(written: string): string {
  const file = normalisePath(written);
  if (!file.ok) throw new AppError('invalid-input', { message: file.message });
  if (file.kind === 'entity') throw new AppError('file-read-only');
  if (file.kind === 'asset')
    throw new AppError('file-read-only', {
      message: 'Images and other assets cannot be edited as text. Upload a new file instead.',
    });
  return file.path;
}

/** ADMIN-06: what only platform admins set in a panel, others do not write here either. */
function requireOpenKeys(before: string | null, after: string): void {
  const { kept } = keepKeys(before ?? undefined, after, adminOnlyKeys);
  if (kept.length === 0) return;
  throw new AppError('setting-locked', { message: `Only a platform admin can change ${kept.join(', ')}.` });
}

function existingPath(files: Files, written: string): string {
  const path = writablePath(written);
  if (!files.has(path)) throw new AppError('file-not-found');
  return path;
}

/** No two files that an import could not tell apart. */
function requireFreePlace(files: Files, path: string): void {
  const stem = moduleStem(path).toLowerCase();
  const taken = [...files.keys()].find((other) => other === path || moduleStem(other).toLowerCase() === stem);
  if (taken === undefined) return;
  throw new AppError('file-exists', { message: `The app already has “${taken}”. Choose another name.` });
}

function codeOf(content: string): string {
  const text = content.replaceAll('\0', '').toWellFormed();
  if (Buffer.byteLength(text) <= limits.fileMaxBytes) return text;
  throw new AppError('invalid-input', {
    message: `A file can be at most ${(limits.fileMaxBytes / 1_000_000).toFixed(0)} MB.`,
  });
}
