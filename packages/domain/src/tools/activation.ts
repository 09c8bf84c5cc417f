import type { ToolDocument } from '@whittle/contract/tools/tool-document';

/** What keeps a tool from being activated where `max` tools of the app may be active. Rules: TOOL-05, TOOL-06. */
export function activationProblem(
  { texts }: Pick<ToolDocument, 'texts'>,
  { active, max }: { active: number; max: number },
): 'tool-header-missing' | 'tool-limit-reached' | null {
  if (texts.header.trim() === '') return 'tool-header-missing';
  return active >= max ? 'tool-limit-reached' : null;
}

/** The active tools that the plan has room for: of those that are there, the ones activated first. The others are paused. */
export const runningTools = (active: Iterable<string>, present: ReadonlySet<string>, max: number): Set<string> =>
  new Set([...active].filter((id) => present.has(id)).slice(0, max));
