import type { Credentials } from '@whittle/contract/integrations';
import { AppError } from '../../../../http/app-error.ts';
import { SentFile } from '../../../../http/multipart.ts';
import type { EgressRequest } from '../../../../adapters/egress/egress.ts';
import type { PlacedArguments } from './check-arguments.ts';
import type { Body, Operation, Parameter } from './operations.ts';

/** The request that calls an operation, with the package's credentials. Its address is always below `baseUrl`. */
export async function buildRequest(
  { method, path, parameters, body }: Operation,
  placed: PlacedArguments,
  { baseUrl, credentials }: { baseUrl: string; credentials: Credentials },
): Promise<{ url: string; request: Pick<EgressRequest, 'method' | 'headers' | 'body'> }> {
  const base = new URL(baseUrl);
  const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => pathPart(name, placed.path[name]));
  const url = new URL(base.href);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}/${filled.replace(/^\/+/, '')}`;
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || placed.query[parameter.name] === undefined) continue;
    for (const [name, value] of spell(parameter, placed.query[parameter.name])) url.searchParams.append(name, value);
  }
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, value] of Object.entries(placed.header)) headers[name.toLowerCase()] = headerText(name, value);
  const sent = placed.body !== undefined && body ? await writeBody(body, placed.body) : null;
  if (sent) headers['content-type'] = sent.type;
  addCredentials(credentials, url, headers);
  return { url: url.href, request: { method, headers, ...(sent && { body: sent.content }) } };
}

/** A dot or two would lead out of the path that the builder allowed. */
function pathPart(name: string, value: unknown): string {
  const text = toText(value);
  if (text === '' || text === '.' || text === '..') {
    throw new AppError('invalid-input', {
      fields: { [name]: 'cannot stand in a path' },
      message: `"${name}" cannot be used in a path.`,
    });
  }
  return encodeURIComponent(text);
}

function spell({ name, isExploded, isDeepObject }: Parameter, value: unknown): [string, string][] {
  if (Array.isArray(value)) {
    const texts = value.map(toText);
    return isExploded ? texts.map((text) => [name, text]) : [[name, texts.join(',')]];
  }
  if (typeof value !== 'object' || value === null) return [[name, toText(value)]];
  const entries = Object.entries(value).map(([key, inner]): [string, string] => [key, toText(inner)]);
  if (isDeepObject) return entries.map(([key, text]) => [`${name}[${key}]`, text]);
  return isExploded ? entries : [[name, entries.flat().join(',')]];
}

function headerText(name: string, value: unknown): string {
  const text = toText(value);
  if (/^[\u0020-\u007e\u0080-\u00ff]*$/.test(text)) return text;
  throw new AppError('invalid-input', { fields: { [name]: 'has characters that no header may have' } });
}

function addCredentials(credentials: Credentials, url: URL, headers: Record<string, string>): void {
  if (credentials.kind === 'header') headers[credentials.name.toLowerCase()] = credentials.secret;
  else if (credentials.kind === 'query') url.searchParams.set(credentials.name, credentials.secret);
  else if (credentials.kind === 'bearer') headers['authorization'] = `Bearer ${credentials.secret}`;
  else if (credentials.kind === 'basic') {
    const pair = Buffer.from(`${credentials.username}:${credentials.secret}`).toString('base64');
    headers['authorization'] = `Basic ${pair}`;
  }
}

async function writeBody(
  { type, mediaType }: Body,
  body: unknown,
): Promise<{ type: string; content: string | Uint8Array }> {
  if (type === 'json') return { type: mediaType, content: JSON.stringify(body) };
  const entries = Object.entries(body as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, unknown] => [name, one]),
  );
  if (type === 'form') {
    const texts = entries.map(([name, value]): [string, string] => [name, toText(value)]);
    return { type: mediaType, content: new URLSearchParams(texts).toString() };
  }
  const form = new FormData();
  for (const [name, value] of entries) {
    if (value instanceof SentFile) form.append(name, new Blob([value.bytes], { type: value.type }), value.name);
    else form.append(name, toText(value));
  }
  const written = new Response(form);
  // The boundary between the parts is in the type.
  return { type: written.headers.get('content-type')!, content: new Uint8Array(await written.arrayBuffer()) };
}

const toText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
