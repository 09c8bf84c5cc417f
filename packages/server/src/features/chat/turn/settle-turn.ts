import type { Annotation, ActionOutcome, Usage } from '@whittle/contract/chat';
import type { TurnCost } from '@whittle/contract/spend/spend';
import type { TurnChecks } from '@whittle/contract/turn-checks';
import type { TurnDebugLog } from '@whittle/contract/debug-log';
import type { AppId, VersionId } from '@whittle/contract/ids';
import { versionContent, versionRequest } from '@whittle/domain/versions/version-texts';
import { toolPathOf } from '@whittle/domain/tools/tool-path';
import type { Adapters } from '../../../adapters/adapters.ts';
import { newId } from '../../../adapters/ids.ts';
import type { AppsService } from '../../../core/apps/apps.service.ts';
import type { FileTree } from '../../../core/app-files/app-tree.ts';
import type { VersionFiles } from '../../../core/app-files/version-files.ts';
import type { TurnChecks as TurnCheckService } from '../../../core/checks/turn-checks.service.ts';
import type { CarryValues } from '../../../core/app-files/carry-values.ts';
import { writeVersion } from '../../../core/app-files/versions.store.ts';
import type { EventLog, Transaction } from '../../../core/event-log/event-log.ts';
import { untilDatabaseAnswers } from '../../../adapters/database/until-database-answers.ts';
import { keepDebugLog } from '../debug-logs.store.ts';
import { emptyAnnotation, type MessageBody, type MessageRow, toChatMessage } from '../message.ts';
import { findMessages, finishTurnRow, updateMessage } from '../messages.store.ts';
import { nameApp } from './name-app.ts';
import { holdTurn } from './hold-turn.ts';
import type { Reply } from './reply.ts';
import { type ImportRows, storeRows } from './store-rows.ts';
import { toAnnotatedError, toFailure } from './turn-failure.ts';
import { type Turn, type TurnFailure, TurnInterrupted } from './turn.ts';
import type { TurnDiary } from './turn-diary.ts';
import type { WrittenEnd } from './write-reply.ts';

/** Compiles the head of an app, style included. */
export type CheckTree = (appId: AppId) => Promise<TurnChecks>;

export type SettleDeps = Pick<Adapters, 'clock' | 'log'> & {
  events: EventLog;
  apps: AppsService;
  versionFiles: VersionFiles;
  importRows: ImportRows;
  /** Moves the values of fields that the turn renames. */
  carryValues: CarryValues;
  checkTree: CheckTree;
  turnChecks: TurnCheckService;
};

export type Settlement = {
  turn: Turn;
  base: FileTree;
  reply: Reply;
  end: WrittenEnd;
  model: { label: string; isBuiltIn: boolean; provider?: string; model?: string } | null;
  usage: Usage | null;
  turnCost: TurnCost | null;
  /** A server that is about to stop does not check. */
  skipChecks: boolean;
  /** Version that this turn wrote before its process died. */
  writtenVersionId: VersionId | null;
  /** What happened until now, and since when. */
  diary: TurnDiary;
  startedAt: Date;
};

/**
 * Ends a turn: all its complete actions become one version, together with the head of the app, the finished message and
 * the turn's row, in one transaction. Rows that the reply brings are stored after the version they belong to.
 * When the version cannot be written nothing of the turn is kept but its text, and the message says so.
 * Throws `TurnInterrupted('lost')` when another process has taken the turn.
 */
export async function settleTurn(settlement: Settlement, deps: SettleDeps): Promise<void> {
  const { turn, reply, end } = settlement;
  const { events, log } = deps;
  const versionId = settlement.writtenVersionId ?? (reply.hasChanges ? newId() : null);
  let storedVersionId = settlement.writtenVersionId;
  try {
    await events.flush(turn.appId);
    const carry = versionId && !settlement.writtenVersionId ? await prepareCarrying(settlement, deps) : noCarrying;
    const checks = versionId ? await check(settlement, deps) : null;
    let outcomes = [...reply.outcomes];
    if (reply.recordInserts.length > 0) {
      if (versionId) await writeEarly({ ...settlement, carry }, deps, versionId);
      storedVersionId = versionId;
      outcomes = await storeRows(settlement, deps, outcomes);
    }
    await finish({ ...settlement, carry }, deps, {
      outcome: end.outcome,
      failure: end.failure,
      versionId,
      checks,
      outcomes,
    });
    if (versionId && !settlement.writtenVersionId) deps.versionFiles.keep(turn.appId, versionId, new Map(reply.files));
  } catch (error) {
    if (error instanceof TurnInterrupted) throw error;
    log.error({ err: error, appId: turn.appId, turnId: turn.id }, 'a turn could not be stored');
    const isLost = (outcome: ActionOutcome) => outcome.ok && storedVersionId === null;
    await finish({ ...settlement, carry: noCarrying }, deps, {
      outcome: 'failed',
      failure: toFailure(error),
      versionId: storedVersionId,
      checks: null,
      outcomes: reply.outcomes.map((outcome) => (isLost(outcome) ? { ...outcome, ok: false, ...notStored } : outcome)),
    });
  }
}

type Carrying = { carry: Awaited<ReturnType<CarryValues>> };

const noCarrying = async () => undefined;

const prepareCarrying = ({ turn, base, reply }: Settlement, { carryValues }: SettleDeps) =>
  carryValues({ appId: turn.appId, accountId: turn.accountId, before: base.files, after: reply.files });

const notStored = {
  problem: 'not-stored',
  message: 'The result of this turn could not be stored, so the app is as it was before.',
};

/** What the compiler says of the whole app, and what the turn's own files show besides. */
async function check(
  { turn, base, reply, end, skipChecks }: Settlement,
  { log, checkTree, turnChecks }: SettleDeps,
): Promise<TurnChecks | null> {
  if (skipChecks) return null;
  try {
    const compiled = await checkTree(turn.appId);
    const { problems, hints } = await turnChecks.report(base.files, reply.files);
    const isTold = (one: CheckedPlace) =>
      problems.some(({ file, line, message }) => file === one.file && (line === one.line || message === one.message));
    const left = [...problems, ...(end.walk?.problems ?? [])].map(toPlace);
    // Documents of AI tools are checked by their schema, not compiled.
    const documents = [...reply.files.keys()].filter((file) => toolPathOf(file) !== null).length;
    return {
      ...compiled,
      filesChecked: compiled.filesChecked + documents,
      problems: [...left, ...compiled.problems.filter((one) => !isTold(one))],
      ...(end.walk && { walk: end.walk.pages }),
      ...(reply.repairs.length > 0 && { repairs: [...reply.repairs] }),
      ...(hints.length > 0 && { hints: hints.map(toPlace) }),
      ...(left.length > 0 && { repairEnd: end.repairEnd ?? 'not-tried' }),
      ...(end.stopped && { stopped: end.stopped }),
    };
  } catch (err) {
    log.error({ err, appId: turn.appId }, 'the result of a turn could not be checked');
    return null;
  }
}

type CheckedPlace = TurnChecks['problems'][number];

const toPlace = ({ kind, file, line, message }: CheckedPlace): CheckedPlace => ({ kind, file, line, message });

/** Rows are stored against the schemas of the new version, so the version comes first; the message goes on streaming. */
async function writeEarly(
  settlement: Settlement & Carrying,
  { events, ...deps }: SettleDeps,
  versionId: VersionId,
): Promise<void> {
  const { turn, reply } = settlement;
  await untilDatabaseAnswers(() =>
    events.transact(turn.appId, async (tx) => {
      await holdTurn(tx, turn);
      await storeVersion(tx, settlement, deps, versionId);
      const body = { ...bodyOf(settlement), status: 'streaming' as const };
      body.annotation = { ...body.annotation, versionId, actions: [...reply.outcomes] };
      await updateMessage(tx, { appId: turn.appId, id: turn.messageId, content: reply.text, body });
    }),
  );
}

type Result = {
  outcome: NonNullable<Annotation['outcome']>;
  failure: TurnFailure | null;
  versionId: VersionId | null;
  checks: TurnChecks | null;
  outcomes: ActionOutcome[];
};

async function finish(
  settlement: Settlement & Carrying,
  { events, apps, clock, ...deps }: SettleDeps,
  result: Result,
): Promise<void> {
  const { turn, base, reply, usage } = settlement;
  const { failure, versionId, checks, outcomes } = result;
  const isEmpty = reply.text === '' && failure !== null;
  const outcome = isEmpty ? 'failed' : result.outcome;
  const status = outcome === 'failed' ? 'error' : 'ready';
  const body = bodyOf(settlement);
  body.status = status;
  body.annotation = {
    ...body.annotation,
    status,
    outcome,
    versionId: versionId ?? base.versionId,
    checks,
    actions: outcomes,
    accessRequests: outcome === 'failed' ? [] : [...reply.accessRequests],
    error: failure && toAnnotatedError(failure),
  };
  const row: MessageRow = {
    appId: turn.appId,
    id: turn.messageId,
    accountId: null,
    role: 'assistant',
    content: reply.text,
    createdAt: turn.replyCreatedAt,
    body,
  };
  const debugLog = debugLogOf(settlement, { ...result, outcome, versionId: body.annotation.versionId }, clock.now());
  await untilDatabaseAnswers((attempt) =>
    events.transact(turn.appId, async (tx, emit) => {
      const end = { outcome, usage: usage && { ...usage }, finishedAt: clock.now() };
      if (!(await finishTurnRow(tx, turn, end))) {
        // The attempt before may have been committed although its answer was lost.
        if (attempt > 1 && (await isFinished(tx, turn))) return;
        throw new TurnInterrupted('lost');
      }
      if (versionId) await storeVersion(tx, settlement, { clock, ...deps }, versionId);
      await updateMessage(tx, row);
      if (versionId) await nameApp(tx, apps, settlement);
      await keepDebugLog(tx, { appId: turn.appId, messageId: turn.messageId, log: debugLog });
      const app = await apps.findSummaryIn(tx, turn.appId);
      if (app) emit({ type: 'app-changed', app });
      emit({ type: 'message-changed', message: toChatMessage(row) });
    }),
  );
}

function debugLogOf(
  { model, usage, diary, startedAt }: Settlement,
  { outcome, failure, versionId }: Pick<Result, 'outcome' | 'failure' | 'versionId'>,
  now: Date,
): Omit<TurnDebugLog, 'messageId'> {
  if (failure) diary.note({ kind: 'error', code: failure.code, message: failure.details ?? failure.reason });
  return {
    startedAt: startedAt.toISOString(),
    durationMs: Math.max(0, now.getTime() - startedAt.getTime()),
    outcome,
    versionId,
    model: model && { provider: model.provider ?? '', model: model.model ?? '', label: model.label },
    usage,
    entries: [...diary.entries],
    dropped: diary.dropped,
  };
}

/** Does nothing for a version that is stored already. */
async function storeVersion(
  tx: Transaction,
  { turn, reply, writtenVersionId, carry }: Settlement & Carrying,
  { clock }: Pick<SettleDeps, 'clock'>,
  versionId: VersionId,
): Promise<void> {
  const [message] = await findMessages(tx, turn.appId, [turn.messageId]);
  if (writtenVersionId || message?.body.annotation.versionId === versionId) return;
  const createdAt = clock.now();
  await writeVersion(tx, {
    appId: turn.appId,
    id: versionId,
    messageId: turn.messageId,
    content: versionContent(reply.parsed),
    userRequest: versionRequest(turn.request),
    ...(turn.accountId !== '' && { accountId: turn.accountId }),
    files: reply.files,
    createdAt,
  });
  await carry(tx, createdAt);
}

async function isFinished(tx: Transaction, turn: Turn): Promise<boolean> {
  const [message] = await findMessages(tx, turn.appId, [turn.messageId]);
  return message !== undefined && message.body.status !== 'streaming';
}

function bodyOf({ turn, reply, model, usage, turnCost }: Settlement): MessageBody {
  const annotation: Annotation = {
    ...emptyAnnotation,
    mode: turn.mode,
    ...(model && { model: model.label, isBuiltInModel: model.isBuiltIn }),
    ...(usage && { usage }),
    ...(turnCost && { turnCost }),
    ...(turn.currentPath !== undefined && { currentPath: turn.currentPath }),
  };
  return { status: 'ready', attachments: [], toolInvocations: [...reply.toolInvocations], annotation };
}
