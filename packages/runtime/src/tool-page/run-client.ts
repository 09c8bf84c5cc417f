import type { RunEvent } from '@whittle/contract/tools/tool-run';
import type { ToolPageData } from './page-data.ts';

/** A refusal of the server: its sentence, and what is wrong by field. */
export class RefusedError extends Error {
  readonly fields: Record<string, string>;
  constructor(message: string, fields: Record<string, string>) {
    super(message);
    this.fields = fields;
  }
}

/** By what a visitor's browser finds its runs again: 32 hex digits that only it knows. */
function visitorKey(): string {
  const name = 'whittle-visitor';
  try {
    const known = localStorage.getItem(name);
    if (known !== null && /^[0-9a-f]{32}$/.test(known)) return known;
    const made = hex(16);
    localStorage.setItem(name, made);
    return made;
  } catch {
    return hex(16);
  }
}

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** An id of the same form as the server's: the time, then chance. */
export const newRunId = () => Date.now().toString(16).padStart(12, '0') + hex(6);

/** The calls of one tool's page. A stream that breaks throws; `follow` goes on where the run is. */
export function createRunClient({ appId, tool, token }: ToolPageData) {
  const key = visitorKey();
  const headers = {
    'x-whittle-visitor': key,
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };

  async function* events(answer: Response): AsyncGenerator<RunEvent> {
    if (!answer.ok) {
      const body = (await answer.json().catch(() => ({}))) as { message?: string; fields?: Record<string, string> };
      throw new RefusedError(body.message ?? '', body.fields ?? {});
    }
    let rest = '';
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
      const frames = (rest + chunk).split('\n\n');
      rest = frames.pop()!;
      for (const frame of frames) {
        const data = /^data: (.*)$/m.exec(frame)?.[1];
        if (data !== undefined) yield JSON.parse(data) as RunEvent;
      }
    }
  }

  return {
    async *generate(runId: string, inputs: Record<string, unknown>) {
      const answer = await fetch(`/api/tools/${appId}/generate`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ runId, toolPath: tool.path, inputs }),
      });
      yield* events(answer);
    },
    async *follow(runId: string) {
      yield* events(await fetch(`/api/tools/${appId}/runs/${runId}`, { headers }));
    },
    async cancel(runId: string): Promise<void> {
      await fetch(`/api/tools/${appId}/runs/${runId}/cancel`, { method: 'POST', headers });
    },
  };
}
