import { z } from 'zod';
import { idSchema } from '../ids.ts';
import { answerSourcesSchema } from '../knowledge/citation.ts';
import { chatAssistantLimits as limits } from './limits.ts';

/** CHATA-02, CHATA-03 */
export const chatStatuses = ['active', 'draft'] as const;

/** CHATA-02. How the chat assistant of an app is set up, for who builds the app. */
export const chatSettingsSchema = z.object({
  chatAppId: idSchema,
  status: z.enum(chatStatuses),
  welcome: z.string().max(limits.welcomeChars),
  /** Data sources that it answers from; null for all of the app. */
  contextItems: z.array(idSchema).nullable(),
  /** Whether the pages of the published app show it as a bubble. */
  isInApp: z.boolean(),
  /** Origins of other sites that may show it. */
  allowedOrigins: z.array(z.string()),
  dailyUserLimit: z.int().min(1).max(limits.dailyUserLimitMax),
  /** Its page at the published app; null before the app is published. */
  url: z.string().nullable(),
  /** What a page loads to show it as a bubble. */
  scriptUrl: z.string().nullable(),
});
export type ChatSettings = z.infer<typeof chatSettingsSchema>;

export const proposalKinds = ['create-record', 'update-record', 'delete-record', 'run-tool', 'remember'] as const;
export const proposalStates = ['open', 'running', 'done', 'failed', 'declined', 'expired'] as const;

/** Something that the assistant would do, and does only once the person who asked clicks. */
export const proposalSchema = z.object({
  id: idSchema,
  kind: z.enum(proposalKinds),
  /** An entity's name, or a tool's path; empty for what is to be remembered. */
  target: z.string(),
  recordId: z.string().nullable(),
  input: z.record(z.string(), z.unknown()),
  state: z.enum(proposalStates),
  /** What came of it, as words. */
  result: z.string().nullable(),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  expiresAt: z.iso.datetime(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const answerStates = ['loading', 'ready', 'failed', 'stopped'] as const;

/** A question of a person, or an answer of the assistant. */
export const assistantMessageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  state: z.enum(answerStates),
  sources: answerSourcesSchema.nullable(),
  proposals: z.array(proposalSchema),
  problem: z.object({ code: z.string(), message: z.string() }).nullable(),
  /** The sources did not say what was asked. */
  isUnanswered: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

export const conversationSchema = z.object({
  id: idSchema,
  /** The first question. */
  title: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  handedOverAt: z.iso.datetime().nullable(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Something that a person wanted the assistant to remember of them. CHATA-15 */
export const assistantMemorySchema = z.object({ id: idSchema, text: z.string(), createdAt: z.iso.datetime() });
export type AssistantMemory = z.infer<typeof assistantMemorySchema>;

/** A conversation as the builder reads it. */
export const transcriptSchema = conversationSchema.extend({
  /** Who asked: a person's e-mail address; null for a visitor. */
  person: z.string().nullable(),
  messages: z.array(assistantMessageSchema),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** What the stream of an answer says: first the answer as it is, then what is new of it, at last the whole. */
export type AnswerEvent =
  | { type: 'message'; message: AssistantMessage }
  /** The text is what it was up to `from`, and then `text`. */
  | { type: 'text'; from: number; text: string }
  | { type: 'end'; message: AssistantMessage };
