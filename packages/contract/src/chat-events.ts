import { z } from 'zod';
import { appSummarySchema } from './apps.ts';
import { actionOutcomeSchema, chatMessageSchema, chatQueueSchema, toolInvocationSchema } from './chat.ts';
import { turnRepairSchema } from './turn-checks.ts';
import { pageCheckReportSchema, pageCheckRequestSchema } from './page-check.ts';

/**
 * One entry of an app's event log, as server-sent events on POST /chat and GET /live; `seq` is the SSE id.
 * `text-delta` carries the next characters of the streaming reply; `message-changed` carries the whole message and
 * wins over what was put together from deltas.
 */
export const liveEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message-created'), seq: z.number().int(), message: chatMessageSchema }),
  z.object({ type: z.literal('text-delta'), seq: z.number().int(), messageId: z.string(), text: z.string() }),
  z.object({
    type: z.literal('tool-call'),
    seq: z.number().int(),
    messageId: z.string(),
    invocation: toolInvocationSchema,
  }),
  z.object({
    type: z.literal('action-outcome'),
    seq: z.number().int(),
    messageId: z.string(),
    outcome: actionOutcomeSchema,
  }),
  z.object({
    type: z.literal('turn-phase'),
    seq: z.number().int(),
    messageId: z.string(),
    phase: z.enum(['thinking', 'writing', 'continuing', 'checking', 'walking', 'repairing']),
    /** Which try of how many, while the model goes on with a reply that was cut or repairs what it got wrong. */
    repair: z.object({ round: z.number().int(), of: z.number().int() }).optional(),
    /** What is to be opened, while the turn waits for it. */
    walk: pageCheckRequestSchema.optional(),
  }),
  /** A window that shows the builder is ready to open pages for this turn. */
  z.object({ type: z.literal('walk-offered'), seq: z.number().int(), messageId: z.string() }),
  z.object({
    type: z.literal('page-walked'),
    seq: z.number().int(),
    messageId: z.string(),
    result: pageCheckReportSchema,
  }),
  z.object({
    type: z.literal('files-mended'),
    seq: z.number().int(),
    messageId: z.string(),
    /** How many actions of the reply were applied before. */
    afterActions: z.number().int(),
    /** Without content the file is gone. */
    files: z.array(z.object({ path: z.string(), content: z.string().nullable() })),
    repairs: z.array(turnRepairSchema),
  }),
  z.object({ type: z.literal('message-changed'), seq: z.number().int(), message: chatMessageSchema }),
  /** Going back to a version: behind the message `after` (null: from the start) the conversation is now `messages`. */
  z.object({
    type: z.literal('messages-replaced'),
    seq: z.number().int(),
    after: z.string().nullable(),
    messages: z.array(chatMessageSchema),
  }),
  z.object({ type: z.literal('app-changed'), seq: z.number().int(), app: appSummarySchema }),
  z.object({ type: z.literal('queue-changed'), seq: z.number().int(), queue: chatQueueSchema }),
]);
export type LiveEvent = z.infer<typeof liveEventSchema>;
/** An event before the log gave it its position. */
export type NewLiveEvent = LiveEvent extends infer E ? (E extends unknown ? Omit<E, 'seq'> : never) : never;
