import { z } from 'zod';
import { turnOutcomeSchema, usageSchema } from './chat.ts';
import { turnRepairSchema } from './turn-checks.ts';
import { limits } from './limits.ts';
import { pageOutcomeSchema } from './page-check.ts';

const count = z.number().int().nonnegative();
const ms = z.number().nonnegative();
const placeSchema = turnRepairSchema.pick({ kind: true, file: true, line: true, message: true });

/** What a request to the model is made of; the texts themselves are not kept. */
const requestPartSchema = z.object({
  part: z.enum(['instructions', 'app', 'conversation', 'message', 'pictures']),
  chars: count,
  /** Estimated, before the provider counted. */
  tokens: count,
});

/** One step of a turn, `atMs` after its beginning. */
export const debugEntrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('request'),
    atMs: ms,
    purpose: z.enum(['reply', 'continue', 'refused-edits', 'repair']),
    round: count.optional(),
    parts: z.array(requestPartSchema),
    tools: z.array(z.string()),
    maxSteps: count,
  }),
  z.object({
    kind: z.literal('answer'),
    atMs: ms,
    /** Null when no text came. */
    firstByteMs: ms.nullable(),
    durationMs: ms,
    chars: count,
    finishReason: z.string(),
    steps: count,
    promptTokens: count,
    completionTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
  }),
  z.object({
    kind: z.literal('actions'),
    atMs: ms,
    applied: z.array(z.string()),
    refused: z.array(z.object({ file: z.string(), message: z.string() })),
  }),
  z.object({
    kind: z.literal('check'),
    atMs: ms,
    durationMs: ms,
    mended: z.array(turnRepairSchema),
    open: z.array(placeSchema),
  }),
  z.object({
    kind: z.literal('walk'),
    atMs: ms,
    durationMs: ms,
    /** Null where no window was open to check pages, or there were none to check. */
    pages: z.array(pageOutcomeSchema).nullable(),
    problems: z.array(placeSchema),
  }),
  z.object({ kind: z.literal('error'), atMs: ms, code: z.string(), message: z.string() }),
]);
export type DebugEntry = z.infer<typeof debugEntrySchema>;

/** The files of the version of a reply, as an admin wrote them into its log (N-34). */
const templateRecordSchema = z.object({
  templateId: z.string(),
  versionId: z.string(),
  at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), content: z.string() })),
});

/** GET /api/apps/{appId}/chat/{messageId}/debug-log, for platform admins (VER-17): what happened in the turn of a reply. */
export const turnDebugLogSchema = z.object({
  messageId: z.string(),
  startedAt: z.iso.datetime(),
  durationMs: ms,
  outcome: turnOutcomeSchema,
  versionId: z.string().nullable(),
  model: z.object({ provider: z.string(), model: z.string(), label: z.string() }).nullable(),
  usage: usageSchema.nullable(),
  entries: z.array(debugEntrySchema).max(limits.debugLogEntries),
  /** Steps that were not kept because there were too many. */
  dropped: count,
  template: templateRecordSchema.optional(),
});
export type TurnDebugLog = z.infer<typeof turnDebugLogSchema>;
