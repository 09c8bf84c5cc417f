import type { BlockResult, RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';

type BlockEvent = Extract<RunEvent, { type: 'block' | 'text' }>;

/** The run after what its stream said; null for a part of a run that is not known. */
export function grownRun(run: ToolRun | null, event: RunEvent): ToolRun | null {
  if (event.type === 'run' || event.type === 'end') return event.run;
  return run && { ...run, blocks: run.blocks.map((block) => grownBlock(block, event)) };
}

function grownBlock(block: BlockResult, event: BlockEvent): BlockResult {
  if (event.type === 'block') return block.blockId === event.block.blockId ? event.block : block;
  if (block.blockId !== event.blockId) return block;
  const before = typeof block.value === 'string' ? block.value.slice(0, event.from) : '';
  return { ...block, state: 'pending', value: before + event.text, problem: null };
}
