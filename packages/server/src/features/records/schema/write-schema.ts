import type { NewLiveEvent } from '@whittle/contract/chat-events';
import type { EntitySchema } from '@whittle/contract/entities';
import type { AppId, MessageId, VersionId } from '@whittle/contract/ids';
import type { Clock } from '../../../adapters/clock.ts';
import { newId } from '../../../adapters/ids.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { EventLog, Transaction } from '../../../core/event-log/event-log.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';
import { writeVersion } from '../../../core/app-files/versions.store.ts';
import { readDeclaration } from './read-declaration.ts';

export type WriteSchemaDeps = {
  clock: Clock;
  events: EventLog;
  apps: AppsService;
  versionFiles: VersionFiles;
  /** Throws `turn-running`. */
  requireNoTurn(tx: Transaction, appId: AppId): Promise<void>;
  /** Says in the conversation what was changed; answers the events that show it. */
  addNote(
    tx: Transaction,
    appId: AppId,
    note: { text: string; messageId: MessageId; versionId: VersionId; at: Date },
  ): Promise<NewLiveEvent[]>;
};

/** The schema as it becomes, what was done in a line, and the values that go with it; how many it moved. */
export type SchemaWork = (
  tx: Transaction,
  schema: EntitySchema,
  at: Date,
) => Promise<{ schema: EntitySchema; summary: string; moveValues(): Promise<number> }>;

/**
 * Changes an entity's declaration by hand: a new version, a line in the conversation, and the values that go with it, in
 * one transaction. Throws `turn-running`, `entity-not-found`, and what `work` throws.
 */
export function createWriteSchema({ clock, events, apps, versionFiles, requireNoTurn, addNote }: WriteSchemaDeps) {
  return async (appId: AppId, entity: string, work: SchemaWork): Promise<{ versionId: VersionId; changed: number }> => {
    const [versionId, messageId] = [newId(), newId()];
    let files = new Map<string, string>();
    const changed = await events.transact(
      appId,
      async (tx, emit) => {
        await requireNoTurn(tx, appId);
        const { latestVersionId } = await apps.summaryIn(tx, appId);
        const present = await readDeclaration(versionFiles, { appId, latestVersionId, entity });
        const at = clock.now();
        const { schema, summary, moveValues } = await work(tx, present.schema, at);
        files = new Map(present.files).set(present.path, `${JSON.stringify(schema, null, 2)}\n`);
        await writeVersion(tx, {
          appId,
          id: versionId,
          messageId,
          content: summary,
          userRequest: summary,
          files,
          createdAt: at,
        });
        const moved = await moveValues();
        for (const event of await addNote(tx, appId, { text: `${summary}.`, messageId, versionId, at })) emit(event);
        emit({ type: 'app-changed', app: await apps.summaryIn(tx, appId) });
        return moved;
      },
      { holdsLog: true },
    );
    versionFiles.keep(appId, versionId, files);
    return { versionId, changed };
  };
}
