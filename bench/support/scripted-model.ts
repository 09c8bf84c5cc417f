import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A model that speaks the OpenAI protocol and writes what the bench tells it. */
export interface ScriptedModel {
  /** Base address for an OpenAI-compatible provider. */
  readonly url: string;
  /** What to write next. Between two pieces the model is silent for `pauseMs`. */
  tell(pieces: string[], pauseMs?: number): void;
  /** When the last piece left, in milliseconds of the machine's clock. */
  lastPieceAtMs(): number;
  close(): void;
}

const now = () => performance.timeOrigin + performance.now();

export async function startScriptedModel(): Promise<ScriptedModel> {
  let told: { pieces: string[]; pauseMs: number } = { pieces: [], pauseMs: 0 };
  let lastAtMs = 0;
  const server = createServer((request, response) => {
    request.resume();
    request.on('end', async () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, reason: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'told', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
        );
      send({ role: 'assistant', content: '' });
      for (const [index, content] of told.pieces.entries()) {
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, told.pauseMs));
        lastAtMs = now();
        send({ content });
      }
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    tell: (pieces, pauseMs = 400) => void (told = { pieces, pauseMs }),
    lastPieceAtMs: () => lastAtMs,
    close: () => server.close(),
  };
}
