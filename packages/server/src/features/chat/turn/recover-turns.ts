import type { AppId } from '@whittle/contract/ids';
import { and, eq } from 'drizzle-orm';
import type { Adapters } from '../../../adapters/adapters.ts';
import type { Database } from '../../../adapters/database/database.ts';
import { apps, turns } from '../../../adapters/database/schema.ts';
import type { ProcessId, ProcessLink } from '../../../adapters/realtime/process-link.ts';
import type { FileTree } from '../../../core/app-files/app-tree.ts';
import { foldReply, readTurnLog } from '../../../core/event-log/read-turn-log.ts';
import { findMessages, type TurnRow } from '../messages.store.ts';
import { repairTurn } from './repair-turn.ts';
import { createReply } from './reply.ts';
import type { RunDeps } from './run-turn.ts';
import { settleTurn } from './settle-turn.ts';
import { deadProcess } from './turn-failure.ts';
import type { TurnRunner } from './turn-runner.ts';
import { createTurnDiary } from './turn-diary.ts';
import type { Turn, WritingEnd } from './turn.ts';

type Deps = Omit<RunDeps, 'prepareRequest' | 'config' | 'findRecord'> &
  Pick<Adapters, 'db'> & {
    link: ProcessLink;
    runner: TurnRunner;
    /** How long a process may be without its lock before its turns are taken: longer than it needs to reconnect. */
    graceMs: number;
  };

const checkMs = 2_000;
/** A turn of this process that it does not run: the process failed between making the row and starting to run. */
const strandedMs = 10_000;

/**
 * Takes over the turns of processes that died: what they had persisted is kept, complete actions become a version, and
 * the reply is marked truncated so that it can be continued.
 */
export function createTurnRecovery(deps: Deps) {
  const { db, link, runner, log, graceMs } = deps;
  const deadSince = new Map<ProcessId, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const rows = await db.select().from(turns).where(eq(turns.state, 'running'));
    const owners = new Set(rows.map((row) => row.leaseOwner));
    const alive = owners.size > 0 ? await link.alive([...owners]) : new Set<ProcessId>();
    for (const owner of deadSince.keys()) if (!owners.has(owner) || alive.has(owner)) deadSince.delete(owner);
    for (const row of rows) {
      if (isAbandoned(row, alive)) await takeOver(deps, row);
    }
  }

  function isAbandoned(row: TurnRow, alive: Set<ProcessId>): boolean {
    if (row.leaseOwner === link.processId) {
      return !runner.isRunning(row.appId) && Date.now() - row.startedAt.getTime() > strandedMs;
    }
    if (alive.has(row.leaseOwner)) return false;
    const since = deadSince.get(row.leaseOwner) ?? Date.now();
    deadSince.set(row.leaseOwner, since);
    return Date.now() - since >= graceMs;
  }

  const lookSafely = () => {
    looking = looking.then(look).catch((err: unknown) => log.warn({ err }, 'turns could not be looked after'));
    return looking;
  };

  return {
    /** Resolves after the first look. */
    async start() {
      timer = setInterval(() => void lookSafely(), checkMs);
      await lookSafely();
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
    /** After the connection of this process was away: turns that another process took meanwhile end here. */
    async dropLost() {
      for (const { appId, id } of runner.running()) {
        const [row] = await db
          .select({ leaseOwner: turns.leaseOwner, state: turns.state })
          .from(turns)
          .where(and(eq(turns.appId, appId), eq(turns.id, id)));
        if (row?.state !== 'running' || row.leaseOwner !== link.processId) runner.interrupt(appId, 'lost');
      }
    },
  };
}

async function takeOver(deps: Deps, row: TurnRow): Promise<void> {
  const { db, link, log, events, trees, versionFiles } = deps;
  const { appId, id } = row;
  if (!(await claim(db, row, link.processId))) return;
  const [message] = await findMessages(db, appId, [row.messageId]);
  const [request] = await findMessages(db, appId, [row.userMessageId]);
  if (!message || !request) return;
  log.warn({ appId, turnId: id, from: row.leaseOwner }, 'a turn of a dead process is taken over');

  const turn: Turn = {
    appId,
    id,
    leaseOwner: link.processId,
    userMessageId: row.userMessageId,
    messageId: row.messageId,
    replyCreatedAt: message.createdAt,
    request: request.content,
    accountId: request.accountId ?? '',
    mode: request.body.annotation.mode ?? 'build',
    currentPath: request.body.annotation.currentPath,
  };
  const { annotation } = message.body;
  const base = await baseOf(deps, appId, annotation.versionId);
  const written = foldReply(await readTurnLog(db, appId, row.messageId));
  const reply = await createReply({ turn, base, events, trees }, written);
  const diary = createTurnDiary();
  try {
    const end = endOf(row, annotation.versionId !== null || written.isChecking);
    // The model had said everything: what rules can fix they fix now, as they would have.
    const repaired =
      end.outcome === 'complete' && annotation.versionId === null
        ? await repairTurn({ ...noModel, diary, reply, before: base.files, checks: deps.turnChecks, log })
        : undefined;
    await reply.end();
    await settleTurn(
      {
        turn,
        base,
        reply,
        end: end.outcome === 'complete' && reply.isTruncated ? cutOff : { ...end, ...repaired },
        model: annotation.model ? { label: annotation.model, isBuiltIn: annotation.isBuiltInModel ?? false } : null,
        usage: annotation.usage ?? null,
        turnCost: null,
        skipChecks: false,
        writtenVersionId: annotation.versionId,
        diary,
        startedAt: row.startedAt,
      },
      { ...deps, versionFiles },
    );
  } finally {
    trees.drop(appId);
  }
}

const noModel = {
  ...{ askModel: null, repeated: new Set<string>(), checkPages: null, why: 'not-tried' as const },
  signal: new AbortController().signal,
};

/** The files that the turn began with; when it had written its version, that one's predecessor does not matter any more. */
async function baseOf({ db, versionFiles }: Deps, appId: AppId, writtenVersionId: string | null): Promise<FileTree> {
  const [row] = await db.select({ latest: apps.latestVersionId }).from(apps).where(eq(apps.id, appId));
  const versionId = writtenVersionId ?? row?.latest ?? null;
  const files = versionId ? await versionFiles.read(appId, versionId) : null;
  return { versionId, revision: 0, files: files ?? new Map() };
}

const cutOff: WritingEnd = { outcome: 'truncated', finishReason: 'process-died', failure: deadProcess };

const endOf = (row: TurnRow, isWritten: boolean): WritingEnd =>
  row.stopRequestedAt
    ? { outcome: 'stopped', finishReason: 'stopped', failure: null }
    : isWritten
      ? { outcome: 'complete', finishReason: 'stop', failure: null }
      : cutOff;

/** Exactly one process wins a turn. */
async function claim(db: Database, { appId, id, leaseOwner }: TurnRow, me: ProcessId): Promise<boolean> {
  const rows = await db
    .update(turns)
    .set({ leaseOwner: me })
    .where(and(eq(turns.appId, appId), eq(turns.id, id), eq(turns.state, 'running'), eq(turns.leaseOwner, leaseOwner)))
    .returning({ id: turns.id });
  return rows.length > 0;
}
