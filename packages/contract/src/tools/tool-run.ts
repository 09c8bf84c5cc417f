import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { answerSourcesSchema } from '../knowledge/citation.ts';
import { toolLimits as limits } from './tool-limits.ts';

/** TOOL-08. The state that a page shows; `idle` is a page without a run. */
export const runStates = ['loading', 'success', 'error', 'cancelled'] as const;
/** TOOL-09 */
export const blockStates = ['pending', 'validated', 'failed'] as const;

/** What stands in a block; its shape follows from the block's type (domain/tools/answer-schema.ts). */
export const blockResultSchema = z.object({
  blockId: z.string(),
  state: z.enum(blockStates),
  /** As far as it is known; null before its first character. */
  value: z.unknown(),
  /** Why it failed (domain/tools/check-block.ts), or `needs-model`. */
  problem: z.string().nullable(),
});
export type BlockResult = z.infer<typeof blockResultSchema>;

export const toolRunSchema = z.object({
  id: idSchema,
  toolId: idSchema,
  state: z.enum(runStates),
  inputs: z.record(z.string(), z.unknown()),
  blocks: z.array(blockResultSchema),
  /** Why it ended without a result: a code of errors.ts with its sentence. */
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  model: z.string().nullable(),
  tokens: z.object({ prompt: z.int(), completion: z.int() }),
  /** What it took of the credits of the month (EDIT-13). */
  credits: z.int(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** When somebody changed the result by hand. */
  editedAt: z.iso.datetime().nullable(),
  /** What it was answered from; null where the tool has no data sources, or nothing was looked up yet. */
  sources: answerSourcesSchema.nullable(),
  /** By which others may read the result; null as long as it is private. */
  shareKey: z.string().nullable(),
});
export type ToolRun = z.infer<typeof toolRunSchema>;

/** A result as others read it: nothing of what was filled in, and of the sources only what is cited. */
export const sharedResultSchema = toolRunSchema.pick({ blocks: true, createdAt: true, editedAt: true, sources: true });
export type SharedResult = z.infer<typeof sharedResultSchema>;

/** The page makes the id, so that a call that is sent twice is one run. */
export const startRunSchema = z.object({
  runId: idSchema,
  toolPath: z.string().max(limits.pathChars),
  inputs: z.record(z.string(), z.unknown()),
});

/** A file for a run. `value` is what the field holds then: `{id}/{name}`. */
export const toolFileSchema = z.object({ value: z.string(), name: z.string(), size: z.int() });
export type ToolFile = z.infer<typeof toolFileSchema>;

/** A part of an earlier result. `value` is what the field holds then: `{runId}/{blockId}/{index}`. */
export const toolItemSchema = z.object({ value: z.string(), label: z.string(), createdAt: z.iso.datetime() });
export type ToolItem = z.infer<typeof toolItemSchema>;

/** What the stream of a run says: first the run as it is, then what changed in its blocks, at last the run's end. */
export type RunEvent =
  | { type: 'run'; run: ToolRun }
  | { type: 'block'; block: BlockResult }
  /** A block that is a text grew: its value is what it had up to `from`, and then `text`. */
  | { type: 'text'; blockId: string; from: number; text: string }
  | { type: 'end'; run: ToolRun };

/** Runs that somebody has left of those of a day and of a week, and when the next ones come. */
export const runsLeftSchema = z.object({
  today: z.int(),
  week: z.int(),
  perDay: z.int(),
  perWeek: z.int(),
  resetsAt: z.iso.datetime(),
});
export type RunsLeft = z.infer<typeof runsLeftSchema>;

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Write the day as 2026-01-31.');

/** Which runs of a tool its builder looks at. Days are of UTC, both included. */
export const runFilterSchema = z.object({
  state: z.enum(runStates).optional(),
  from: day.optional(),
  to: day.optional(),
});
export type RunFilter = z.infer<typeof runFilterSchema>;

/** A run as its builder sees it: what is personal is null, and what was made of it stays with who ran it. */
const builderRunSchema = toolRunSchema.omit({ blocks: true, shareKey: true, editedAt: true }).extend({
  /** Values of personal fields that were filled in, by field, which `reveal` shows. */
  hidden: z.array(z.string()),
  /** In millionths of the currency; null where the price of a model is not known. */
  costMicros: z.int().nullable(),
});
export type BuilderRun = z.infer<typeof builderRunSchema>;

export const builderRunsSchema = z.object({
  items: z.array(builderRunSchema),
  /** Where older ones begin; null after the last. */
  next: z.string().nullable(),
  currency: z.string(),
});
export type BuilderRuns = z.infer<typeof builderRunsSchema>;
