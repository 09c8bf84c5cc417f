import type { TurnRepair } from '@whittle/contract/chat';
import { onceEach } from '@whittle/domain/repairs/find-problems';
import { type Problem, problemKey } from '@whittle/domain/repairs/problem';
import { repairByRules } from '@whittle/domain/repairs/repair-by-rules';
import type { GetPlatform } from '../../compile/load-platform.ts';
import { findAppProblems } from './find-app-problems.ts';
import { type NamesOfPlatform, namesOfPlatform } from './repair-tools.ts';

type Files = ReadonlyMap<string, string>;

/** `changed` holds the files that rules have mended; `open` the faults of the turn that no rule could. */
export type RuleMends = { changed: Files; repairs: TurnRepair[]; open: Problem[] };

/** Looks at what a turn made of an app. */
export interface TurnChecks {
  /** Mends what rules can. Faults that were there before, in files that the turn left alone, are not its business. */
  mend(before: Files, after: Files): RuleMends;
  /** What is left: faults, and what is only worth knowing. */
  report(before: Files, after: Files): { problems: Problem[]; hints: Problem[] };
}

export function createTurnChecks({ platform }: { platform: GetPlatform }): TurnChecks {
  let names: NamesOfPlatform | undefined;
  const find = (files: Files) => findAppProblems(files, platform(), (names ??= namesOfPlatform(platform())));
  return {
    mend(before, after) {
      const isOfTurn = ofTurn(before, after, find);
      const { files, repairs, problems } = repairByRules(after, { find, mayMend: isOfTurn });
      const mended = onceEach(problems.filter(isOfTurn));
      return {
        changed: new Map([...files].filter(([path, content]) => after.get(path) !== content)),
        repairs: repairs.map((repair) => ({ ...repair, by: 'rule' })),
        open: mended.filter(({ severity }) => severity === 'error'),
      };
    },
    report(before, after) {
      const found = onceEach(find(after)).filter(ofTurn(before, after, find));
      return {
        problems: found.filter(({ severity }) => severity === 'error'),
        hints: found.filter(({ severity }) => severity !== 'error'),
      };
    },
  };
}

/** Whether a problem is the turn's: in a file that it wrote, or not there before. */
function ofTurn(before: Files, after: Files, find: (files: Files) => Problem[]): (problem: Problem) => boolean {
  let known: Set<string> | undefined;
  return (problem) => {
    if (before.get(problem.file) !== after.get(problem.file)) return true;
    known ??= new Set(find(before).map(problemKey));
    return !known.has(problemKey(problem));
  };
}
