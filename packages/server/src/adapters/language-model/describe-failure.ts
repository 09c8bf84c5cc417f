import { ModelError, type ModelErrorCode } from './model-error.ts';

/** Text of a provider's answer that is kept as details. */
const maxDetailsChars = 1_000;

/** An answer other than 2xx. `body` is its text. */
export type HttpFailure = { status: number; body: string; url: string };

/** Codes of Node's network errors that mean that nobody listens, or that nobody is there. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'ERR_INVALID_URL',
  'address-blocked',
  'address-invalid',
  'address-unreachable',
]);

/**
 * Turns whatever a provider's library throws into a ModelError. `hasStarted`: text of this reply has already come, so a
 * lost connection means that the model stopped answering, not that its address is wrong.
 */
export function describeFailure(
  error: unknown,
  { apiKey, hasStarted }: { apiKey: string | null; hasStarted: boolean },
): ModelError {
  if (error instanceof ModelError) return error;
  const http = findHttpFailure(error);
  const code = http ? codeOfStatus(http) : codeOfCause(error, hasStarted);
  const said = http
    ? `${http.url} answered ${http.status}: ${readableBody(http.body)}`
    : chainOf(error).map(toText).join(' ← ');
  return new ModelError(code, readable(redact(said, apiKey)), { cause: error });
}

/** The error, its causes and, where a library tried more than once, the last one. */
export function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let current: unknown = error;
  while (current !== undefined && current !== null && chain.length < 8 && !chain.includes(current)) {
    chain.push(current);
    const { cause, lastError } = current as { cause?: unknown; lastError?: unknown };
    current = lastError ?? cause;
  }
  return chain;
}

function findHttpFailure(error: unknown): HttpFailure | null {
  for (const one of chainOf(error)) {
    const { statusCode, responseBody, url } = one as { statusCode?: unknown; responseBody?: unknown; url?: unknown };
    if (typeof statusCode === 'number' && statusCode >= 400)
      return {
        status: statusCode,
        body: typeof responseBody === 'string' ? responseBody : '',
        url: String(url ?? 'The provider'),
      };
  }
  return null;
}

function codeOfStatus({ status, body }: HttpFailure): ModelErrorCode {
  if (status === 401 || status === 403) return 'model-key-wrong';
  if (status === 400 && /api.?key/i.test(body)) return 'model-key-wrong';
  if (status === 404) return /model/i.test(body) || body === '' ? 'model-unknown' : 'model-unreachable';
  if (
    status === 400 &&
    /model[^.]{0,80}(?:not (?:found|exist|support)|does not exist|invalid|unknown)|(?:invalid|unknown) model/i.test(
      body,
    )
  )
    return 'model-unknown';
  if (status === 402 || status === 429 || status === 503 || status === 529) return 'model-busy';
  return status === 405 ? 'model-unreachable' : 'model-refused';
}

function codeOfCause(error: unknown, hasStarted: boolean): ModelErrorCode {
  const codes = chainOf(error).map((one) => String((one as { code?: unknown }).code ?? ''));
  if (hasStarted && isConnectionLost(error)) return 'model-silent';
  if (
    codes.some(
      (code) =>
        unreachable.has(code) || code.startsWith('CERT_') || code.includes('_CERT') || code.startsWith('ERR_TLS'),
    )
  )
    return 'model-unreachable';
  return isConnectionLost(error) ? 'model-unreachable' : 'model-refused';
}

/** True when the connection broke, rather than that the answer said no. */
export function isConnectionLost(error: unknown): boolean {
  return chainOf(error).some((one) => {
    const { code, message } = one as { code?: unknown; message?: unknown };
    return (
      ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'].includes(
        String(code),
      ) ||
      /^(?:terminated|fetch failed|other side closed|socket hang up|cannot connect to api\b.*)$/i.test(String(message))
    );
  });
}

function readableBody(body: string): string {
  try {
    const { error, message } = JSON.parse(body) as { error?: { message?: string } | string; message?: string };
    const text = typeof error === 'string' ? error : (error?.message ?? message);
    if (text) return text;
  } catch {
    // Not JSON: an error page. Its text is the best there is.
  }
  return (
    body
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'nothing'
  );
}

const toText = (error: unknown) => {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : (JSON.stringify(error) ?? String(error));
  const code = (error as { code?: unknown }).code;
  return code ? `${error.message} (${String(code)})` : error.message;
};

/** Without what a log or the database cannot hold, whatever a broken server sent. */
const readable = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .slice(0, maxDetailsChars);

const redact = (text: string, apiKey: string | null) => (apiKey ? text.replaceAll(apiKey, '[key]') : text);
