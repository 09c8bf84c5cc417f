import type { ResultBlock } from '@whittle/contract/tools/tool-document';
import { type BlockCheck, checkBlock } from './check-block.ts';

/** What somebody made of a block: its shape and its links are checked; the builder's rules are for the model. Rule: TOOL-16. */
export const checkEdit = (block: ResultBlock, value: unknown): BlockCheck =>
  checkBlock(
    {
      ...block,
      required: false,
      checks: {
        minItems: null,
        maxItems: null,
        hasTotalRow: false,
        mustContain: [],
        linksResolve: false,
        judgement: '',
      },
    },
    value,
  );
