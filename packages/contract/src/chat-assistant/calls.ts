import { z } from 'zod';
import { call } from '../call.ts';
import { idSchema } from '../ids.ts';
import { siteOriginSchema } from '../people.ts';
import {
  assistantMemorySchema,
  assistantMessageSchema,
  chatSettingsSchema,
  conversationSchema,
  proposalSchema,
  transcriptSchema,
} from './chat-assistant.ts';
import { chatAssistantLimits as limits } from './limits.ts';

const ofBuilder = '/api/apps/:appId/chat-assistant';
const conversations = '/api/app-chat/:appId/conversations';
const conversation = `${conversations}/:conversationId`;
const message = `${conversation}/messages/:messageId`;
const memories = '/api/app-chat/:appId/memories';
const hosts = ['builder', 'preview', 'published'] as const;

/** The chat assistant of an app: for who builds the app, and for who asks it something. */
export const chatAssistantCalls = {
  settings: call.get({
    path: ofBuilder,
    summary: 'How the chat assistant of an app is set up',
    who: 'owner',
    response: chatSettingsSchema,
  }),
  save: call.patch({
    path: ofBuilder,
    summary: 'Activate or deactivate the chat assistant of an app, or change how it is set up',
    who: 'owner-and-admin',
    body: chatSettingsSchema
      .omit({ chatAppId: true, url: true, scriptUrl: true })
      .extend({ allowedOrigins: z.array(siteOriginSchema).max(limits.allowedOrigins) })
      .partial(),
    response: chatSettingsSchema,
  }),
  transcripts: call.get({
    path: `${ofBuilder}/conversations`,
    summary: 'The newest conversations with the chat assistant of an app; perhaps only those with an open question',
    who: 'editor',
    query: z.object({ unanswered: z.stringbool().default(false) }),
    response: z.object({ items: z.array(transcriptSchema) }),
  }),

  conversations: call.get({
    path: conversations,
    summary: 'The own conversations with the chat assistant, newest first',
    who: 'visitor',
    hosts,
    response: z.object({ items: z.array(conversationSchema) }),
    errors: ['chat-not-active'],
  }),
  conversation: call.get({
    path: conversation,
    summary: 'An own conversation with the chat assistant',
    who: 'visitor',
    hosts,
    response: z.object({ messages: z.array(assistantMessageSchema) }),
    errors: ['chat-not-active', 'conversation-not-found'],
  }),
  ask: call.post({
    path: `${conversation}/messages`,
    summary: 'Ask the chat assistant; the stream says the answer as it grows. A new id begins a conversation',
    who: 'visitor',
    hosts,
    body: z.object({ messageId: idSchema, text: z.string().trim().min(1).max(limits.questionChars) }),
    answer: 'stream',
    errors: ['chat-not-active', 'conversation-not-found', 'answer-busy', 'question-limit-reached', 'rate-limited'],
  }),
  follow: call.get({
    path: message,
    summary: 'Go on reading an answer where it is',
    who: 'visitor',
    hosts,
    answer: 'stream',
    errors: ['chat-not-active', 'answer-not-found'],
  }),
  stop: call.post({
    path: `${message}/stop`,
    summary: 'Stop an answer; what is there of it stays',
    who: 'visitor',
    hosts,
    response: assistantMessageSchema,
    errors: ['chat-not-active', 'answer-not-found'],
  }),
  decide: call.post({
    path: `${conversation}/proposals/:proposalId`,
    summary: 'Do what the assistant proposed, as who asks, or decline it. Once, and within ten minutes',
    who: 'visitor',
    hosts,
    body: z.object({ accept: z.boolean() }),
    response: proposalSchema,
    errors: ['chat-not-active', 'conversation-not-found', 'proposal-over'],
  }),
  handOver: call.post({
    path: `${conversation}/hand-over`,
    summary: 'Send an own conversation to the people behind the app by mail',
    who: 'visitor',
    hosts,
    body: z.object({
      note: z.string().trim().max(limits.noteChars).default(''),
      /** Where to answer; who is signed in needs none. */
      email: z.union([z.literal(''), z.email().max(320)]).default(''),
    }),
    response: conversationSchema,
    errors: ['chat-not-active', 'conversation-not-found', 'invalid-input', 'rate-limited'],
  }),
  erase: call.delete({
    path: conversation,
    summary: 'Erase an own conversation',
    who: 'visitor',
    hosts,
    errors: ['chat-not-active', 'conversation-not-found'],
  }),
  eraseAll: call.delete({
    path: conversations,
    summary: 'Erase all own conversations',
    who: 'visitor',
    hosts,
    errors: ['chat-not-active'],
  }),
  memories: call.get({
    path: memories,
    summary: 'What the chat assistant remembers of who asks; of visitors without an account, nothing',
    who: 'visitor',
    hosts,
    response: z.object({ items: z.array(assistantMemorySchema) }),
    errors: ['chat-not-active'],
  }),
  forget: call.delete({
    path: `${memories}/:memoryId`,
    summary: 'Erase something that the chat assistant remembers of who asks',
    who: 'visitor',
    hosts,
    errors: ['chat-not-active', 'memory-not-found'],
  }),
};
