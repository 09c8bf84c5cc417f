import { type AppFacts, readApp, type RepairTools } from './app-facts.ts';
import { refusedMeanings } from './kinds/declarations.ts';
import { elementProblems } from './kinds/elements.ts';
import { misplacedHooks } from './kinds/hooks.ts';
import { brokenImports } from './kinds/imports.ts';
import { undefinedLists } from './kinds/lists.ts';
import { undefinedNames } from './kinds/names.ts';
import { pageProblems } from './kinds/pages.ts';
import { recordProblems } from './kinds/records.ts';
import { fencedFiles, unreadableFiles } from './kinds/syntax.ts';
import { type Problem, problemKey } from './problem.ts';

/** Every way to be wrong that is looked for; each reads the app's facts and answers what it found, with a way out if any. */
const detectors: readonly ((facts: AppFacts) => Problem[])[] = [
  unreadableFiles,
  fencedFiles,
  refusedMeanings,
  brokenImports,
  undefinedNames,
  recordProblems,
  misplacedHooks,
  undefinedLists,
  elementProblems,
  pageProblems,
];

/** What is wrong with an app's files, as far as their text shows it. The same problem of a file is told once. */
export function findProblems(files: ReadonlyMap<string, string>, tools: RepairTools): Problem[] {
  const facts = readApp(files, tools);
  return detectors.flatMap((detect) => detect(facts));
}

/** Each problem of a file once. */
export function onceEach(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) if (!seen.has(problemKey(problem))) seen.set(problemKey(problem), problem);
  return [...seen.values()];
}
