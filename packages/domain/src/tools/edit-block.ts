import type { BlockType, ResultBlock } from '@whittle/contract/tools/tool-document';
import { type BlockCheck, checkBlock } from './check-block.ts';

const editable: ReadonlySet<BlockType> = new Set(['rich_text', 'list', 'table', 'key_figures', 'file']);

/** Whether a person changes such a block by hand, as text or as cells. */
export const isEditable = (type: BlockType): boolean => editable.has(type);

/** What somebody made of a block: its shape and its links are checked; the builder's rules are for the model. Rule: TOOL-16. */
export const checkEdit = (block: ResultBlock, value: unknown): BlockCheck =>
  checkBlock(
    {
      ...block,
      required: false,
      checks: { minItems: null, maxItems: null, hasTotalRow: false, mustContain: [], linksResolve: false },
    },
    value,
  );
