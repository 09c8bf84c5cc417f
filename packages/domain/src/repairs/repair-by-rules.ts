import { applyEdits, type Problem, problemKey } from './problem.ts';

export type Repaired = { kind: Problem['kind']; file: string; line: number | null; message: string; told: string };

export type RuleRepair = { files: ReadonlyMap<string, string>; repairs: Repaired[]; problems: Problem[] };

type Files = ReadonlyMap<string, string>;
type State = { files: Files; problems: Problem[] };
type Find = (files: Files) => Promise<Problem[]>;

/** Each way out that is tried costs a look at the whole app: what was kept, and what was not, has an end. */
const maxRounds = 40;
const maxFailures = 40;

/**
 * Applies the ways out that problems bring along. One is kept only when fewer problems are left and no new one has come:
 * what works is never touched. `mayMend` says which problems are this turn's. The files given, in which
 * `find` has found these problems, stay as they are.
 */
export async function repairByRules(
  found: State,
  { find, mayFix }: { find: Find; mayFix(problem: Problem): boolean },
): Promise<RuleRepair> {
  let state = found;
  const repairs: Repaired[] = [];
  const given = new Set<string>();
  for (let round = 0, failures = 0; round < maxRounds && failures < maxFailures;) {
    const open = state.problems.filter(
      (problem) => problem.fix && mayFix(problem) && !given.has(problemKey(problem) + problem.fix.told),
    );
    if (open.length === 0) break;
    const next = open.length > 1 ? await attempt(state, open, find) : null;
    if (next) {
      state = next;
      round += 1;
      repairs.push(...open.map(toRepaired));
      continue;
    }
    const [first] = open;
    given.add(problemKey(first!) + first!.fix!.told);
    const one = await attempt(state, [first!], find);
    if (!one) {
      failures += 1;
      continue;
    }
    state = one;
    round += 1;
    repairs.push(toRepaired(first!));
  }
  return { ...state, repairs };
}

async function attempt({ files, problems }: State, fixed: readonly Problem[], find: Find): Promise<State | null> {
  const edits = fixed.flatMap(({ fix }) => fix!.edits);
  const after = applyEdits(files, edits);
  if (!after) return null;
  const left = await find(after);
  return isBetter(problems, left, fixed) ? { files: after, problems: left } : null;
}

/** Hints count for nothing. What a file that could not be read hides may come to light, since the file runs now. */
function isBetter(before: readonly Problem[], after: readonly Problem[], fixed: readonly Problem[]): boolean {
  const counted = (problems: readonly Problem[]) => problems.filter(({ severity }) => severity !== 'hint');
  const unread = new Set(fixed.filter(({ kind }) => hidesOthers.has(kind)).map(({ file }) => file));
  const known = new Map<string, number>();
  for (const problem of counted(before)) known.set(problemKey(problem), (known.get(problemKey(problem)) ?? 0) + 1);
  const left = new Map<string, number>();
  for (const problem of counted(after)) {
    if (unread.has(problem.file) && !hidesOthers.has(problem.kind)) continue;
    left.set(problemKey(problem), (left.get(problemKey(problem)) ?? 0) + 1);
  }
  for (const [key, count] of left) if (count > (known.get(key) ?? 0)) return false;
  const total = (counts: Map<string, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0);
  return total(left) < total(known);
}

const hidesOthers = new Set<Problem['kind']>(['syntax', 'duplicate-name', 'outside-async']);

const toRepaired = ({ kind, file, line, message, fix }: Problem): Repaired => ({
  kind,
  file,
  line,
  message,
  told: fix!.told,
});
