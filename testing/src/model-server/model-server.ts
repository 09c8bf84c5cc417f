import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, answerByRule, type Asked, refusals } from './answers.ts';
import { type EmbeddingAnswer, type EmbeddingRequest, sendEmbeddings } from './send-embeddings.ts';
import { sendPlain, sendStream } from './send-answer.ts';

export { type Answer, refusals } from './answers.ts';

export type ModelServerOptions = {
  /** Answers of the first calls in order, or a function. What they do not answer goes by the rules of `answerByRule`. */
  answers?: Answer[] | ((asked: Asked) => Answer | undefined);
  /** The only key that is accepted; any when left out. */
  apiKey?: string;
  /** The only models that exist; any when left out. */
  models?: string[];
  /** What the list says of each of them besides. */
  listed?: Record<string, unknown>;
  /** What goes wrong with a request for vectors; nothing when left out. */
  embeddings?: (asked: { texts: string[]; model: string; call: number }) => EmbeddingAnswer | undefined;
  /** Pace of every answer that has none of its own. */
  chunkChars?: number;
  delayMs?: number;
  port?: number;
};

export type RecordedRequest = {
  path: string;
  headers: IncomingMessage['headers'];
  body: ChatRequest;
  /** Set when the caller hung up before the answer was complete. */
  wasAborted: boolean;
};

export type ChatRequest = {
  model?: string;
  stream?: boolean;
  messages?: { role: string; content: string | { type: string; text?: string }[] | null; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
  max_tokens?: number;
  temperature?: number;
  stream_options?: { include_usage?: boolean };
};

export interface ModelServer {
  /** Base address for an OpenAI-compatible client, `/v1` included. */
  readonly url: string;
  readonly requests: RecordedRequest[];
  /** Texts of each request for vectors, with the model that was asked. */
  readonly embedded: { texts: string[]; model: string }[];
  close(): Promise<void>;
}

/** A language model for tests and for working offline: the OpenAI protocol over real HTTP, with recorded answers. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const requests: RecordedRequest[] = [];
  const embedded: ModelServer['embedded'] = [];
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET' && request.url?.endsWith('/models')) return sendModels(response, options);
    const body = JSON.parse((await readText(request)) || '{}') as ChatRequest;
    if (request.url?.endsWith('/images/generations')) return sendImage(response);
    if (request.url?.endsWith('/embeddings')) return embed(request, response, body);
    const call = requests.length;
    const recorded = { path: request.url ?? '', headers: request.headers, body, wasAborted: false };
    requests.push(recorded);
    response.on('close', () => (recorded.wasAborted = !response.writableFinished));
    const answer =
      refusalFor(request, body) ?? chooseAnswer({ message: lastUserMessage(body), system: systemOf(body), call });
    const paced = { chunkChars: options.chunkChars, delayMs: options.delayMs, ...withoutGaps(answer) };
    return body.stream ? sendStream(response, body, paced) : sendPlain(response, body, paced);
  };

  const embed = (request: IncomingMessage, response: ServerResponse, body: ChatRequest & EmbeddingRequest) => {
    const asked = { texts: [body.input ?? []].flat(), model: body.model ?? '' };
    const call = embedded.push(asked) - 1;
    const isWrongKey = options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`;
    const answer = isWrongKey ? refusals.wrongKey : options.embeddings?.({ ...asked, call });
    return sendEmbeddings(response, asked, answer ?? {});
  };

  const refusalFor = (request: IncomingMessage, body: ChatRequest): Answer | null => {
    if (!request.url?.endsWith('/chat/completions')) return { status: 404, body: 'Not found' };
    if (options.apiKey && request.headers.authorization !== `Bearer ${options.apiKey}`) return refusals.wrongKey;
    return options.models && !options.models.includes(body.model ?? '') ? refusals.unknownModel : null;
  };

  const chooseAnswer = (asked: Asked): Answer => {
    const { answers } = options;
    const scripted = typeof answers === 'function' ? answers(asked) : answers?.[asked.call];
    return scripted ?? answerByRule(asked);
  };

  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    embedded,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendModels(response: ServerResponse, { models = ['recorded'], listed }: ModelServerOptions) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id, object: 'model', ...listed })) }));
}

/** One violet pixel. */
export const drawnPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function sendImage(response: ServerResponse) {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ created: 1_767_225_600, data: [{ b64_json: drawnPixel }] }));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

function lastUserMessage({ messages = [] }: ChatRequest): string {
  const content = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('\n');
}

const withoutGaps = (answer: Answer): Answer =>
  Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== undefined));

const systemOf = ({ messages = [] }: ChatRequest): string =>
  messages
    .flatMap(({ role, content }) => (role === 'system' && typeof content === 'string' ? [content] : []))
    .join('\n');
