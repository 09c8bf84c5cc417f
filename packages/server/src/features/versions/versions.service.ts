import type { RestorePoint, RestorePreview } from '@whittle/contract/history';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import type { RestoredVersion, RestoreVersionPreview } from '@whittle/contract/versions';
import { diffFiles, type DiffStatus } from '@whittle/domain/versions/diff-files';
import { widenedAccess } from '@whittle/domain/versions/widened-access';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../core/apps/apps.service.ts';
import type { Files } from '../../core/app-files/version-files.ts';
import { type RestoreDeps, restoreVersion, type RestoringPerson, type RestoreTarget } from './restore-version.ts';
import { findVersion } from '../../core/app-files/versions.store.ts';

type Turn = { end: { id: MessageId; body: { annotation: { versionId: VersionId | null } } } };

type Deps<T extends Turn> = RestoreDeps<T> & {
  /** How many messages would leave the conversation, and come back into it. */
  planConversation(appId: AppId, end: MessageId): Promise<{ leaving: MessageId[]; returning: MessageId[] }>;
  /** The instant at which a version was finished. Throws `restore-time-too-old`. */
  dataInstant(appId: AppId, point: RestorePoint): Promise<Date>;
  previewData(appId: AppId, point: RestorePoint): Promise<RestorePreview>;
};

type Restoring = { messageId?: string | undefined; alsoData: boolean };
export type RestoreRequest = Restoring & { confirmedWidening: readonly string[] };

export type VersionsService = ReturnType<typeof createVersionsService>;

/** Going back to versions, and taking that back. */
export function createVersionsService<T extends Turn>(deps: Deps<T>) {
  const { db, conversation, versionFiles } = deps;

  /** The turn that a version belongs to: the one that is shown with it, or the one that made it. */
  async function turnOf(appId: AppId, versionId: VersionId, messageId: string | undefined): Promise<T> {
    if (messageId === undefined) throw new AppError('version-without-message');
    const version = await findVersion(db, appId, versionId);
    if (!version) throw new AppError('version-not-found');
    const turn = await conversation.find(db, appId, messageId);
    const isOfTurn = turn && (turn.end.body.annotation.versionId === versionId || version.messageId === turn.end.id);
    if (!isOfTurn) throw new AppError('version-without-message');
    return turn;
  }

  return {
    async preview(app: App, versionId: VersionId, { messageId, alsoData }: Restoring): Promise<RestoreVersionPreview> {
      const turn = await turnOf(app.id, versionId, messageId);
      const [present, files] = await Promise.all([
        app.latestVersionId ? versionFiles.read(app.id, app.latestVersionId) : null,
        versionFiles.read(app.id, versionId),
      ]);
      if (!files) throw new AppError('version-not-found');
      const { leaving, returning } = await deps.planConversation(app.id, turn.end.id);
      return {
        leaving: leaving.length,
        returning: returning.length,
        files: countChanges(present ?? new Map(), files),
        widened: widenedAccess(present ?? new Map(), files),
        data: alsoData ? await previewData(app.id, versionId) : null,
      };
    },

    async restore(
      by: RestoringPerson,
      app: App,
      versionId: VersionId,
      { messageId, alsoData, confirmedWidening }: RestoreRequest,
    ): Promise<RestoredVersion> {
      await turnOf(app.id, versionId, messageId);
      const data = alsoData ? { at: await deps.dataInstant(app.id, { versionId }) } : null;
      const target: RestoreTarget = { versionId, messageId: messageId!, data, onTopOf: null };
      return restoreVersion(deps, by, app.id, target, confirmedWidening);
    },

    /** Takes back what the newest version restored: files, conversation, and records where they went along. */
    async undo(
      by: RestoringPerson,
      app: App,
      versionId: VersionId,
      { confirmedWidening, force }: { confirmedWidening: readonly string[]; force: boolean },
    ): Promise<RestoredVersion> {
      const version = await findVersion(db, app.id, versionId);
      if (!version?.restore) throw new AppError('version-not-found');
      const { before, dataCallId } = version.restore;
      const data = dataCallId === null ? null : { undoes: dataCallId, force };
      return restoreVersion(deps, by, app.id, { ...before, data, onTopOf: versionId }, confirmedWidening);
    },
  };

  async function previewData(appId: AppId, versionId: VersionId): Promise<RestoreVersionPreview['data']> {
    try {
      return await deps.previewData(appId, { versionId });
    } catch (error) {
      if (error instanceof AppError && error.code === 'restore-time-too-old') return { problem: error.message };
      throw error;
    }
  }
}

function countChanges(before: Files, after: Files): RestoreVersionPreview['files'] {
  const list = (files: Files) => [...files].map(([path, content]) => ({ path, content }));
  const diffs = diffFiles(list(before), list(after));
  const count = (status: DiffStatus) => diffs.filter((diff) => diff.status === status).length;
  return { added: count('added'), modified: count('modified'), deleted: count('deleted') };
}
