import { type ErrorCode, errorCatalogue } from '@whittle/contract/errors';
import { callOf, requireContract } from '@whittle/testing/routes/faked-answer';
import { onTestFinished, vi } from 'vitest';

type Answer = (address: string, init: RequestInit) => Response | Promise<Response>;

/** Failures of any call, whoever makes it. */
const general = new Set<ErrorCode>(['not-signed-in', 'internal', 'not-found']);

/**
 * Stands in for the server. What it answers must be what a call of the contract has: its status, its response schema and no
 * field beyond it, or one of its failures. Anything else fails the test, also where the code under test swallows it.
 */
export function fakeServer(answer: Answer): void {
  const wrong: unknown[] = [];
  onTestFinished(() => {
    if (wrong.length > 0) throw wrong[0];
  });
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const response = await answer(address, init);
    try {
      await requireKnown(address, init.method ?? 'GET', response);
    } catch (error) {
      wrong.push(error);
      throw error;
    }
    return response;
  });
}

async function requireKnown(address: string, method: string, response: Response): Promise<void> {
  const call = callOf(method, new URL(address, 'http://app.test').pathname);
  if (!call) throw new Error(`the contract has no ${method} ${address}`);
  if (response.ok && call.answer === 'stream') return;
  const text = await response.clone().text();
  if (response.ok) return requireContract(call, response.status, text);
  const { code } = JSON.parse(text) as { code: ErrorCode };
  if (errorCatalogue[code]?.status !== response.status || !(general.has(code) || call.errors.includes(code)))
    throw new Error(`${call.method} ${call.path} never answers ${response.status} ${code}`);
}

/** The answer of the server for one of its errors. */
export function refusal(code: ErrorCode): Response {
  const { status, message } = errorCatalogue[code];
  return Response.json({ code, message, detail: message }, { status });
}

/** A record as the server answers it. */
export const recordOf = <Fields extends object>(id: string, fields = {} as Fields) => ({
  ...{ id, created_date: '2026-01-31T10:00:00.000Z', updated_date: '2026-01-31T10:00:00.000Z', created_by: null },
  ...fields,
});

/** A person of an app as the server answers them. */
export const personOf = (fields: object = {}) => ({
  ...{
    id: 'p1',
    email: 'ada@example.com',
    full_name: 'Ada Lovelace',
    role: 'user',
    is_verified: true,
    disabled: false,
  },
  ...{ app_id: 'app1', created_date: '2026-01-31T10:00:00.000Z', updated_date: '2026-01-31T10:00:00.000Z' },
  ...fields,
});
