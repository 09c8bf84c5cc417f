import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, contentOf } from './answers.ts';
import type { ChatRequest } from './model-server.ts';

const base = (body: ChatRequest, object: string) => ({
  id: 'chatcmpl-recorded',
  object,
  created: 1_767_225_600,
  model: body.model ?? 'recorded',
});

/** As many tokens as a provider would roughly count; a quarter of the prompt comes from its cache. */
function usageOf(body: ChatRequest, text: string) {
  const prompt = Math.ceil(JSON.stringify(body.messages ?? []).length / 4);
  const completion = Math.ceil(text.length / 4);
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: Math.floor(prompt / 4) },
  };
}

const toolCallsOf = ({ toolCalls = [] }: Answer) =>
  toolCalls.map(({ name, args }, index) => ({
    index,
    id: `call_${index}_${name}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }));

function sendStatus(response: ServerResponse, { status = 200, headers, body = '' }: Answer) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(body);
}

export async function sendPlain(response: ServerResponse, body: ChatRequest, answer: Answer): Promise<void> {
  if (answer.status !== undefined) return sendStatus(response, answer);
  const { text, finish } = contentOf(answer);
  const message = { role: 'assistant', content: text, ...(answer.toolCalls && { tool_calls: toolCallsOf(answer) }) };
  response.setHeader('content-type', 'application/json');
  response.end(
    JSON.stringify({
      ...base(body, 'chat.completion'),
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: usageOf(body, text),
    }),
  );
}

/** Sends the answer as server-sent events, at the answer's pace and with what is to go wrong. */
export async function sendStream(response: ServerResponse, body: ChatRequest, answer: Answer): Promise<void> {
  if (answer.status !== undefined) return sendStatus(response, answer);
  const { text, finish } = contentOf(answer);
  const { chunkChars = 12, delayMs = 0, firstDelayMs = 0 } = answer;
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' });
  response.flushHeaders();

  const send = (delta: Record<string, unknown>, finishReason: string | null = null) =>
    write(response, {
      ...base(body, 'chat.completion.chunk'),
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    });

  if (firstDelayMs > 0) await wait(firstDelayMs);
  if (answer.reasoning) await send({ role: 'assistant', reasoning_content: answer.reasoning });
  const breaksAt = Math.min(
    answer.hangAfterChars ?? Infinity,
    answer.cutAfterChars ?? Infinity,
    answer.garbageAfterChars ?? Infinity,
  );
  const holdsAt = answer.hold ? text.indexOf(answer.hold.before) : -1;
  for (let at = 0, next = 0; at < Math.min(text.length, breaksAt); at = next) {
    if (response.destroyed) return;
    if (delayMs > 0) await wait(delayMs);
    if (at === holdsAt) await answer.hold?.until;
    next = Math.min(at + chunkChars, breaksAt, holdsAt > at ? holdsAt : Number.POSITIVE_INFINITY);
    await send({ content: text.slice(at, next) });
  }
  if (breaksAt < Infinity) return breakOff(response, answer);

  if (answer.toolCalls) await send({ tool_calls: toolCallsOf(answer) });
  await send({}, finish);
  if (body.stream_options?.include_usage)
    await write(response, { ...base(body, 'chat.completion.chunk'), choices: [], usage: usageOf(body, text) });
  response.end('data: [DONE]\n\n');
}

/** A cut lets what was sent arrive, and then the connection is gone without the answer's end. */
function breakOff(response: ServerResponse, answer: Answer) {
  if (answer.cutAfterChars !== undefined) response.socket?.destroySoon();
  else if (answer.garbageAfterChars !== undefined)
    response.end('data: {"choices":[{"delta":{"content":"\u0000\n\ndata: }{\n\n');
}

/** Waits until the caller has taken what was sent, as a provider's own pace does. */
async function write(response: ServerResponse, event: unknown): Promise<void> {
  if (response.destroyed) return;
  if (response.write(`data: ${JSON.stringify(event)}\n\n`)) return;
  await new Promise<void>((resolve) => {
    const goOn = () => {
      response.off('drain', goOn).off('close', goOn);
      resolve();
    };
    response.on('drain', goOn).on('close', goOn);
  });
}
