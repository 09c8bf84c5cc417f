import { limits } from '@whittle/contract/limits';
import type { NetworkEntry } from '@whittle/contract/preview-console';
import { placeInStack } from '../../errors/place.ts';
import type { CallWatcher } from '../../errors/watch-calls.ts';
import type { Outbox } from './outbox.ts';
import { shownBody, shownUrl } from './secrets.ts';
import { cut } from './show-value.ts';

const dataPaths = /^\/(?:api|live_api|integrations|files)\//;
let lastId = 0;

/** Tells the builder about each call of the app: when it starts, and what came of it. */
export function networkLog(outbox: Outbox<NetworkEntry>): CallWatcher {
  return ({ method, url, body, stack }) => {
    const startedAt = performance.now();
    const isData = url.origin === window.location.origin && dataPaths.test(url.pathname);
    const entry: NetworkEntry = {
      id: (lastId += 1),
      state: 'pending',
      kind: isData ? 'data' : 'other',
      method: cut(method, 20),
      url: cut(shownUrl(url), limits.networkUrlMaxChars),
      status: null,
      at: Date.now(),
      durationMs: null,
      bytes: null,
      requestBody: isData ? requestText(body) : null,
      responseBody: null,
      problem: null,
      place: placeInStack(stack),
    };
    outbox.add(entry);
    return ({ status, response, bodyText, problem }) => {
      const durationMs = Math.round(performance.now() - startedAt);
      const tell = (read: { text: string | null; bytes: number | null }) =>
        outbox.add({
          ...entry,
          state: status === null ? 'failed' : 'done',
          status,
          durationMs,
          bytes: read.bytes,
          responseBody: isData && read.text !== null ? shownBody(read.text) : null,
          problem: status === null ? cut(problem instanceof Error ? problem.message : String(problem)) : null,
        });
      if (response && isData && outbox.hasRoom()) void readStart(response.clone()).then(tell);
      else tell({ text: bodyText, bytes: sizeOf(response, bodyText) });
    };
  };
}

/** A picture, script or style that could not be loaded. */
export function failedResourceEntry(kind: string, url: URL): NetworkEntry {
  return {
    id: (lastId += 1),
    state: 'failed',
    kind: 'resource',
    method: 'GET',
    url: cut(shownUrl(url), limits.networkUrlMaxChars),
    status: null,
    at: Date.now(),
    durationMs: null,
    bytes: null,
    requestBody: null,
    responseBody: null,
    problem: `The ${kind} could not be loaded.`,
    place: null,
  };
}

function requestText(body: unknown): string | null {
  if (typeof body === 'string') return shownBody(body);
  if (body instanceof FormData) {
    const names = [...body.entries()].map(([name, value]) =>
      typeof value === 'string' ? name : `${name} (${value.name}, ${value.size} bytes)`,
    );
    return cut(`Form: ${names.join(', ')}`);
  }
  return body instanceof Blob ? `File, ${body.size} bytes` : null;
}

/** The first part of an answer, without waiting for the rest of a long one. */
async function readStart(response: Response): Promise<{ text: string | null; bytes: number | null }> {
  const unknown = { text: null, bytes: sizeOf(response, null) };
  const reader = response.body?.getReader();
  if (!reader || !/json|text|xml/.test(response.headers.get('content-type') ?? '')) {
    void reader?.cancel().catch(() => {});
    return unknown;
  }
  try {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    while (text.length <= limits.consoleTextMaxChars) {
      const { done, value } = await reader.read();
      if (done) return { text, bytes };
      bytes += value.byteLength;
      text += decoder.decode(value, { stream: true });
    }
    void reader.cancel().catch(() => {});
    return { text, bytes: unknown.bytes };
  } catch {
    return unknown;
  }
}

function sizeOf(response: Response | null, text: string | null): number | null {
  if (text !== null) return new Blob([text]).size;
  const length = response?.headers.get('content-length') ?? null;
  return length === null ? null : Number(length);
}
