import { errorCatalogue, type ErrorCode } from '@whittle/contract/errors';

export type EgressRequest = {
  method?: string;
  /** Sent to the address itself; after a redirect to another origin, none of them goes along. */
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Bytes of the answer, unpacked. */
  maxBytes?: number;
  /** For everything together: names, redirects and the whole answer. */
  timeoutMs?: number;
  /** Media types that are read, such as `text/html` or `image/`; all when left out. */
  allowedTypes?: readonly string[];
};

export type EgressAnswer = {
  status: number;
  headers: Headers;
  /** Where the answer came from after redirects. */
  url: string;
  /** Without parameters, in small letters; empty when the answer names none. */
  type: string;
  bytes: Uint8Array;
};

export type EgressErrorCode = Extract<ErrorCode, `address-${string}`>;

/** An address that may not be called, or that did not answer as it must. `details` is for the log. */
export class EgressError extends Error {
  override readonly name = 'EgressError';
  readonly code: EgressErrorCode;
  readonly details: string;

  constructor(code: EgressErrorCode, details = '', options: { cause?: unknown } = {}) {
    super(errorCatalogue[code].message, options);
    this.code = code;
    this.details = details;
  }
}

/**
 * The one way out for what people and their apps have fetched: addresses of the public internet and those that the
 * installation allows, over HTTP and HTTPS, within limits, without any credential of the installation.
 */
export interface Egress {
  /** Answers whatever status the server sends. Throws `EgressError`. */
  fetch(url: string, request?: EgressRequest): Promise<EgressAnswer>;
}
