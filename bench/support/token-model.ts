/**
 * A model that speaks the OpenAI protocol and writes `TOKENS` tokens at `RATE` a second, each as an event of its own:
 * the code of one file, ended by a mark. The file has no place in an app, so that no compiler takes part at the end.
 * With `UPSTREAM` it is instead a proxy that passes every answer through untouched. Prints its port.
 */
import { createServer, request as openRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const tokens = Number(process.env['TOKENS'] ?? 5_000);
const rate = Number(process.env['RATE'] ?? 100);
const upstream = process.env['UPSTREAM'];
const tickMs = 10;

/** A file of an app, or with `SHAPE=tool` the one text of a tool's result. */
const isTool = process.env['SHAPE'] === 'tool';
const opening = isTool
  ? '{"text":"Build it'
  : '<action-group title="Build it"><action type="add_file" file="server/home.js" title="Home">\n';
const ending = isTool ? ' END-OF-REPLY"}' : '\n</action></action-group>\nEND-OF-REPLY';

const event = (delta: Record<string, unknown>, reason: string | null = null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'tokens', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`;
const frames = Array.from({ length: tokens }, (_, at) => {
  if (at === 0) return event({ role: 'assistant', content: opening });
  if (at === tokens - 1) return event({ content: ending });
  return event({ content: at % 12 === 0 && !isTool ? '\n  x' : ` t${at % 10};` });
});
const end = `${event({}, 'stop')}data: {"choices":[],"usage":{"prompt_tokens":1,"completion_tokens":${tokens},"total_tokens":${tokens}}}\n\ndata: [DONE]\n\n`;

type Stream = { response: ServerResponse; startedAt: number; sent: number };
const streams = new Set<Stream>();

function tick() {
  const now = performance.now();
  for (const stream of streams) {
    const due = Math.min(tokens, Math.floor(((now - stream.startedAt) * rate) / 1_000) + 1);
    if (due === stream.sent) continue;
    stream.response.write(frames.slice(stream.sent, due).join(''));
    stream.sent = due;
    if (due < tokens) continue;
    stream.response.end(end);
    streams.delete(stream);
  }
}
if (!upstream) setInterval(tick, tickMs);

const server = createServer((request, response) => {
  if (upstream) {
    const { pathname } = new URL(request.url ?? '/', 'http://x');
    const forwarded = openRequest(upstream + pathname, { method: request.method, headers: request.headers });
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
    return;
  }
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    streams.add({ response, startedAt: performance.now(), sent: 0 });
  });
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
