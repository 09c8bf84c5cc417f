import type { RestorePoint, RestorePreview, RevertResult, Timeline } from '@whittle/contract/history';
import type { WriteVia } from '@whittle/contract/entities';
import type { AppId } from '@whittle/contract/ids';
import type { Adapters } from '../../../adapters/adapters.ts';
import { SqlParameters } from '../../../adapters/database/record-sql.ts';
import { newId } from '../../../adapters/ids.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AuditService } from '../../../core/audit/audit.service.ts';
import { createRecordHistoryStore } from './record-history.store.ts';
import { createRetention } from './retention.ts';
import { createRevertStore } from './revert.store.ts';
import { type Selection, selectionSql } from './revert-plan.ts';
import { stepsOf } from './timeline.ts';
import { createTimelineStore } from './timeline.store.ts';

/** The owner of an app at work: `personId` stands for them in its history. */
export type HistoryCaller = { appId: AppId; accountId: string; personId: string; address: string };

const previewSamples = 12;

type Deps = Pick<Adapters, 'db' | 'clock' | 'log'> & {
  keepDays: number;
  audit: Pick<AuditService, 'record'>;
  /** When a version was made; null for one that the app does not have. */
  versionTime: (appId: AppId, versionId: string) => Promise<Date | null>;
  onWrite: (appId: AppId) => void;
};

export type HistoryService = ReturnType<typeof createHistoryService>;

/** Going back: undo and redo, the trash, one record, and all records of a moment. Everything here is undone the same way. */
export function createHistoryService({ db, clock, log, keepDays, audit, versionTime, onWrite }: Deps) {
  const reverts = createRevertStore(db);
  const timelines = createTimelineStore(db);
  const retention = createRetention({ db, clock, log }, keepDays);

  type Going = { via: WriteVia; undoes?: string; force?: boolean };

  async function goBack(caller: HistoryCaller, selection: Selection, going: Going): Promise<RevertResult> {
    const { via, undoes, force = false } = going;
    const callId = newId();
    const write = {
      callId,
      via,
      at: clock.now(),
      byId: caller.personId,
      force,
      ...(undoes !== undefined && { undoes }),
    };
    const reverted = await reverts.revert(selection, write);
    if (!reverted.ok) throw new AppError('undo-conflict', { details: { conflicts: reverted.conflicts } });
    onWrite(caller.appId);
    return { callId, ...reverted.counts };
  }

  const isEmpty = ({ created, updated, deleted }: RevertResult) => created + updated + deleted === 0;

  const stepsFor = async ({ appId, personId }: HistoryCaller, entity: string) =>
    stepsOf(await timelines.calls(appId, entity, personId));

  /** The newest step that still has something to take back: what it changed may be gone by now. */
  async function step(
    caller: HistoryCaller,
    entity: string,
    way: 'undo' | 'redo',
    force: boolean,
  ): Promise<RevertResult> {
    const steps = (await stepsFor(caller, entity))[way];
    for (const { call } of steps.toReversed()) {
      const selection: Selection = { kind: 'call', appId: caller.appId, callId: call, entity };
      const result = await goBack(caller, selection, { via: way, undoes: call, force });
      if (!isEmpty(result)) return result;
    }
    throw new AppError(way === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo');
  }

  const recordAudit = (caller: HistoryCaller, target: string, details: Record<string, unknown>) =>
    audit.record({
      event: 'data-restored',
      actor: { kind: 'account', id: caller.accountId },
      appId: caller.appId,
      target,
      address: caller.address,
      details,
    });

  /** The instant of a restore point. Throws for one that lies ahead, or before what is kept. */
  async function instantOf(appId: AppId, { at, versionId }: RestorePoint): Promise<Date> {
    const instant = versionId === undefined ? new Date(at ?? '') : await versionTime(appId, versionId);
    if (!instant) throw new AppError('version-not-found');
    if (instant > clock.now()) throw new AppError('restore-time-ahead');
    if (instant < retention.keptSince()) throw new AppError('restore-time-too-old', { values: { days: keepDays } });
    return instant;
  }

  const since = (appId: AppId, at: Date, entity: string | undefined): Selection => ({
    kind: 'since',
    appId,
    at,
    ...(entity !== undefined && { entity }),
  });

  return {
    ...createRecordHistoryStore(db),
    retention,
    usage: retention.usage,
    instantOf,

    async timeline(caller: HistoryCaller, entity: string): Promise<Timeline> {
      const { undo, redo } = await stepsFor(caller, entity);
      const named = async (call: string | undefined) =>
        call === undefined ? null : timelines.act(caller.appId, entity, call);
      return { undo: await named(undo.at(-1)?.id), redo: await named(redo.at(-1)?.id) };
    },

    step,

    /** Takes back a whole act, in all the entities that it touched. */
    async undoCall(caller: HistoryCaller, callId: string, force: boolean): Promise<RevertResult> {
      const selection: Selection = { kind: 'call', appId: caller.appId, callId };
      const result = await goBack(caller, selection, { via: 'undo', undoes: callId, force });
      if (isEmpty(result)) throw new AppError('nothing-to-undo');
      return result;
    },

    async restoreTrash(caller: HistoryCaller, entity: string, ids: readonly string[]): Promise<RevertResult> {
      const result = await goBack(caller, { kind: 'trash', appId: caller.appId, entity, ids }, { via: 'trash' });
      if (isEmpty(result)) throw new AppError('trash-empty');
      await recordAudit(caller, entity, { records: result.created });
      return result;
    },

    /** Sets one record to what it was right after a change, and brings it back if it is deleted. */
    async restoreRecord(caller: HistoryCaller, entity: string, id: string, seq: number): Promise<RevertResult> {
      const selection: Selection = { kind: 'record', appId: caller.appId, entity, id, after: seq };
      const result = await goBack(caller, selection, { via: 'restore', force: true });
      await recordAudit(caller, entity, { recordId: id });
      return result;
    },

    /** How many records the app deleted in its preview since `at` and that are still gone. */
    async countPreviewDeletes(appId: AppId, at: Date): Promise<number> {
      const parameters = new SqlParameters();
      const where = selectionSql({ kind: 'preview-deletes', appId, at }, parameters);
      const [row] = await db.$client.query<[{ records: number }]>(
        `select count(*)::int as records from record_changes c where ${where}`,
        parameters.values,
      );
      return row.records;
    },

    /** Brings them back. Throws `nothing-to-undo`. */
    async undoPreviewDeletes(caller: HistoryCaller, at: Date): Promise<RevertResult> {
      const result = await goBack(caller, { kind: 'preview-deletes', appId: caller.appId, at }, { via: 'trash' });
      if (isEmpty(result)) throw new AppError('nothing-to-undo');
      await recordAudit(caller, 'preview', { records: result.created });
      return result;
    },

    async previewRestore(appId: AppId, point: RestorePoint): Promise<RestorePreview> {
      const at = await instantOf(appId, point);
      return { at: at.toISOString(), ...(await reverts.preview(since(appId, at, point.entity), previewSamples)) };
    },

    async restore(caller: HistoryCaller, point: RestorePoint): Promise<RevertResult> {
      const at = await instantOf(caller.appId, point);
      const selection = since(caller.appId, at, point.entity);
      const result = await goBack(caller, selection, { via: 'restore', force: true });
      await recordAudit(caller, point.entity ?? 'all records', { to: at.toISOString(), ...result });
      return result;
    },
  };
}
