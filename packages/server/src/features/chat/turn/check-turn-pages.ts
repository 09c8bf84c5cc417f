import type { LiveEvent } from '@whittle/contract/chat-events';
import { limits } from '@whittle/contract/limits';
import type { PageOutcome, PageCheckReport, PageCheckRequest } from '@whittle/contract/page-check';
import type { PageToCheck } from '@whittle/domain/page-check/pages-to-check';
import type { Problem } from '@whittle/domain/repairs/problem';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../adapters/database/database.ts';
import { appEvents } from '../../../adapters/database/schema.ts';
import { type TurnChecks, visitKey } from '../../../core/checks/turn-checks.service.ts';
import type { EventLog, Transaction } from '../../../core/event-log/event-log.ts';
import type { Reply } from './reply.ts';
import type { Turn } from './turn.ts';
import { placesOf, since, type TurnDiary } from './turn-diary.ts';

/** What the pages of a turn showed when a window opened them. */
export type TurnPageCheck = { pages: PageOutcome[]; problems: Problem[] };

/** Has the turn's pages opened, as its files are now; null where no window is there to do it, and where none is to be opened. */
export type CheckPages = () => Promise<TurnPageCheck | null>;

/** Id of a record of the builder's own that a page can be opened with; null where there is none. */
export type FindRecord = (turn: Pick<Turn, 'appId' | 'accountId'>, entity: string) => Promise<string | null>;

type PageCheckContext = {
  turn: Pick<Turn, 'appId' | 'messageId' | 'accountId'>;
  findRecord: FindRecord;
  /** Puts the records of the reply in, so that its pages have something to show. */
  storeRecords(): Promise<void>;
  before: ReadonlyMap<string, string>;
  reply: Pick<Reply, 'files' | 'revision' | 'accessRequests'>;
  checks: Pick<TurnChecks, 'pagesToCheck' | 'readPageCheck'>;
  events: EventLog;
  db: Database;
  signal: AbortSignal;
  diary: TurnDiary;
};

/**
 * Asks the windows that have the builder open to open pages out of sight, and waits for what they tell; the first answer
 * for a page counts. A window that is closed meanwhile holds the turn up for `limits.pageCheckSilenceMs`, and
 * all pages together for `limits.pageCheckTotalMs`. What was broken the last time comes first.
 */
export function createPageChecker({
  turn,
  before,
  reply,
  checks,
  events,
  db,
  signal,
  diary,
  findRecord,
  storeRecords,
}: PageCheckContext): CheckPages {
  let walk = 0;
  let broken: ReadonlySet<string> = new Set();
  const look: CheckPages = async () => {
    if (!(await isOffered(db, turn))) return null;
    const files = new Map(reply.files);
    const { pages: found, leftOut } = checks.pagesToCheck(before, files, reply.accessRequests);
    if (found.length === 0) return null;
    await storeRecords();
    const wasBroken = (page: PageToCheck) => broken.has(visitKey(page));
    const ordered = found.toSorted((a, b) => Number(wasBroken(b)) - Number(wasBroken(a)));
    const pages = await Promise.all(ordered.map(withRecord));
    walk += 1;
    const asked = pages.map(({ page, path, viewer }) => ({ page, path, viewer }));
    const order: PageCheckRequest = { walk, revision: reply.revision, pages: asked };
    const { appId, messageId } = turn;
    const after = await events.append(appId, { type: 'turn-phase', messageId, phase: 'walking', walk: order });
    const { results, isTimeOver } = await collect(order, { turn, events, after, signal });
    const seen = checks.readPageCheck(files, pages, results, isTimeOver);
    broken = new Set(seen.pages.filter(({ state }) => state === 'broken').map(visitKey));
    return { ...seen, pages: [...seen.pages, ...leftOut.map((page) => ({ page, state: 'left-out' as const }))] };
  };
  const withRecord = async (page: PageToCheck): Promise<PageToCheck> => {
    const { record, path } = page;
    const id = record && (await findRecord(turn, record.entity).catch(() => null));
    return record === null || id === null ? page : { ...page, path: `${path}?${record.parameter}=${id}` };
  };
  return async () => {
    const startedAt = performance.now();
    const seen = await look();
    const problems = placesOf(seen?.problems ?? []);
    diary.note({ kind: 'walk', durationMs: since(startedAt), pages: seen?.pages ?? null, problems });
    return seen;
  };
}

type Collecting = Pick<PageCheckContext, 'turn' | 'events' | 'signal'> & { after: number };

async function collect(
  { walk, pages }: PageCheckRequest,
  { turn, events, after, signal }: Collecting,
): Promise<{ results: PageCheckReport[]; isTimeOver: boolean }> {
  const wanted = new Set(pages.map(visitKey));
  const results = new Map<string, PageCheckReport>();
  const silence = new AbortController();
  const startTimer = () => setTimeout(() => silence.abort(), limits.pageCheckSilenceMs);
  let timer = startTimer();
  let isTimeOver = false;
  const total = setTimeout(() => {
    isTimeOver = true;
    silence.abort();
  }, limits.pageCheckTotalMs);
  try {
    for await (const batch of events.follow(turn.appId, after, AbortSignal.any([signal, silence.signal]))) {
      for (const { type, json } of batch) {
        if (type !== 'page-walked') continue;
        const { messageId, result } = JSON.parse(json) as Extract<LiveEvent, { type: 'page-walked' }>;
        const key = visitKey(result);
        if (messageId !== turn.messageId || result.walk !== walk || !wanted.has(key)) continue;
        if (!results.has(key)) results.set(key, result);
        clearTimeout(timer);
        timer = startTimer();
      }
      if (results.size === wanted.size) break;
    }
  } finally {
    clearTimeout(timer);
    clearTimeout(total);
  }
  signal.throwIfAborted();
  return { results: [...results.values()], isTimeOver };
}

/** Whether a window said that it would open pages for the turn. */
export async function isOffered(
  db: Database | Transaction,
  { appId, messageId }: Pick<Turn, 'appId' | 'messageId'>,
): Promise<boolean> {
  const [row] = await db
    .select({ seq: appEvents.seq })
    .from(appEvents)
    .where(
      and(
        eq(appEvents.appId, appId),
        eq(appEvents.messageId, messageId),
        sql`${appEvents.event} ->> 'type' = 'walk-offered'`,
      ),
    )
    .limit(1);
  return row !== undefined;
}
