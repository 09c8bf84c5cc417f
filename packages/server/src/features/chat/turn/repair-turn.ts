import type { TurnChecks as CheckResult, TurnRepair } from '@whittle/contract/turn-checks';
import { limits } from '@whittle/contract/limits';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { notRepeated } from '@whittle/domain/repairs/fingerprint';
import { type Problem, problemKey } from '@whittle/domain/repairs/problem';
import { isWorse, type Seen } from '@whittle/domain/page-check/compare-checks';
import type { Logger } from 'pino';
import { type RuleFixes, type TurnChecks, visitKey } from '../../../core/checks/turn-checks.service.ts';
import { isCapReached } from '../../../core/spend/cap-reached.ts';
import type { Reply } from './reply.ts';
import { isLost } from './turn.ts';
import { placesOf, since, type TurnDiary } from './turn-diary.ts';
import type { TurnPageCheck, CheckPages } from './check-turn-pages.ts';

/** Why nobody went on repairing what is left. */
export type RepairEnd = CheckResult['repairEnd'];

/**
 * `walk` is what the pages showed as they are at the end; null where they were not opened. About `stopped` problems nobody
 * was asked, because they outlived the tries of the replies before.
 */
export type Repaired = { repairEnd: RepairEnd; walk: TurnPageCheck | null; stopped: number };

type Repairing = {
  reply: Reply;
  /** The app before the turn. */
  before: ReadonlyMap<string, string>;
  checks: Pick<TurnChecks, 'fix' | 'fixOpened'>;
  signal: AbortSignal;
  log: Logger;
  /** Null where nobody is to be asked; `why` is told then. */
  askModel: ((problems: readonly Problem[], round: number) => Promise<void>) | null;
  why: RepairEnd;
  /** Symptoms that the model did not get rid of in the replies before. */
  repeated: ReadonlySet<string>;
  /** Null where no page is to be opened. */
  checkPages: CheckPages | null;
  diary: TurnDiary;
};

/** What is wrong as the files are now: what can be read from them, or what their pages showed when they were opened. */
type Look = Seen & { walk: TurnPageCheck | null };

/**
 * Fixes what a complete reply got wrong: rules first, then the model, at most `limits.repairRounds` times. Pages are opened
 * once nothing that can be read is wrong any more. It ends early when everything is well, or when only problems are left
 * that the model was told of before, in this turn or in each of the last ones. A round that leaves more problems than there were, or breaks off, is taken back.
 * Throws what interrupts the turn.
 */
export async function repairTurn(repairing: Repairing): Promise<Repaired> {
  const { reply, signal, log, askModel, why, repeated } = repairing;
  // The parser looks at what follows a closing tag before it believes it.
  if (reply.text.endsWith('>')) await reply.write('\n');
  if (!reply.hasChanges || replyActions(reply.parsed).at(-1)?.isComplete === false) return nothingToDo;

  let now = await look(repairing, null);
  const worthAsking = () => notRepeated(now.open, repeated);
  const end = (repairEnd: RepairEnd): Repaired => ({
    repairEnd,
    walk: now.walk,
    stopped: askModel ? now.open.length - worthAsking().length : 0,
  });
  if (now.open.length === 0) return end(undefined);
  if (!askModel) return end(why);
  const told = new Set<string>();
  for (let round = 1; round <= limits.repairRounds; round += 1) {
    const asked = worthAsking();
    if (asked.length === 0) return end('seen-before');
    for (const problem of asked) told.add(problemKey(problem));
    const files = new Map(reply.files);
    const takeBack = async (why: RepairEnd = 'tries-used') => {
      const back = wayBack(files, reply.files);
      if (back.size > 0) await reply.fix(back, []);
      return end(why);
    };
    try {
      await reply.write('\n\n');
      await askModel(asked, round);
      if (reply.text.endsWith('>')) await reply.write('\n');
    } catch (error) {
      if (isLost(signal)) throw error;
      const ended = await takeBack(isCapReached(error) ? 'limit-reached' : undefined);
      signal.throwIfAborted();
      log.warn({ err: error }, 'the model could not repair its reply');
      return ended;
    }
    if (replyActions(reply.parsed).at(-1)?.isComplete === false) return takeBack();
    const next = await look(repairing, { look: now, files });
    if (isWorse(now, next)) return takeBack();
    // One error in the place of another is nothing fixed, nor is what nobody saw.
    const hasFixed = !now.isOfPageCheck || (isSeenAgain(now.walk, next.walk) && next.open.length < now.open.length);
    await reply.fix(new Map(), hasFixed ? fixedByModel(now.open, next.open) : []);
    now = next;
    if (now.open.length === 0) return end(undefined);
    if (worthAsking().every((problem) => told.has(problemKey(problem))))
      return end(worthAsking().length === 0 ? 'seen-before' : 'same-again');
  }
  return end('tries-used');
}

const nothingToDo: Repaired = { repairEnd: undefined, walk: null, stopped: 0 };

type Before = { look: Look; files: ReadonlyMap<string, string> };

/** Looks at the files, lets rules fix them, and has the pages opened when they read well. */
async function look(repairing: Repairing, last: Before | null): Promise<Look> {
  const { reply, before, checks, checkPages, diary } = repairing;
  const startedAt = performance.now();
  const { open, changed, repairs }: RuleFixes = await checks.fix(before, new Map(reply.files));
  diary.note({ kind: 'check', durationMs: since(startedAt), mended: repairs, open: placesOf(open) });
  if (repairs.length > 0) await reply.fix(changed, repairs);
  if (open.length > 0) return { isOfPageCheck: false, open, walk: null };
  // Nothing was changed, so the pages would show what they showed.
  if (last?.look.walk && wayBack(last.files, reply.files).size === 0) return last.look;
  const walk = (await checkPages?.()) ?? null;
  if (!checkPages || !walk || walk.problems.length === 0) return { isOfPageCheck: true, open: [], walk };
  const fixed = await fixOpened(repairing, walk, checkPages);
  return { isOfPageCheck: true, open: fixed.problems, walk: fixed };
}

/** Tries what rules know about problems that only running code shows; kept when the pages then show fewer. */
async function fixOpened(
  { reply, checks }: Repairing,
  walk: TurnPageCheck,
  checkPages: CheckPages,
): Promise<TurnPageCheck> {
  const files = new Map(reply.files);
  const fixes = checks.fixOpened(files, walk.problems);
  if (fixes === null) return walk;
  await reply.fix(fixes.changed, []);
  const next = await checkPages();
  if (isSeenAgain(walk, next) && next.problems.length < walk.problems.length) {
    await reply.fix(new Map(), fixes.repairs);
    return next;
  }
  await reply.fix(wayBack(files, reply.files), []);
  return walk;
}

/** Whether the pages that were broken were opened again: one that did not answer may have been fixed or not. */
function isSeenAgain(before: TurnPageCheck | null, next: TurnPageCheck | null): next is TurnPageCheck {
  if (next === null) return false;
  const unseen = new Set(next.pages.filter(({ state }) => isUnseen(state)).map(visitKey));
  return (before?.pages ?? []).every((page) => page.state !== 'broken' || !unseen.has(visitKey(page)));
}

const isUnseen = (state: TurnPageCheck['pages'][number]['state']) => state === 'silent' || state === 'left-out';

function fixedByModel(before: readonly Problem[], after: readonly Problem[]): TurnRepair[] {
  const left = new Set(after.map(problemKey));
  return before
    .filter((problem) => !left.has(problemKey(problem)))
    .map(({ kind, file, line, message }) => ({
      kind,
      file,
      line,
      message,
      by: 'model',
      told: 'The assistant corrected it when it was told.',
    }));
}

/** What leads from `after` back to `before`; null for a file that was not there. */
function wayBack(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): Map<string, string | null> {
  const back = new Map<string, string | null>();
  for (const [path, content] of before) if (after.get(path) !== content) back.set(path, content);
  for (const path of after.keys()) if (!before.has(path)) back.set(path, null);
  return back;
}
