import type { AccessRequest } from '@whittle/contract/chat';
import type { TurnRepair } from '@whittle/contract/turn-checks';
import type { PageOutcome, PageCheckReport, PageViewer } from '@whittle/contract/page-check';
import { declaredEntities } from '@whittle/domain/entities/declared-entities';
import { isModule } from '@whittle/domain/files/file-kinds';
import { requiresSignIn } from '@whittle/domain/publishing/requires-sign-in';
import { onceEach } from '@whittle/domain/repairs/find-problems';
import { applyEdits, type Problem, problemKey } from '@whittle/domain/repairs/problem';
import { repairByRules } from '@whittle/domain/repairs/repair-by-rules';
import { fixMissingList } from '@whittle/domain/page-check/fix-missing-list';
import { pagesToCheck, type PageToCheck } from '@whittle/domain/page-check/pages-to-check';
import { outcomeOfPage, problemsOfPage } from '@whittle/domain/page-check/read-page-check';
import { outlineOf } from '../../compile/app-outline.ts';
import { compileApp } from '../../compile/compile-app.ts';
import type { GetPlatform } from '../../compile/load-platform.ts';
import type { FindAppProblems } from './find-app-problems.ts';
import { parseAppCode } from './parse-app-code.ts';

type Files = ReadonlyMap<string, string>;
/** Wider access that a turn asked for and nobody granted yet. */
type AccessWishes = readonly Pick<AccessRequest, 'entity' | 'requested'>[];

/** `changed` holds the files that rules have fixed; `open` the problems of the turn that no rule could. */
export type RuleFixes = { changed: Files; repairs: TurnRepair[]; open: Problem[] };

/** Looks at what a turn made of an app. */
export interface TurnChecks {
  /** Fixes what rules can. Problems that were there before, in files that the turn left alone, are not its business. */
  fix(before: Files, after: Files): Promise<RuleFixes>;
  /** What is left: problems, and what is only worth knowing. */
  report(before: Files, after: Files): Promise<{ problems: Problem[]; hints: Problem[] }>;
  /** The pages that the turn may have broken in a way that only opening them shows, also once its `wishes` are granted. */
  pagesToCheck(before: Files, after: Files, wishes?: AccessWishes): ReturnType<typeof pagesToCheck>;
  /**
   * What is wrong with pages that were opened; those of `pages` that are missing in `walked` did not answer, or the time
   * was over before. A page of a record whose path names none was opened without.
   */
  readPageCheck(
    files: Files,
    pages: readonly PageToCheck[],
    walked: readonly PageCheckReport[],
    isTimeOver?: boolean,
  ): { pages: PageOutcome[]; problems: Problem[] };
  /** What rules would change about problems that opening the pages showed; null where they know nothing. */
  fixOpened(files: Files, problems: readonly Problem[]): Pick<RuleFixes, 'changed' | 'repairs'> | null;
}

type Deps = { platform: GetPlatform; findProblems: FindAppProblems };

export function createTurnChecks({ platform, findProblems: find }: Deps): TurnChecks {
  /** Whether a problem is the turn's: in a file that it wrote, or not there before. */
  const ofTurn = async (before: Files, after: Files, found: readonly Problem[]) => {
    const isWritten = ({ file }: Problem) => before.get(file) !== after.get(file);
    const known = found.every(isWritten) ? new Set() : new Set((await find(before)).map(problemKey));
    return (problem: Problem) => isWritten(problem) || !known.has(problemKey(problem));
  };

  return {
    async fix(before, after) {
      const found = await find(after);
      const isOfTurn = await ofTurn(before, after, found);
      const state = { files: after, problems: found };
      const { files, repairs, problems } = await repairByRules(state, { find, mayFix: isOfTurn });
      const fixed = onceEach(problems.filter(isOfTurn));
      return {
        changed: new Map([...files].filter(([path, content]) => after.get(path) !== content)),
        repairs: repairs.map((repair) => ({ ...repair, by: 'rule' })),
        open: fixed.filter(({ severity }) => severity === 'error'),
      };
    },
    async report(before, after) {
      const all = await find(after);
      const found = all.filter(await ofTurn(before, after, all));
      return {
        problems: found.filter(({ severity }) => severity === 'error'),
        hints: found.filter(({ severity }) => severity !== 'error'),
      };
    },
    pagesToCheck(before, after, wishes = []) {
      const changed = new Set(
        [...after].filter(([path, content]) => before.get(path) !== content).map(([path]) => path),
      );
      const app = compileApp(after, platform());
      return pagesToCheck(changed, {
        ...app,
        importsOf: (file) => app.modules.get(file)?.imports,
        codeOf: (file) => after.get(file) ?? '',
        entities: declaredEntities(after).map(({ name }) => name),
        otherViewers: otherViewers(after, wishes),
      });
    },
    readPageCheck(files, pages, walked, isTimeOver = false) {
      const app = { files, pages: outlineOf(files).pages };
      const seen = new Map(walked.map((one) => [visitKey(one), one]));
      const problems: Problem[] = [];
      const known = new Set<string>();
      const outcomes = pages.map(({ page, viewer, path, record }): PageOutcome => {
        const one = seen.get(visitKey({ page, viewer }));
        if (!one) return { page, ...(viewer !== 'owner' && { viewer }), state: isTimeOver ? 'left-out' : 'silent' };
        const hasRecord = record !== null && path.includes('?');
        problems.push(...problemsOfPage(one, app, { hasRecord, known }));
        const outcome = outcomeOfPage(one, problemsOfPage(one, app, { hasRecord }));
        return record !== null && !hasRecord && outcome.state === 'opened'
          ? { ...outcome, state: 'no-record' }
          : outcome;
      });
      return { pages: outcomes, problems: onceEach(problems) };
    },
    fixOpened(files, problems) {
      const fixed = problems.flatMap((problem) => {
        const fix = fixMissingList(problem, files, parseAppCode);
        return fix ? [{ problem, fix }] : [];
      });
      const after = applyEdits(
        files,
        fixed.flatMap(({ fix }) => fix.edits),
      );
      if (fixed.length === 0 || after === null) return null;
      return {
        changed: new Map([...after].filter(([path, content]) => files.get(path) !== content)),
        repairs: fixed.map(({ problem: { kind, file, line, message }, fix: { told } }) => ({
          ...{ kind, file, line, message, told },
          by: 'rule' as const,
        })),
      };
    },
  };
}

/** One page as one viewer. */
export const visitKey = ({ page, viewer = 'owner' }: { page: string; viewer?: PageViewer }) => `${viewer} ${page}`;

/**
 * As whom, besides its owner, an app looks different: where it keeps nothing and knows nobody it does not, and what asks
 * everybody to sign in first shows visitors nothing.
 */
function otherViewers(files: Files, wishes: AccessWishes): PageViewer[] {
  const entities = declaredEntities(files).map(({ name, access }) => ({
    access: wishes.find((wish) => wish.entity === name)?.requested ?? access,
  }));
  const knowsPeople = [...files].some(([path, code]) => isModule(path) && /\bUser\.me\(|\bauth\.me\(/.test(code));
  if (entities.length === 0 && !knowsPeople) return [];
  return requiresSignIn(entities) ? ['person'] : ['visitor', 'person'];
}
