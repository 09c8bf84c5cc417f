import { toolLimits } from '@whittle/contract/tools/tool-limits';
import { toLatin } from '../entities/grid/to-latin.ts';
import { slugOf } from '../apps/slug.ts';

const pathPattern = /^[A-Za-z0-9-]+$/;

/** TOOL-03: letters, numbers and dashes only, and not empty. */
export const isToolPath = (path: string): boolean => path.length <= toolLimits.pathChars && pathPattern.test(path);

/** Where the document of the tool at a path lies among the app's files. */
export const toolFileOf = (path: string): string => `tools/${path}.json`;

/** The path of a tool by its file; null for files that are no tool's. */
export const toolPathOf = (file: string): string | null => {
  const path = /^tools\/([^/]+)\.json$/.exec(file)?.[1];
  return path !== undefined && isToolPath(path) ? path : null;
};

/** A title's letters and digits; `tool` when none of them can be written in a path. */
const pathFrom = (title: string): string => {
  const latin = toLatin(title);
  return /[A-Za-z0-9]/.test(latin) ? slugOf(latin) : 'tool';
};

/**
 * The wanted path, or the first of `meal-plan-2`, `meal-plan-3` ... that no other tool has; case does not tell paths
 * apart. What is no path is made one first. Rule: TOOL-03.
 */
export function uniqueToolPath(wanted: string, taken: Iterable<string>): string {
  const base = (isToolPath(wanted) ? wanted : pathFrom(wanted)).slice(0, toolLimits.pathChars - 4);
  const used = new Set([...taken].map((path) => path.toLowerCase()));
  for (let n = 1; ; n += 1) {
    const path = n === 1 ? base : `${base}-${n}`;
    if (!used.has(path.toLowerCase())) return path;
  }
}
