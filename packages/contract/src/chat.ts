import { z } from 'zod';
import { appSummarySchema } from './apps.ts';
import { alteredCellSchema } from './csv.ts';
import { limits } from './limits.ts';
import { turnCostSchema } from './spend/spend.ts';
import { turnChecksSchema } from './turn-checks.ts';

/** A file of a message. `url` is the address of one of the app's own uploads, as records keep it. */
export const attachmentSchema = z.object({ name: z.string(), url: z.string(), contentType: z.string() });
export type Attachment = z.infer<typeof attachmentSchema>;

/** `plan`: the assistant discusses and proposes, and nothing of the app changes (GEN-28). */
export const chatModeSchema = z.enum(['build', 'plan']);
export type ChatMode = z.infer<typeof chatModeSchema>;

/** An element of the running app that a message is about, and where the app's code makes it (GEN-29). */
export const pickedElementSchema = z.object({
  file: z.string().min(1).max(limits.filePathMaxChars),
  line: z.number().int().min(1),
  column: z.number().int().min(1).optional(),
  /** What it is, in words: its tag and the beginning of its text. */
  label: z.string().max(limits.pickedLabelMaxChars),
});
export type PickedElement = z.infer<typeof pickedElementSchema>;

/** GEN-04. `state` is `call` while a tool runs and `result` once it answered. */
export const toolInvocationSchema = z.object({
  toolName: z.string(),
  toolCallId: z.string(),
  state: z.enum(['call', 'result']),
  args: z.looseObject({ actionName: z.string().optional() }),
  result: z.unknown().optional(),
});
export type ToolInvocation = z.infer<typeof toolInvocationSchema>;

export const messagePartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('reasoning'), reasoning: z.string() }),
  z.object({ type: z.literal('source'), source: z.object({ url: z.string(), title: z.string().optional() }) }),
  z.object({ type: z.literal('tool-invocation'), toolInvocation: toolInvocationSchema }),
  z.object({ type: z.literal('file'), mimeType: z.string(), url: z.string() }),
]);

/** Tokens of one turn and what they cost (ADMIN-04). */
/** USAGE-01, USAGE-03: costs of the parts, and the rates per million tokens that were applied. */
const partsSchema = { input: z.number(), cacheRead: z.number(), cacheWrite: z.number(), output: z.number() };
export const usageCostsSchema = z.object({
  ...partsSchema,
  total: z.number(),
  /** Left out where requests of the turn had different ones. */
  rates: z.object(partsSchema).optional(),
});
export type UsageCosts = z.infer<typeof usageCostsSchema>;

export const usageSchema = z.object({
  promptTokens: z.number(),
  completionTokens: z.number(),
  totalTokens: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
  modelInfo: z.object({ model: z.string(), provider: z.string() }),
  finishReason: z.string(),
  steps: z.number(),
  durationMs: z.number(),
  timestamp: z.iso.datetime(),
  /** What its requests cost at the prices of that time; null where none of them is known. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullish(),
  /** The same, split; turns of earlier times have it not. */
  costs: usageCostsSchema.nullish(),
});
export type Usage = z.infer<typeof usageSchema>;

/** USAGE-02: what the replies of a conversation used, those that were taken back included. */
export const usageSummarySchema = z.object({
  turns: z.number().int(),
  promptTokens: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
  completionTokens: z.number(),
  totalTokens: z.number(),
  /** Of the requests that had a price; null where none had. `unpriced` counts the turns with others. */
  costs: z.object({ ...partsSchema, total: z.number(), currency: z.string() }).nullable(),
  unpriced: z.number().int(),
});
export type UsageSummary = z.infer<typeof usageSummarySchema>;

export const permissionValueSchema = z.enum(['anonymous', 'all', 'admin', 'creator', 'none']);
export const accessSchema = z.object({ read: permissionValueSchema, write: permissionValueSchema });

/** Row rules of an entity by verb, and of its fields, that let in more people than those that stand. */
const rulesByVerb = z.record(z.string(), z.unknown());
export const widerRulesSchema = z.object({ rls: rulesByVerb, fields: z.record(z.string(), rulesByVerb) }).partial();
export type WiderRules = z.infer<typeof widerRulesSchema>;

/** A wider permission that the assistant asked for; it waits for the builder's click. */
export const accessRequestSchema = z.object({
  entity: z.string(),
  current: accessSchema,
  requested: accessSchema,
  /** Where row rules narrow it: who then reads and adds what, in sentences. */
  sentences: z.array(z.string()).optional(),
  /** Row rules that take the place of those that stand once it is allowed. */
  rules: widerRulesSchema.optional(),
  state: z.enum(['waiting', 'allowed', 'kept']),
});
export type AccessRequest = z.infer<typeof accessRequestSchema>;

/**
 * What became of one action of a reply, by its index in the reply.
 * A refused action carries a sentence; nothing of it was applied.
 */
export const actionOutcomeSchema = z.object({
  index: z.number().int(),
  file: z.string(),
  ok: z.boolean(),
  problem: z.string().optional(),
  message: z.string().optional(),
  /** What became of the rows of an action that brings records; the first of those that are not in, with the reason. */
  records: z
    .object({
      imported: z.number().int(),
      total: z.number().int(),
      rejected: z.array(z.object({ row: z.number().int(), reason: z.string() })),
      /** The first cells that were stored as something else than their text says. */
      altered: z.array(alteredCellSchema).optional(),
    })
    .optional(),
});
export type ActionOutcome = z.infer<typeof actionOutcomeSchema>;

/** How an assistant's turn ended. `truncated`: the reply broke off (length, a lost model, a killed server). */
export const turnOutcomeSchema = z.enum(['complete', 'truncated', 'stopped', 'failed']);

export const messageStatusSchema = z.enum(['streaming', 'ready', 'error']);

/** GEN-05, and what a finished turn reports. */
export const annotationSchema = z.object({
  versionId: z.string().nullable(),
  status: messageStatusSchema.default('ready'),
  outcome: turnOutcomeSchema.nullable(),
  /** The message was written by the product itself, about what the builder did with this tool. */
  systemActionInfo: z
    .object({
      tool: z.enum([
        'database-panel',
        'code-editor',
        'visual-edit',
        'tool-editor',
        'repair-lab',
        'app-settings',
        'import',
      ]),
    })
    .optional(),
  /** The template record that a platform admin wrote of its version (N-34). */
  templateId: z.string().optional(),
  usage: usageSchema.optional(),
  /** What the reply cost, for its builder; none where nobody pays for it. */
  turnCost: turnCostSchema.optional(),
  /**
   * Name of the model that wrote the reply; shown to everyone because the built-in builder must be named. Of a builder's
   * message: the model that a platform admin chose for it (GEN-25).
   */
  model: z.string().optional(),
  isBuiltInModel: z.boolean().optional(),
  currentPath: z.string().optional(),
  /** What the turn was for; a message without it was a build. */
  mode: chatModeSchema.optional(),
  element: pickedElementSchema.optional(),
  /** The running app wrote the message; the builder sent it (S-11). */
  fromApp: z.boolean().optional(),
  actions: z.array(actionOutcomeSchema),
  accessRequests: z.array(accessRequestSchema),
  checks: turnChecksSchema.nullable(),
  /** One sentence for all failures, the readable `reason` of this one, and `details` for platform admins (GEN-21). */
  error: z
    .object({ code: z.string(), message: z.string(), reason: z.string().optional(), details: z.string().optional() })
    .nullable(),
});
export type Annotation = z.infer<typeof annotationSchema>;

/** `content` of an assistant's message is its raw text with the action tags; the reader parses it. */
export const chatMessageSchema = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  parts: z.array(messagePartSchema),
  status: messageStatusSchema,
  createdAt: z.iso.datetime(),
  attachments: z.array(attachmentSchema),
  toolInvocations: z.array(toolInvocationSchema),
  annotation: annotationSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

/** A message that waits for the end of the running turn (GEN-27). */
export const queuedMessageSchema = z.object({
  id: z.string(),
  content: z.string(),
  attachments: z.array(attachmentSchema),
  mode: chatModeSchema,
  element: pickedElementSchema.optional(),
  fromApp: z.boolean().optional(),
  createdAt: z.iso.datetime(),
});
export type QueuedMessage = z.infer<typeof queuedMessageSchema>;

/** In the order in which they will be sent. `isHeld`: the last turn did not end well, so the builder has to say go on. */
export const chatQueueSchema = z.object({ items: z.array(queuedMessageSchema), isHeld: z.boolean() });
export type ChatQueue = z.infer<typeof chatQueueSchema>;

/** PATCH /api/apps/{appId}/chat/queue/{queuedId} */
export const editQueuedRequestSchema = z.object({ content: z.string() });

/** GET /api/apps/{appId}/chat/messages?before={messageId}: what was said before that message, oldest first. */
export const olderMessagesSchema = z.object({ messages: z.array(chatMessageSchema), hasOlder: z.boolean() });
export type OlderMessages = z.infer<typeof olderMessagesSchema>;

/** GET and PUT /api/apps/{appId}/rules: what the model is told with every request to this app. */
export const projectRulesSchema = z.object({ rules: z.string().max(limits.projectRulesMaxChars) });

/**
 * What an account may still say to the assistant in a stretch of time (GEN-15): messages of a day or a month, or tokens
 * that its turns may use in a month. Each has a sentence for when nothing is left.
 */
export const chatAllowanceSchema = z.object({
  kind: z.enum(['messages-of-day', 'messages-of-month', 'tokens-of-month']),
  limit: z.number().int(),
  left: z.number().int(),
  /** When all of the limit is there again. */
  resetsAt: z.iso.datetime(),
  usedUp: z.string(),
});
export type ChatAllowance = z.infer<typeof chatAllowanceSchema>;

/**
 * GET /api/apps/{appId}/chat: the conversation at one instant, its newest messages; `hasOlder` says that more came
 * before them. `cursor` is the position in the app's event log that the
 * messages include; GET /live?after={cursor} continues from it without a gap or a repeat.
 */
export const chatSnapshotSchema = z.object({
  chatId: z.string(),
  app: appSummarySchema,
  messages: z.array(chatMessageSchema),
  hasOlder: z.boolean(),
  queue: chatQueueSchema,
  /** The limits of whoever reads; none where nothing is limited. */
  allowances: z.array(chatAllowanceSchema),
  cursor: z.number().int(),
  /** Who answers the next message. `seesPictures` is null where nobody knows. */
  model: z.object({ label: z.string(), isBuiltIn: z.boolean(), seesPictures: z.boolean().nullable() }),
});
export type ChatSnapshot = z.infer<typeof chatSnapshotSchema>;

/** POST /api/apps/{appId}/chat (GEN-14): the last 3 messages, of which the last one is new and the user's. */
export const sendChatRequestSchema = z.object({
  id: z.string(),
  messages: z
    .array(z.object({ id: z.string().optional(), role: z.enum(['user', 'assistant']), content: z.string() }))
    .min(1)
    .max(3),
  currentPath: z.string().max(500).optional(),
  model: z.string().optional(),
  attachments: z.array(attachmentSchema).max(limits.chatAttachments).optional(),
  mode: chatModeSchema.optional(),
  element: pickedElementSchema.optional(),
  /** The words are the running app's, which the builder let pass (S-11): the model gets them as data. */
  fromApp: z.boolean().optional(),
  /** While a turn runs the message waits for its end instead of being refused; the answer is 202 with the queue. */
  queue: z.boolean().optional(),
  /** Whether the window that sends can open pages for the turn (REPAIR-11). */
  walks: z.boolean().optional(),
  /** The builder's last message, whose turn is taken back first (GEN-32). */
  replaces: z.string().optional(),
});
export type SendChatRequest = z.infer<typeof sendChatRequestSchema>;

/** POST /api/apps/{appId}/chat/{messageId}/access: the builder's answer to an access request. */
export const answerAccessRequestSchema = z.object({ entity: z.string(), answer: z.enum(['allow', 'keep']) });
