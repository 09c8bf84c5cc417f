import type { AppFacts, ReadFile, SourceFile } from './app-facts.ts';
import { assignedComparisons } from './kinds/comparisons.ts';
import { changedConstants } from './kinds/constants.ts';
import { formProblems } from './kinds/forms.ts';
import { emptyChoices } from './kinds/kit-parts.ts';
import { usedTooEarly } from './kinds/order.ts';
import { peopleCalls } from './kinds/people-calls.ts';
import { missingProperties } from './kinds/properties.ts';
import { queryAnswerProblems } from './kinds/query-answers.ts';
import { lostResults } from './kinds/results.ts';
import { secondRouters } from './kinds/routers.ts';
import { stateProblems } from './kinds/state-use.ts';
import { refusedMeanings } from './kinds/declarations.ts';
import { elementProblems } from './kinds/elements.ts';
import { misplacedHooks } from './kinds/hooks.ts';
import { entityFileProblems } from './kinds/entity-files.ts';
import { handlerProblems } from './kinds/handlers.ts';
import { brokenImports } from './kinds/imports.ts';
import { undefinedLists } from './kinds/lists.ts';
import { undefinedNames } from './kinds/names.ts';
import { hiddenPages, pageProblems } from './kinds/pages.ts';
import { queryProblems } from './kinds/queries.ts';
import { recordProblems } from './kinds/records.ts';
import { endlessRenders } from './kinds/rendering.ts';
import { routeProblems } from './kinds/routes.ts';
import { fencedFile, unreadableFile } from './kinds/syntax.ts';
import { toolFileProblems } from './kinds/tools.ts';
import { typeProblems } from './kinds/types.ts';
import { valueProblems } from './kinds/values.ts';
import { type Problem, problemKey } from './problem.ts';

/** Every way in which a file that can be read may be wrong; each answers what it found, with a way out if any. */
const detectors: readonly ((file: ReadFile, facts: AppFacts) => Problem[])[] = [
  refusedMeanings,
  brokenImports,
  undefinedNames,
  recordProblems,
  misplacedHooks,
  undefinedLists,
  elementProblems,
  pageProblems,
  queryProblems,
  valueProblems,
  typeProblems,
  handlerProblems,
  endlessRenders,
  lostResults,
  changedConstants,
  assignedComparisons,
  stateProblems,
  usedTooEarly,
  missingProperties,
  formProblems,
  queryAnswerProblems,
  peopleCalls,
  secondRouters,
  emptyChoices,
];

/** What is wrong with one file, as far as its text and what is known of the app show it. */
export function problemsOfFile(file: SourceFile, facts: AppFacts): Problem[] {
  const ofText = [...unreadableFile(file, facts), ...fencedFile(file)];
  return isRead(file) ? [...ofText, ...detectors.flatMap((detect) => detect(file, facts))] : ofText;
}

/** What only all files together show. */
export const problemsOfApp = (facts: AppFacts): Problem[] => [
  ...entityFileProblems(facts),
  ...hiddenPages(facts),
  ...routeProblems(facts),
  ...toolFileProblems(facts.files),
];

const isRead = (file: SourceFile): file is ReadFile => file.module !== null;

/** Each problem of a file once. */
export function onceEach(problems: readonly Problem[]): Problem[] {
  const seen = new Map<string, Problem>();
  for (const problem of problems) if (!seen.has(problemKey(problem))) seen.set(problemKey(problem), problem);
  return [...seen.values()];
}
