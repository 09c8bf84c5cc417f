import { listReplyFixtures, readReplyFixture } from '../assistant-replies/fixtures.ts';

/** How the model server treats one call. Without any field it says a short sentence. */
export type Answer = {
  /** Name of a file in fixtures/assistant-replies. */
  fixture?: string;
  /** What is said instead of a fixture. */
  text?: string;
  /** Reasoning that is sent in front of the text, in the field that reasoning models use. */
  reasoning?: string;
  /** Calls of tools, after the text. */
  toolCalls?: { name: string; args: Record<string, unknown> }[];
  /** Why the model stopped; the fixture's own, or `stop`. */
  finish?: 'stop' | 'length' | 'content_filter';
  /** Characters of a piece, and the pause before each. */
  chunkChars?: number;
  delayMs?: number;
  /** Pause before the first piece. */
  firstDelayMs?: number;
  /** In front of these words the answer stops until the test lets it go on. */
  hold?: { before: string; until: Promise<unknown> };
  /** After this many characters, nothing more comes but the connection stays open. */
  hangAfterChars?: number;
  /** After this many characters, the connection is cut. */
  cutAfterChars?: number;
  /** After this many characters, bytes that are no event come and the answer ends. */
  garbageAfterChars?: number;
  /** An HTTP answer instead of a stream. */
  status?: number;
  headers?: Record<string, string>;
  body?: string;
};

/** The message that the model is to answer, what it was told in front of it, and how often it was called before. */
export type Asked = { message: string; system: string; call: number };

/** The usual bodies of refusals, as OpenAI-compatible servers send them. */
export const refusals = {
  wrongKey: {
    status: 401,
    body: JSON.stringify({ error: { message: 'Incorrect API key provided.', code: 'invalid_api_key' } }),
  },
  unknownModel: {
    status: 404,
    body: JSON.stringify({ error: { message: 'The model `x` does not exist.', code: 'model_not_found' } }),
  },
  rateLimit: {
    status: 429,
    headers: { 'retry-after': '0' },
    body: JSON.stringify({ error: { message: 'Rate limit reached.', code: 'rate_limit_exceeded' } }),
  },
  broken: { status: 500, body: JSON.stringify({ error: { message: 'The server had an error.' } }) },
  errorPage: {
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<html><body>Welcome to nginx!</body></html>',
  },
} satisfies Record<string, Answer>;

/** Files and other data stand in front of what the person wrote. */
const endOfMessageChars = 2_000;

/**
 * The answer that a message itself asks for: `[fixture: name]` with any of `[chunk: 5]`, `[delay: 20]`, `[hang: 100]`,
 * `[cut: 100]`, `[garbage: 100]`, `[length]`, or `[status: 429]`. Else the fixture whose `answers` phrase stands in the
 * message. Else a sentence.
 */
export function answerByRule(asked: Asked): Answer {
  const message = asked.message.slice(-endOfMessageChars);
  const rule = (name: string) => new RegExp(`\\[${name}(?::\\s*([^\\]]+))?\\]`).exec(message);
  const number = (name: string) => {
    const value = Number(rule(name)?.[1]);
    return Number.isFinite(value) ? value : undefined;
  };
  const status = number('status');
  if (status !== undefined) return { status, body: JSON.stringify({ error: { message: `Status ${status}.` } }) };
  return {
    ...replyFor(message, rule('fixture')?.[1]?.trim()),
    chunkChars: number('chunk'),
    delayMs: number('delay'),
    hangAfterChars: number('hang'),
    cutAfterChars: number('cut'),
    garbageAfterChars: number('garbage'),
    ...(rule('length') && { finish: 'length' as const }),
  };
}

function replyFor(message: string, named: string | undefined): Answer {
  if (named) return { fixture: named };
  const known = listReplyFixtures().filter(
    ({ answers }) => answers && message.toLowerCase().includes(answers.toLowerCase()),
  );
  const best = known.toSorted((a, b) => b.answers!.length - a.answers!.length)[0];
  return best ? { fixture: best.name } : { text: 'I have no recorded reply to this message.' };
}

/** What an answer says and why it ends. */
export function contentOf(answer: Answer): { text: string; finish: string } {
  const fixture = answer.fixture === undefined ? null : readReplyFixture(answer.fixture);
  return {
    text: fixture?.text ?? answer.text ?? (answer.toolCalls ? '' : 'I have nothing to say.'),
    finish: answer.finish ?? (answer.toolCalls ? 'tool_calls' : (fixture?.ends ?? 'stop')),
  };
}
