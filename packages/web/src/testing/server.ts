import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import { vi } from 'vitest';

type Call = { method: string; path: string; body: unknown };
type Answer = { status?: number; body?: unknown } | Error;

/** Stands in for the network: answers by `METHOD /path`, and remembers what was asked. */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    calls.push(call);
    const found = answers[`${call.method} ${path}`] ?? refusal('not-found');
    const answer = typeof found === 'function' ? found(call) : found;
    if (answer instanceof Error) throw answer;
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : JSON.stringify(answer.body ?? {}), { status });
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}

/** The answer of the server for one of its errors. */
export function refusal(code: ErrorCode) {
  const { status, message } = errorCatalogue[code];
  return { status, body: { code, message, detail: message } };
}

export const networkGone = new TypeError('Failed to fetch');
