import { z } from 'zod';
import { call } from '../call.ts';
import { chatAssistantLimits } from '../chat-assistant/limits.ts';
import { answerSourcesSchema } from './citation.ts';
import { passageSchema } from './context-item.ts';
import { knowledgeLimits as limits } from './limits.ts';

const hosts = ['builder', 'preview', 'published'] as const;

/** An answer from data sources: its text with `[1]` for each citation, the passages, and what none of them says. */
export const sourceAnswerSchema = answerSourcesSchema.extend({
  text: z.string(),
  /** The sources did not say what was asked, or not all of it. */
  isUnanswered: z.boolean(),
});
export type SourceAnswer = z.infer<typeof sourceAnswerSchema>;

/** What the stream of an answer says: what is new of its text, at last the whole answer, or why there is none. */
export type SourceAnswerEvent =
  /** The text is what it was up to `from`, and then `text`. */
  | { type: 'text'; from: number; text: string }
  | { type: 'end'; answer: SourceAnswer }
  | { type: 'failed'; problem: { code: string; message: string } };

/** The data sources of an app that are open to its pages, for the app's own code (decisions/137). */
export const sourceCalls = {
  search: call.post({
    path: '/api/app-sources/:appId/search',
    summary: 'The passages that fit a question best, of data sources that are open to who asks',
    who: 'visitor',
    hosts,
    body: z.object({
      question: z.string().max(limits.contextQuestionChars),
      max: z.int().min(1).max(limits.contextHits).default(limits.contextHits),
    }),
    response: z.object({ passages: z.array(passageSchema) }),
    errors: ['sources-not-open', 'rate-limited'],
  }),
  ask: call.post({
    path: '/api/app-sources/:appId/ask',
    summary: 'An answer with citations from data sources that are open to who asks; the stream says it as it grows',
    who: 'visitor',
    hosts,
    body: z.object({ question: z.string().trim().min(1).max(chatAssistantLimits.questionChars) }),
    answer: 'stream',
    errors: ['sources-not-open', 'question-limit-reached', 'rate-limited'],
  }),
};
