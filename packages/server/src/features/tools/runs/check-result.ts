import type { BlockResult } from '@whittle/contract/tools/tool-run';
import { checkValue } from './make-blocks.ts';
import { carefulTools, judged, putInto, type RunOptions } from './run-tool.ts';

/**
 * Checks what stands in a result by the rules that the tool has by now: shape, parts, sums, links, and the model's judgement.
 * `before` are the blocks that are checked, as they were; what cannot be judged without a model keeps its rules alone. Rule:
 * TOOL-52.
 */
export async function checkResult(run: RunOptions, before: readonly BlockResult[]): Promise<void> {
  const { tool, model, signal } = run;
  const tools = carefulTools(run);
  const put = putInto(run);
  await Promise.all(
    before.map(async ({ blockId, value }) => {
      const block = tool.blocks.find(({ id }) => id === blockId)!;
      const result = await checkValue(block, value, tools, signal);
      put(model.isBuiltIn ? result : await judged(run, block, result));
    }),
  );
}

/** The blocks of a result that can be checked: what is there whole, of blocks that the tool still has. */
export const blocksToCheck = (
  { blocks }: Pick<RunOptions['tool'], 'blocks'>,
  results: readonly BlockResult[],
): BlockResult[] =>
  results.filter(
    ({ blockId, value, problem }) =>
      value !== null && value !== '' && problem !== 'cut-off' && blocks.some(({ id }) => id === blockId),
  );
