import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import { onTestFinished, vi } from 'vitest';
import { callOf, requireContract, requireReadiness } from '@whittle/testing/routes/faked-answer';
import fakedRefusals from './faked-refusals.json' with { type: 'json' };

type Call = { method: string; path: string; body: unknown };
type Answer = { status?: number; body?: unknown } | Error;

/**
 * Stands in for the network: answers by `METHOD /path`, and remembers what was asked. A success is one of the contract's
 * call: without a status it has the call's, and its body is what the response schema has, no more and no less.
 */
export function fakeServer(answers: Record<string, Answer | ((call: Call) => Answer)>) {
  const calls: Call[] = [];
  // A fake that throws is a network that is gone to the screen, which may well be what the test goes on to see.
  const wrong: unknown[] = [];
  onTestFinished(() => {
    if (wrong.length > 0) throw wrong[0];
  });
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
    const text = answer.body === undefined ? '' : JSON.stringify(answer.body);
    let status = answer.status ?? 200;
    try {
      const promised = callOf(call.method, path);
      status = answer.status ?? promised?.status ?? 200;
      if (path === '/readyz') requireReadiness(status, text);
      else if (status >= 400) requireKnownRefusal(call, answer);
      else if (promised) requireContract(promised, status, text);
    } catch (error) {
      wrong.push(error);
      throw error;
    }
    return new Response(status === 204 ? null : text || '{}', { status });
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}

/**
 * A screen that understands an answer which no server gives proves nothing. What is refused here is in faked-refusals.json,
 * and packages/server/src/http/faked-refusals.http.test.ts drives the server to each of these answers. Any call may fail
 * (`internal`) or come without a session (`not-signed-in`), and what a test did not prepare is not there; a proxy may answer
 * without the server.
 */
function requireKnownRefusal({ method, path }: Call, answer: Exclude<Answer, Error>): void {
  if (typeof answer.body === 'string') return;
  const { code } = answer.body as { code: string };
  if (['internal', 'not-signed-in', 'not-found'].includes(code)) return;
  const isRoute = (route: string) =>
    new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(`${method} ${path.split('?')[0]}`);
  const known = Object.entries(fakedRefusals).find(([route]) => isRoute(route))?.[1] ?? [];
  if (!known.includes(code)) throw new Error(`no test of the server proves that ${method} ${path} answers ${code}`);
}

/** The answer of the server for one of its errors. */
export function refusal(code: ErrorCode) {
  const { status, message } = errorCatalogue[code];
  return { status, body: { code, message, detail: message } };
}

export const networkGone = new TypeError('Failed to fetch');
