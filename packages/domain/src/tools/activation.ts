import type { ToolDocument } from '@whittle/contract/tools/tool-document';

/** How many tools of an app may be active, by the builder's plan. A paid plan that is not known counts as explorer. */
const liveTools: Readonly<Record<string, number>> = { lite: 1, explorer: 3, moon: 10, monetizer: 20 };

export const liveToolLimit = (plan: string): number => liveTools[plan.toLowerCase()] ?? liveTools['explorer']!;

/** What keeps a tool from being activated. Rules: TOOL-05, TOOL-06. */
export function activationProblem(
  { texts }: Pick<ToolDocument, 'texts'>,
  { active, plan }: { active: number; plan: string },
): 'tool-header-missing' | 'tool-limit-reached' | null {
  if (texts.header.trim() === '') return 'tool-header-missing';
  return active >= liveToolLimit(plan) ? 'tool-limit-reached' : null;
}
