import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { RevertResult } from '@whittle/contract/history';
import type { AccountId, AppId, MessageId, VersionId } from '@whittle/contract/ids';
import type { RestoredVersion, WidenedEntity } from '@whittle/contract/versions';
import { widenedAccess } from '@whittle/domain/versions/widened-access';
import type { Adapters } from '../../adapters/adapters.ts';
import { indexesGiveWay } from '../../adapters/database/use-indexes.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { AppsService } from '../../core/apps/apps.service.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import type { Files, VersionFiles } from '../../core/app-files/version-files.ts';
import type { CarryValues } from '../../core/app-files/carry-values.ts';
import { findVersion, writeVersion } from '../../core/app-files/versions.store.ts';

/** Who goes back; `address` is the network address, for the audit log. */
export type RestoringPerson = { accountId: AccountId; address: string };

/** What the records are set back to: an instant, or how they were before an act. */
export type DataTarget = { at: Date } | { undoes: string; force: boolean };

export type RestoreTarget = {
  /** Whose files come back. */
  versionId: VersionId;
  /** A message of the turn that the conversation ends with. */
  messageId: MessageId;
  data: DataTarget | null;
  /** The version that has to be the newest one still; null for whichever it is. */
  onTopOf: VersionId | null;
};

/** A turn of the conversation, as far as restoring needs to know it. */
export type ConversationTurn<Turn> = {
  find(db: Adapters['db'] | Transaction, appId: AppId, messageId: MessageId): Promise<Turn | null>;
  last(tx: Transaction, appId: AppId): Promise<MessageId | null>;
  /** Makes the conversation end with the turn, which leads to the version `by` from then on. */
  end(tx: Transaction, appId: AppId, turn: Turn, by: VersionId): Promise<MessagesReplaced>;
};
type MessagesReplaced = Extract<NewLiveEvent, { type: 'messages-replaced' }>;

/** Answers what sets the records of an app back within a transaction, which throws `undo-conflict`. */
export type SetRecordsBack = (change: {
  appId: AppId;
  accountId: AccountId;
  to: DataTarget;
}) => Promise<(tx: Transaction, at: Date) => Promise<RevertResult>>;

export type RestoreDeps<Turn> = Pick<Adapters, 'db' | 'clock'> & {
  events: EventLog;
  apps: Pick<AppsService, 'summaryIn' | 'find' | 'nameByFiles'>;
  audit: Pick<AuditService, 'record'>;
  versionFiles: VersionFiles;
  carryValues: CarryValues;
  conversation: ConversationTurn<Turn>;
  setRecordsBack: SetRecordsBack;
  /** Throws `turn-running`. */
  requireNoTurn(tx: Transaction, appId: AppId): Promise<void>;
  /** Many records changed at once. */
  recordsChanged(appId: AppId): void;
};

const deadlock = '40P01';
const attempts = 5;

/**
 * Goes to another version: a new one is written with its files, the conversation ends with its turn, and the records go
 * along, all in one transaction, so that whatever happens there is the state before or the state after. Nothing is
 * deleted: versions, messages and the history of the records stay, and the new version says what it replaced.
 * Throws `version-not-found`, `version-without-message`, `turn-running`, `restore-widens-access`, `restore-superseded`,
 * `undo-conflict`.
 */
export async function restoreVersion<Turn>(
  deps: RestoreDeps<Turn>,
  by: RestoringPerson,
  appId: AppId,
  target: RestoreTarget,
  confirmedWidening: readonly string[],
): Promise<RestoredVersion> {
  const { db, apps, versionFiles } = deps;
  const files = await versionFiles.read(appId, target.versionId);
  if (!files) throw new AppError('version-not-found');
  for (let attempt = 1; ; attempt += 1) {
    const head = (await apps.find(appId))?.latestVersionId ?? null;
    if (head === null) throw new AppError('version-not-found');
    if (target.onTopOf !== null && target.onTopOf !== head) throw new AppError('restore-superseded');
    const present = (await versionFiles.read(appId, head)) ?? new Map<string, string>();
    const widened = widenedAccess(present, files);
    const unconfirmed = widened.filter(({ entity }) => !confirmedWidening.includes(entity));
    if (unconfirmed.length > 0) throw new AppError('restore-widens-access', { details: { widened: unconfirmed } });
    try {
      const step = { head, present, files, widened };
      const restored = await indexesGiveWay(
        db,
        () => appId,
        () => writeRestore(deps, by, appId, target, step),
      );
      if (restored) return restored;
    } catch (error) {
      if ((error as { code?: unknown }).code !== deadlock || attempt === attempts) throw error;
    }
    if (attempt === attempts) throw new AppError('restore-superseded');
  }
}

type Step = { head: VersionId; present: Files; files: Files; widened: readonly WidenedEntity[] };

/** Null when the app has another newest version by now. */
async function writeRestore<Turn>(
  deps: RestoreDeps<Turn>,
  by: RestoringPerson,
  appId: AppId,
  { versionId: from, messageId, data: to }: RestoreTarget,
  { head, present, files, widened }: Step,
): Promise<RestoredVersion | null> {
  const { events, apps, audit, clock, conversation, versionFiles, carryValues, setRecordsBack } = deps;
  const { accountId } = by;
  const versionId = newId();
  // Records that are set back to a moment have the names of that moment again.
  const setBack = to && (await setRecordsBack({ appId, accountId, to }));
  const carry = to === null ? await carryValues({ appId, accountId, before: present, after: files }) : null;
  const restored = await events.transact(
    appId,
    async (tx, emit) => {
      await deps.requireNoTurn(tx, appId);
      if ((await apps.summaryIn(tx, appId)).latestVersionId !== head) return null;
      const version = await findVersion(tx, appId, from);
      const turn = await conversation.find(tx, appId, messageId);
      const last = await conversation.last(tx, appId);
      if (!version || !turn || last === null) throw new AppError('version-without-message');
      const at = clock.now();
      const records = (await setBack?.(tx, at)) ?? null;
      const replaced = await conversation.end(tx, appId, turn, versionId);
      await writeVersion(tx, {
        appId,
        id: versionId,
        messageId: replaced.messages.at(-1)?.id ?? messageId,
        accountId,
        content: version.content,
        userRequest: version.userRequest,
        restore: {
          from,
          before: { versionId: head, messageId: last },
          dataCallId: records && hasChanges(records) ? records.callId : null,
        },
        files,
        createdAt: at,
      });
      await carry?.(tx, at);
      await apps.nameByFiles(tx, appId, { before: present, after: files });
      await recordAudit(tx, { versionId, from, records });
      emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
      emit(replaced);
      return { versionId, after: replaced.after, messages: replaced.messages, data: records };
    },
    { holdsLog: true },
  );
  if (restored) {
    versionFiles.keep(appId, versionId, files);
    if (restored.data) deps.recordsChanged(appId);
  }
  return restored;

  async function recordAudit(
    tx: Transaction,
    { versionId: made, from: back, records }: { versionId: VersionId; from: VersionId; records: RevertResult | null },
  ) {
    const actor = { kind: 'account', id: accountId } as const;
    const entry = { actor, appId, address: by.address };
    await audit.record(
      { ...entry, event: 'version-restored', target: back, details: { versionId: made, ...(records && { records }) } },
      tx,
    );
    for (const { entity, present: was, restored: is } of widened) {
      const details = { from: was.join(' '), to: is.join(' ') };
      await audit.record({ ...entry, event: 'access-changed', target: entity, details }, tx);
    }
  }
}

const hasChanges = ({ created, updated, deleted }: RevertResult) => created + updated + deleted > 0;
