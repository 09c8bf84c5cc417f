import type { RunEvent, ToolRun } from '@whittle/contract/tools/tool-run';
import type { ToolPage } from '@whittle/contract/tools/tool-page';
import { grownRun } from '../answers/grow-run.ts';
import { newPageId, readEvents, visitorKey } from '../answers/server-calls.ts';
import { Base44Error, errorOf } from './api-error.ts';
import { callServer, openStream } from './request.ts';
import { currentSession } from './session.ts';

type RunOptions = {
  /** Called with the run as far as it is, each time that it has grown. */
  onProgress?: (run: ToolResult) => void;
  /** Cancels the run. */
  signal?: AbortSignal;
};

/** A run, and what stands in each block of its result by the block's id. */
export type ToolResult = ToolRun & { values: Record<string, unknown> };

const retryMs = 1_000;
/** How long a run is waited for while nothing is heard of it. */
const patienceMs = 600_000;

const calls = (): string => `/api/tools/${currentSession().appId}`;
const resultOf = (run: ToolRun): ToolResult => ({
  ...run,
  values: Object.fromEntries(run.blocks.map(({ blockId, value }) => [blockId, value])),
});

/** The AI tools of the app. Limits are those of who asks, and hold on the server. Rule: TOOL-46. */
export const tools = {
  /** The form of a tool: its fields, the blocks of its result, and how many runs are left. */
  get: (path: string): Promise<ToolPage> => callServer('GET', `${calls()}/page/${encodeURIComponent(path)}`),

  /**
   * Runs the tool with these values by field, and answers the result. Throws a `Base44Error`: `fields` says what is wrong
   * with the values, `code` is `run-limit-reached` where who asks has no run left, and `cancelled`.
   */
  async run(path: string, values: Record<string, unknown> = {}, { onProgress, signal }: RunOptions = {}) {
    const runId = newPageId();
    const headers = { 'x-whittle-visitor': visitorKey() };
    const cancel = () =>
      callServer('POST', `${calls()}/runs/${runId}/cancel`, { headers, isQuietAboutSignIn: true }).catch(() => null);
    signal?.throwIfAborted();
    signal?.addEventListener('abort', cancel);
    try {
      const body = { runId, toolPath: path, inputs: values };
      const ended = await readToEnd({
        // The same id is one run, however often it is started.
        start: () => openStream('POST', `${calls()}/generate`, { headers, body }),
        follow: () => openStream('GET', `${calls()}/runs/${runId}`, { headers }),
        onBroken: async () => signal?.aborted && (await cancel()),
        onProgress,
      });
      if (ended.state === 'success') return resultOf(ended);
      const { code, message } = ended.problem ?? { code: 'cancelled', message: 'The run was cancelled.' };
      throw new Base44Error(message, 0, code, resultOf(ended));
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  },
};

type Reading = {
  start(): Promise<Response>;
  follow(): Promise<Response>;
  /** Before it is read on after the connection broke. */
  onBroken(): Promise<unknown>;
  onProgress: RunOptions['onProgress'];
};

/** Reads a run to its end, on from where it is whenever the connection breaks, as the tool's own page does. */
async function readToEnd({ start, follow, onBroken, onProgress }: Reading): Promise<ToolRun> {
  let run: ToolRun | null = null;
  for (let heardAt = Date.now(); Date.now() - heardAt < patienceMs;) {
    try {
      for await (const event of readEvents<RunEvent>(await (run === null ? start() : follow()))) {
        heardAt = Date.now();
        run = grownRun(run, event);
        if (event.type === 'end') return event.run;
        if (run) onProgress?.(resultOf(run));
      }
    } catch (error) {
      if (error instanceof Base44Error && error.status > 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    await onBroken();
  }
  throw errorOf(0, { code: 'network', message: 'The connection broke off. The run goes on, on the server.' });
}
