import type { Passage } from '@whittle/contract/knowledge/context-item';
import type { SourceAnswer, SourceAnswerEvent } from '@whittle/contract/knowledge/source-calls';
import { readEvents } from '../answers/server-calls.ts';
import { Base44Error, errorOf } from './api-error.ts';
import { callServer, openStream } from './request.ts';
import { currentSession } from './session.ts';

type AskOptions = {
  /** Called with the text as far as it is, each time that it has grown. */
  onProgress?: (answer: { text: string }) => void;
  /** Ends the answer. */
  signal?: AbortSignal;
};

const calls = (): string => `/api/app-sources/${currentSession().appId}`;

/** The data sources of the app that are open to who asks. Limits hold on the server. Rules: CTX-44, CTX-45. */
export const sources = {
  /** The passages that fit a question best, best first. `code` of what is thrown is `sources-not-open` or `rate-limited`. */
  search: async (question: string, { max }: { max?: number } = {}): Promise<Passage[]> => {
    const body = { question, ...(max !== undefined && { max }) };
    return (await callServer<{ passages: Passage[] }>('POST', `${calls()}/search`, { body })).passages;
  },

  /**
   * An answer from them. Its `text` has `[1]` where it cites the passage of `citations` with this number. Throws a
   * `Base44Error` whose `code` says why: `sources-not-open`, `question-limit-reached`, `rate-limited`, `network`.
   */
  async ask(question: string, { onProgress, signal }: AskOptions = {}): Promise<SourceAnswer> {
    signal?.throwIfAborted();
    const answer = await openStream('POST', `${calls()}/ask`, { body: { question }, ...(signal && { signal }) });
    let text = '';
    try {
      for await (const event of readEvents<SourceAnswerEvent>(answer)) {
        if (event.type === 'end') return event.answer;
        if (event.type === 'failed') throw errorOf(0, event.problem);
        text = text.slice(0, event.from) + event.text;
        onProgress?.({ text });
      }
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof Base44Error) throw error;
    }
    throw errorOf(0, { code: 'network', message: 'The connection broke off. Ask again.' });
  },
};
