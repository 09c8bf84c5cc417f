import type { AccessRequest, ChatMessage } from '@whittle/contract/chat';
import type { MessageId } from '@whittle/contract/ids';
import { withAccess } from '@whittle/domain/versions/with-access';
import type { Adapters } from '../../adapters/adapters.ts';
import { newId } from '../../adapters/ids.ts';
import { AppError } from '../../http/app-error.ts';
import type { AuditService } from '../../core/audit/audit.service.ts';
import type { App, AppsService } from '../../core/apps/apps.service.ts';
import type { VersionFiles } from '../../core/app-files/version-files.ts';
import { writeVersion } from '../../core/app-files/versions.store.ts';
import type { EventLog, Transaction } from '../../core/event-log/event-log.ts';
import { toChatMessage } from './message.ts';
import { findMessages, findRunningTurn, updateMessage } from './messages.store.ts';

type Deps = Pick<Adapters, 'clock'> & {
  events: EventLog;
  apps: AppsService;
  versionFiles: VersionFiles;
  audit: AuditService;
};

/** `address` is the network address, for the audit log. */
export type AnsweredBy = { accountId: string; address: string };

export type AccessAnswer = { entity: string; answer: 'allow' | 'keep' };

/**
 * The builder's answer to a wider permission that the assistant asked for (S-10). Allowing it writes a version with the
 * wider permission; keeping the present one only closes the request. Both wait for a running turn to end (ENT-11).
 * Throws `turn-running`, `not-found` for a request that does not wait, `entity-not-found`.
 */
export async function answerAccess(
  { events, apps, versionFiles, clock, audit }: Deps,
  by: AnsweredBy,
  app: App,
  messageId: MessageId,
  { entity, answer }: AccessAnswer,
): Promise<ChatMessage> {
  return events.transact(
    app.id,
    async (tx, emit) => {
      if (await findRunningTurn(tx, app.id)) throw new AppError('turn-running');
      const [row] = await findMessages(tx, app.id, [messageId]);
      const request = row?.body.annotation.accessRequests.find(
        (one) => one.entity === entity && one.state === 'waiting',
      );
      if (!row || row.archivedBy || !request)
        throw new AppError('not-found', { message: 'This entity has no access request waiting for an answer.' });
      if (answer === 'allow') await allow(tx, request);
      const state = answer === 'allow' ? ('allowed' as const) : ('kept' as const);
      const { annotation } = row.body;
      annotation.accessRequests = annotation.accessRequests.map((one) => (one === request ? { ...one, state } : one));
      await updateMessage(tx, row);
      emit({ type: 'app-changed', app: await apps.summaryIn(tx, app.id) });
      const message = toChatMessage(row);
      emit({ type: 'message-changed', message });
      return message;
    },
    { holdsLog: true },
  );

  async function allow(tx: Transaction, { entity: name, current, requested, rules }: AccessRequest) {
    const { latestVersionId } = await apps.summaryIn(tx, app.id);
    const files = latestVersionId ? await versionFiles.read(app.id, latestVersionId) : null;
    const path = `entities/${name}.json`;
    const schema = files?.get(path);
    const widened = schema === undefined ? null : withAccess(schema, requested, rules);
    if (!files || widened === null) throw new AppError('entity-not-found');
    await writeVersion(tx, {
      appId: app.id,
      id: newId(),
      messageId,
      accountId: by.accountId,
      content: `Allow ${requested.read} to read ${name}`,
      userRequest: `Permissions of ${name}: ${requested.read}/${requested.write}`,
      files: new Map(files).set(path, widened),
      createdAt: clock.now(),
    });
    const details = { from: `${current.read}/${current.write}`, to: `${requested.read}/${requested.write}` };
    const actor = { kind: 'account', id: by.accountId } as const;
    await audit.record(
      { event: 'access-changed', actor, appId: app.id, target: name, address: by.address, details },
      tx,
    );
  }
}
