import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { PaymentError } from './payments.ts';

const timeoutMs = 15_000;
/** After a failure that may pass: long enough for a limit per second, short enough for who waits for a click. */
const pausesMs = [400, 1_500];

const answerSchema = z.looseObject({
  success: z.boolean().optional(),
  message: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
});
type Answer = z.infer<typeof answerSchema>;

export type Ask = (
  token: string,
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  fields?: Record<string, string | undefined>,
) => Promise<Answer>;

/**
 * Requests to Gumroad's API. What is not found comes with status 200 and `success: false`, some refusals have their
 * sentence in `error`, and 401 and 403 may have no body at all. Reading is tried again when the failure may pass.
 */
export function createAsk(baseUrl: string): Ask {
  const once: Ask = async (token, method, path, fields = {}) => {
    const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined);
    const form = new URLSearchParams(given);
    const query = method === 'GET' && given.length > 0 ? `?${form.toString()}` : '';
    let response: Response;
    let text: string;
    try {
      response = await fetch(baseUrl + path + query, {
        method,
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        ...(method === 'PUT' && { body: form }),
        // A redirect could take the token to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (cause) {
      throw new PaymentError('unreachable', '', { cause });
    }
    const answer = answerSchema.safeParse(parsed(text)).data ?? {};
    const sentence = (answer.message ?? answer.error ?? '').slice(0, 500);
    if (response.status === 401) throw new PaymentError('token-refused', sentence);
    if (response.status === 403) throw new PaymentError('scope-missing', sentence);
    if (response.status === 429) throw new PaymentError('too-many', sentence);
    if (response.status >= 500) throw new PaymentError('unreachable', sentence);
    if (response.status === 404) throw new PaymentError('not-found', sentence);
    if (!response.ok) throw new PaymentError('refused', sentence);
    if (answer.success === false)
      throw new PaymentError(/not found/i.test(sentence) ? 'not-found' : 'refused', sentence);
    if (answer.success !== true) throw new PaymentError('unreachable', 'not the answer of the API');
    return answer;
  };

  return async (token, method, path, fields) => {
    for (const pause of method === 'GET' ? pausesMs : []) {
      try {
        return await once(token, method, path, fields);
      } catch (error) {
        const mayPass = error instanceof PaymentError && ['unreachable', 'too-many'].includes(error.problem);
        if (!mayPass) throw error;
        await wait(pause);
      }
    }
    return once(token, method, path, fields);
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
