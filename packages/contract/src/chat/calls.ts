import { z } from 'zod';
import { limits } from '../limits.ts';
import { call } from '../call.ts';
import {
  answerAccessRequestSchema,
  chatMessageSchema,
  chatQueueSchema,
  chatSnapshotSchema,
  editQueuedRequestSchema,
  olderMessagesSchema,
  projectRulesSchema,
  sendChatRequestSchema,
  usageSummarySchema,
} from '../chat.ts';
import { turnDebugLogSchema } from '../debug-log.ts';
import { turnEstimateSchema } from '../spend/spend.ts';
import { pageCheckReportSchema } from '../page-check.ts';

const chat = '/api/apps/:appId/chat';
const queued = `${chat}/queue/:queuedId` as const;

/** Where a window is in the app's event log. */
export const logPositionSchema = z.coerce.number().int().min(0);

/** The conversation with the assistant. Rules: GEN-14, GEN-19 to GEN-23, GEN-27, GEN-30, GEN-31. */
export const chatCalls = {
  send: call.post({
    path: chat,
    summary: 'Send a message: the turn as events, or 202 with the queue when a turn runs',
    who: 'editor',
    body: sendChatRequestSchema,
    answer: 'stream',
    response: chatQueueSchema,
    errors: ['message-empty', 'message-too-long', 'queue-full', 'rate-limited', 'attachment-not-found'],
  }),
  snapshot: call.get({
    path: chat,
    summary: 'The conversation at one instant, its newest messages',
    who: 'viewer',
    response: chatSnapshotSchema,
  }),
  older: call.get({
    path: `${chat}/messages`,
    summary: 'What was said before a message',
    who: 'viewer',
    query: z.object({ before: z.string() }),
    response: olderMessagesSchema,
  }),
  live: call.get({
    path: '/api/apps/:appId/live',
    summary: 'The conversation as it goes on, from a position of its log',
    who: 'viewer',
    query: z.object({ after: logPositionSchema.optional() }),
    answer: 'stream',
    errors: ['log-trimmed'],
  }),
  stop: call.post({
    path: `${chat}/stop`,
    summary: 'End the running turn; what is finished is kept',
    who: 'editor',
    status: 202,
    errors: ['no-turn-running'],
  }),
  editQueued: call.patch({
    path: queued,
    summary: 'Change a message that waits',
    who: 'editor',
    body: editQueuedRequestSchema,
    errors: ['queued-message-gone', 'message-empty', 'message-too-long'],
  }),
  removeQueued: call.delete({
    path: queued,
    summary: 'Remove a message that waits',
    who: 'editor',
    errors: ['queued-message-gone'],
  }),
  resumeQueue: call.post({
    path: `${chat}/queue/resume`,
    summary: 'Send what was held back after a turn that did not end well',
    who: 'editor',
    status: 202,
  }),
  readRules: call.get({
    path: '/api/apps/:appId/rules',
    summary: 'What the model is told with every request to the app',
    who: 'viewer',
    response: projectRulesSchema,
  }),
  writeRules: call.put({
    path: '/api/apps/:appId/rules',
    summary: 'Set what the model is told with every request to the app',
    who: 'editor',
    /** `base`: the rules that the new ones were made from; other ones by now are not replaced. */
    body: projectRulesSchema.extend({ base: z.string().optional() }),
    response: projectRulesSchema,
    errors: ['rules-changed'],
  }),
  usage: call.get({
    path: `${chat}/usage`,
    summary: 'Tokens and costs of the conversation',
    who: 'owner-and-admin',
    response: usageSummarySchema,
  }),
  estimate: call.get({
    path: `${chat}/estimate`,
    summary: 'What a message of so many characters, with so many pictures and documents attached, will cost',
    who: 'owner',
    query: z.object({
      chars: z.coerce.number().int().min(0).max(1_000_000),
      pictures: z.coerce.number().int().min(0).max(limits.chatAttachments).default(0),
      documents: z.coerce.number().int().min(0).max(limits.chatAttachments).default(0),
    }),
    response: z.object({ estimate: turnEstimateSchema }),
  }),
  debugLog: call.get({
    path: `${chat}/:messageId/debug-log`,
    summary: 'What happened in the turn of a reply',
    who: 'owner-and-admin',
    response: turnDebugLogSchema,
    errors: ['debug-log-gone'],
  }),
  logTemplate: call.post({
    path: `${chat}/:messageId/log-template`,
    summary: 'Write the files of the version of a reply into its debug log, as a template record',
    who: 'owner-and-admin',
    response: turnDebugLogSchema,
    errors: ['debug-log-gone', 'version-not-found'],
  }),
  offerPageCheck: call.put({
    path: `${chat}/:messageId/walk`,
    summary: 'Offer to open pages for the running turn',
    who: 'editor',
    errors: ['no-turn-running'],
  }),
  reportPage: call.post({
    path: `${chat}/:messageId/walk`,
    summary: 'Report what one page showed',
    who: 'editor',
    body: pageCheckReportSchema,
    errors: ['no-turn-running', 'walk-over'],
  }),
  answerAccess: call.post({
    path: `${chat}/:messageId/access`,
    summary: 'Allow wider access that a reply asked for, or keep what holds',
    who: 'editor',
    body: answerAccessRequestSchema,
    response: chatMessageSchema,
  }),
};
