import type { BlockType } from '@whittle/contract/tools/tool-document';

const editable: ReadonlySet<BlockType> = new Set(['rich_text', 'list', 'table', 'key_figures', 'file']);

/** Whether a person changes such a block by hand, as text or as cells. Apart from the check, which the page has no use for. */
export const isEditable = (type: BlockType): boolean => editable.has(type);
