import type { ActionType } from './action-types.ts';
import type { Edit } from './edits.ts';

/**
 * One action of a reply (GEN-07). `content` is what the file should hold, without the fence or CDATA that a model put
 * around it; while the action is open, its end may still be part of such a wrapping. `permissions` is the attribute as
 * written (`all/creator`), null without one. `edits` holds the search/replace pairs that are closed so far.
 */
export type Action = {
  /** Position among all actions of the reply. */
  index: number;
  title: string;
  type: ActionType;
  /** As written; normalisePath makes it a path. */
  file: string;
  content: string;
  permissions: string | null;
  edits: Edit[];
  /** Entity named by an action on records; the file's name otherwise. */
  entity?: string;
  /** Number of records of a complete action that brings a JSON array of them. */
  recordCount?: number;
  /** `sample="no"`: the records that it brings are the app's own content and stay when samples are removed. */
  isContent?: boolean;
  /** The closing tag was seen (GEN-10). */
  isComplete: boolean;
  /** The reply ended, or began the same file again, before the closing tag. */
  isTruncated: boolean;
};

/** `isComplete` of a group: its closing tag was seen, or text began after its last action. */
export type Block =
  { kind: 'text'; text: string } | { kind: 'group'; title: string; isComplete: boolean; actions: Action[] };

/** `reasoning` is what stood in `<think>` tags; it is not shown. */
export type Reply = { blocks: Block[]; reasoning: string };

export const replyActions = (reply: Reply): Action[] =>
  reply.blocks.flatMap((block) => (block.kind === 'group' ? block.actions : []));
