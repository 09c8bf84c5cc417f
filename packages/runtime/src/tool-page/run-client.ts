import type { ToolPage } from '@whittle/contract/tools/tool-page';
import type { RunEvent, RunsLeft, SharedResult, ToolFile, ToolItem, ToolRun } from '@whittle/contract/tools/tool-run';
import { readEvents, refusalOf, RefusedError, type Refusal, visitorKey } from '../answers/server-calls.ts';
import type { ToolPageData } from '@whittle/contract/tools/tool-page-data';

export type RunClient = ReturnType<typeof createRunClient>;

/** The calls of one tool's page. A stream that breaks throws; `follow` goes on where the run is. */
export function createRunClient(data: ToolPageData) {
  const { appId, tool, serverUrl = '' } = data;
  const calls = `${serverUrl}/api/tools/${appId}`;
  let key: string | undefined;
  // The token of a page of the app is renewed while the tool is shown.
  const headers = () => ({
    'x-whittle-visitor': (key ??= visitorKey()),
    ...(data.token !== null && { authorization: `Bearer ${data.token}` }),
  });

  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(calls + path, { headers: headers() });
    if (!answer.ok) throw await refusalOf(answer);
    return (await answer.json()) as T;
  };

  const send = async <T>(path: string, method: string, body?: object): Promise<T> => {
    const answer = await fetch(calls + path, {
      method,
      headers: { ...headers(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw await refusalOf(answer);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };

  const events = (answer: Response): AsyncGenerator<RunEvent> => readEvents<RunEvent>(answer);

  return {
    async *generate(runId: string, inputs: Record<string, unknown>) {
      const answer = await fetch(`${calls}/generate`, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/json' },
        body: JSON.stringify({ runId, toolPath: tool.path, inputs }),
      });
      yield* events(answer);
    },
    edit: (runId: string, blockId: string, value: unknown): Promise<ToolRun> =>
      send(`/runs/${runId}`, 'PATCH', { blockId, value }),
    async share(runId: string): Promise<string> {
      return (await send<{ key: string }>(`/runs/${runId}/share`, 'POST', {})).key;
    },
    unshare: (runId: string): Promise<void> => send(`/runs/${runId}/share`, 'DELETE'),
    shared: (key: string): Promise<SharedResult> => read(`/shared/${encodeURIComponent(key)}`),
    async *redo(runId: string, blockId: string) {
      yield* events(
        await fetch(`${calls}/runs/${runId}/blocks/${blockId}/redo`, { method: 'POST', headers: headers() }),
      );
    },
    async *validate(runId: string) {
      yield* events(
        await fetch(`${calls}/validate`, {
          method: 'POST',
          headers: { ...headers(), 'content-type': 'application/json' },
          body: JSON.stringify({ runId }),
        }),
      );
    },
    async *follow(runId: string) {
      yield* events(await fetch(`${calls}/runs/${runId}`, { headers: headers() }));
    },
    /** A run as it is now; null for one that is gone. */
    async run(runId: string): Promise<ToolRun | null> {
      for await (const event of events(await fetch(`${calls}/runs/${runId}`, { headers: headers() })))
        if (event.type === 'run') return event.run;
      return null;
    },
    async places(query: string): Promise<string[]> {
      const path = `/places?${new URLSearchParams({ q: query })}`;
      return (await read<{ places: string[] }>(path)).places;
    },
    async memory(): Promise<Record<string, unknown>> {
      return (await read<{ values: Record<string, unknown> }>(`/memory/${tool.path}`)).values;
    },
    forget: (fieldId?: string): Promise<void> => {
      const query = fieldId === undefined ? '' : `?${new URLSearchParams({ fieldId })}`;
      return send(`/memory/${tool.path}${query}`, 'DELETE');
    },
    /** What the one who looks has left of the tool's runs. */
    async left(): Promise<RunsLeft | null> {
      return (await read<ToolPage>(`/page/${tool.path}`)).left;
    },
    async ownRuns(): Promise<ToolRun[]> {
      return (await read<{ items: ToolRun[] }>(`/runs?toolPath=${tool.path}`)).items;
    },
    async items(fieldId: string): Promise<ToolItem[]> {
      return (await read<{ items: ToolItem[] }>(`/items/${tool.path}/${fieldId}`)).items;
    },
    /** Tells how far it is, which `fetch` cannot. */
    addFile(
      fieldId: string,
      file: File,
      { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
    ): Promise<ToolFile> {
      const request = new XMLHttpRequest();
      const query = new URLSearchParams({ toolPath: tool.path, fieldId });
      request.open('POST', `${calls}/files?${query}`);
      for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
      request.responseType = 'json';
      signal.addEventListener('abort', () => request.abort());
      const form = new FormData();
      form.append('file', file);
      return new Promise((resolve, reject) => {
        request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
        request.onerror = request.onabort = () => reject(new Error('the upload broke off'));
        request.onload = () => {
          if (request.status === 201) resolve(request.response as ToolFile);
          else reject(new RefusedError((request.response ?? {}) as Refusal));
        };
        request.send(form);
      });
    },
    cancel: (runId: string): Promise<void> => send(`/runs/${runId}/cancel`, 'POST'),
  };
}
