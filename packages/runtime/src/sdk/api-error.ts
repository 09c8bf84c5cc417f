import { type UnsupportedService, unsupportedServices } from '@whittle/contract/unsupported-services';
import { say, sayWith } from '../kit/lib/page-words.ts';

type Body = { code?: unknown; error?: { code?: unknown }; fields?: Record<string, string> };

/**
 * A refused or failed call, under the name by which client code asks for it. `data` is the whole answer, `fields` names
 * what is wrong with the data by path; a network failure has status 0.
 */
export class Base44Error extends Error {
  override readonly name = 'Base44Error';
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly originalError: unknown;
  readonly fields: Record<string, string>;
  /** Where code that was written for axios looks. */
  readonly response: { status: number; data: unknown } | undefined;

  constructor(message: string, status: number, code: string, data: unknown, originalError: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.data = data;
    this.originalError = originalError;
    this.fields = (isBody(data) && data.fields) || {};
    this.response = status > 0 ? { status, data } : undefined;
  }

  toJSON() {
    const { name, message, status, code, data } = this;
    return { name, message, status, code, data };
  }
}

/** The error of an answer with this status and body. */
export function errorOf(status: number, data: unknown): Base44Error {
  const code = isBody(data) ? (data.error?.code ?? data.code) : undefined;
  return new Base44Error(sentenceOf(data, status), status, typeof code === 'string' ? code : '', data);
}

const isBody = (data: unknown): data is Body => typeof data === 'object' && data !== null;

function sentenceOf(data: unknown, status: number): string {
  if (isBody(data)) {
    const { message, detail, error } = data as { message?: unknown; detail?: unknown; error?: { message?: unknown } };
    for (const sentence of [error?.message, message, detail])
      if (typeof sentence === 'string' && sentence) return sentence;
  }
  return status === 401
    ? say('Sign in to continue.')
    : sayWith(`The call failed with status ${status}.`, `Der Aufruf ist fehlgeschlagen (Status ${status}).`);
}

/** What this product does not do, said in the way of an answer of its server. */
export function notHere(code: UnsupportedService, name = ''): Base44Error {
  const sentence = unsupportedServices[code].replace('{name}', name);
  return errorOf(404, { message: sentence, detail: sentence, code, error_type: 'NotAvailable' });
}
