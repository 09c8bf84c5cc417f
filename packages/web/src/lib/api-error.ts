import { type ErrorCode, errorBodySchema, errorCatalogue } from '@whittle/contract/errors';
import { errorTexts } from './errors.texts.ts';
import { networkTexts } from './network.texts.ts';
import { problemsInShownLanguage } from './sentences.ts';

/** A call that the server answered with an error. `message` is a sentence that a person can read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string>;
  readonly extra: Record<string, unknown>;
  readonly requestId: string | undefined;

  constructor(
    status: number,
    body: {
      code: string;
      message: string;
      fields?: Record<string, string>;
      extra?: Record<string, unknown>;
      requestId?: string;
    },
  ) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.extra = body.extra ?? {};
    this.requestId = body.requestId;
  }
}

/** No answer came: the network is gone, the server is down, or the call was broken off. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

const codeOfStatus: Record<number, ErrorCode> = {
  401: 'not-signed-in',
  403: 'not-allowed',
  404: 'not-found',
  413: 'too-large',
  429: 'rate-limited',
  503: 'unavailable',
};

/** Reads the body of a failed call; an answer that is not ours (a proxy's page) becomes the sentence of its status. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = errorBodySchema.safeParse(await response.json().catch(() => null));
  if (body.success) {
    const { code, message, fields = {} } = body.data;
    return new ApiError(response.status, {
      ...body.data,
      fields: Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, problemsInShownLanguage(text)])),
      message: errorSentence(code, message, body.data.values),
      extra: body.data.extra_data,
    });
  }
  const code = codeOfStatus[response.status] ?? 'internal';
  return new ApiError(response.status, { code, message: errorTexts[code] });
}

/** The sentence of an error in the language that is shown: that of its code, unless the server said something of its own. */
export function errorSentence(code: string, message: string, values: Record<string, string | number> = {}): string {
  const name = codes.get(code);
  const isCatalogues = name && filled(errorCatalogue[name].message, values) === message;
  return isCatalogues ? filled(errorTexts[name], values) : problemsInShownLanguage(message);
}

/** The sentence of a code that was kept without one. */
export const sentenceOfCode = (code: string, values: Record<string, string | number> = {}): string =>
  filled(errorTexts[codes.get(code) ?? 'internal'], values);

const filled = (sentence: string, values: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );

const codes = new Map(
  Object.entries(errorCatalogue).map(([name, entry]) => [
    'wireCode' in entry ? entry.wireCode : name,
    name as ErrorCode,
  ]),
);

/** Whether it is for others to do: asking again brings the same answer. */
export const isForOthers = (error: unknown): boolean => error instanceof ApiError && error.status === 403;

const unexplained: ReadonlySet<string> = new Set<ErrorCode>(['internal', 'upload-failed']);

/** The server's sentence where it knows the reason, such as a full disk; else what failed, in the words of the place. */
export const reasonOf = (error: unknown, failed: string): string =>
  error instanceof ApiError && !unexplained.has(error.code) ? error.message : failed;

/** The sentence for a failure of any kind. */
export function sentenceOf(error: unknown, fallback: string = errorTexts.internal): string {
  if (error instanceof ApiError) return error.message;
  if (error instanceof NetworkError) return networkTexts.unreachable;
  return fallback;
}
