import type { ConnectorAnswer } from '@whittle/contract/integrations';
import type { Egress } from '../../../adapters/egress/egress.ts';
import { AppError } from '../../../http/app-error.ts';
import { buildRequest } from './openapi/build-request.ts';
import { createCheckArguments, type PlacedArguments } from './openapi/check-arguments.ts';
import type { Operation } from './openapi/operations.ts';
import type { OpenApiDocument } from './openapi/read-document.ts';
import type { StoredCredentials } from './connector-credentials.ts';

export type Connection = { document: OpenApiDocument; baseUrl: string; credentials: StoredCredentials };

const answerLimits = { maxBytes: 5_000_000, timeoutMs: 30_000 };

/**
 * Calls an operation of an installed package: arguments checked against its document, sent through the egress broker,
 * the answer read as JSON or text. Throws `invalid-input` for wrong arguments and `address-…` for a service that cannot
 * be asked, `package-key-missing` for a package that came without its secret; whatever status it answers is an answer.
 */
export async function callOperation(
  egress: Egress,
  operation: Operation,
  placed: PlacedArguments,
  connection: Connection,
): Promise<ConnectorAnswer> {
  createCheckArguments(connection.document, operation)(placed);
  const { baseUrl, credentials } = connection;
  if (credentials.kind === 'missing') throw new AppError('package-key-missing');
  const { url, request } = await buildRequest(operation, placed, { baseUrl, credentials });
  const { status, bytes, type } = await egress.fetch(url, { ...request, ...answerLimits });
  return { success: status >= 200 && status < 300, status_code: status, data: readData(bytes, type) };
}

function readData(bytes: Uint8Array, type: string): unknown {
  if (bytes.byteLength === 0) return null;
  const isText = type === '' || /^text\/|json|xml|javascript|yaml|x-www-form-urlencoded/.test(type);
  if (!isText) return { content_type: type, base64: Buffer.from(bytes).toString('base64') };
  const text = new TextDecoder().decode(bytes);
  if (!/json/.test(type) && !/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
