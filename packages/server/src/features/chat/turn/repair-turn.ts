import type { TurnChecks as CheckResult, TurnRepair } from '@whittle/contract/chat';
import { limits } from '@whittle/contract/limits';
import { replyActions } from '@whittle/domain/chat/action-stream';
import { type Problem, problemKey } from '@whittle/domain/repairs/problem';
import type { Logger } from 'pino';
import type { RuleMends, TurnChecks } from '../../turn-checks/turn-checks.service.ts';
import type { Reply } from './reply.ts';

/** Why nobody went on repairing what is left. */
export type RepairEnd = CheckResult['repairEnd'];

type Repairing = {
  reply: Reply;
  /** The app before the turn. */
  before: ReadonlyMap<string, string>;
  checks: Pick<TurnChecks, 'mend'>;
  signal: AbortSignal;
  log: Logger;
  /** Null where nobody is to be asked; `why` is told then. */
  askModel: ((problems: readonly Problem[], round: number) => Promise<void>) | null;
  why: RepairEnd;
};

/**
 * Mends what a complete reply got wrong: rules first, then the model, at most `limits.repairRounds` times. It ends early
 * when everything is well, or when only faults are left that the model was told of before. A round that leaves more faults
 * than there were is taken back. Throws what interrupts the turn.
 */
export async function repairTurn({ reply, before, checks, signal, log, askModel, why }: Repairing): Promise<RepairEnd> {
  // The parser looks at what follows a closing tag before it believes it.
  if (reply.text.endsWith('>')) await reply.write('\n');
  if (!reply.hasChanges || replyActions(reply.parsed).at(-1)?.isComplete === false) return undefined;

  const mendByRules = async (): Promise<RuleMends> => {
    const mends = checks.mend(before, new Map(reply.files));
    if (mends.repairs.length > 0) await reply.mend(mends.changed, mends.repairs);
    return mends;
  };

  let { open } = await mendByRules();
  if (open.length === 0) return undefined;
  if (!askModel) return why;
  const told = new Set<string>();
  for (let round = 1; round <= limits.repairRounds; round += 1) {
    for (const problem of open) told.add(problemKey(problem));
    const files = new Map(reply.files);
    try {
      await reply.write('\n\n');
      await askModel(open, round);
      if (reply.text.endsWith('>')) await reply.write('\n');
    } catch (error) {
      signal.throwIfAborted();
      log.warn({ err: error }, 'the model could not repair its reply');
      return 'tries-used';
    }
    if (replyActions(reply.parsed).at(-1)?.isComplete === false) return 'tries-used';
    const next = await mendByRules();
    if (next.open.length > open.length) {
      await reply.mend(wayBack(files, reply.files), []);
      return 'tries-used';
    }
    await reply.mend(new Map(), mendedByModel(open, next.open));
    open = next.open;
    if (open.length === 0) return undefined;
    if (open.every((problem) => told.has(problemKey(problem)))) return 'same-again';
  }
  return 'tries-used';
}

function mendedByModel(before: readonly Problem[], after: readonly Problem[]): TurnRepair[] {
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
