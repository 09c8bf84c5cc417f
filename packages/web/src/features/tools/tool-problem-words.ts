import type { ToolSummary } from '@whittle/contract/tools/calls';
import type { ToolProblem } from '@whittle/domain/tools/tool-problems';
import { toolTexts } from './tools.texts.ts';

/** A problem of a tool as a sentence. The list has its codes from the server, which may know newer ones. */
export function problemSentence({ code, name }: ToolProblem | ToolSummary['problems'][number]): string {
  const sentences: Record<string, ((name: string) => string) | undefined> = toolTexts.problem;
  return sentences[code]?.(name) ?? code;
}
