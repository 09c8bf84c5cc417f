import type { Inspection } from '@whittle/contract/integrations';
import { isPlainObject } from '@whittle/domain/entities/json';
import type { OpenApiDocument } from './read-document.ts';
import { follow } from './references.ts';

/** What the document itself says of title, address and credentials; `from` is where it was read. */
export function suggestionsOf(
  document: OpenApiDocument,
  from: string | null,
): Pick<Inspection, 'title' | 'name' | 'baseUrl' | 'credentials'> {
  const info = follow(document, document['info']);
  const title = typeof info['title'] === 'string' && info['title'].trim() !== '' ? info['title'].trim() : 'My API';
  return {
    title: title.slice(0, 100),
    name: toName(title),
    baseUrl: baseUrlOf(document, from),
    credentials: credentialsOf(document),
  };
}

function toName(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '' && !/^(api|rest|openapi|v?\d+(\.\d+)*)$/i.test(word));
  const name = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return (/^[A-Z]/.test(name) && name !== 'Core' ? name : `Api${name}`).slice(0, 50);
}

/** A server's address may have variables, and may be relative to the document. */
function baseUrlOf(document: OpenApiDocument, from: string | null): string {
  const servers = Array.isArray(document['servers']) ? document['servers'] : [];
  const first = follow(document, servers[0]);
  if (typeof first['url'] !== 'string') return from ? new URL(from).origin : '';
  const variables = isPlainObject(first['variables']) ? first['variables'] : {};
  const address = first['url'].replaceAll(/\{([^}]+)\}/g, (whole, name: string) => {
    const standard = follow(document, variables[name])['default'];
    return typeof standard === 'string' ? standard : whole;
  });
  return URL.parse(address, from ?? undefined)?.href.replace(/\/+$/, '') ?? '';
}

function credentialsOf(document: OpenApiDocument): Inspection['credentials'] {
  const components = follow(document, document['components']);
  const schemes = isPlainObject(components['securitySchemes']) ? Object.values(components['securitySchemes']) : [];
  for (const scheme of schemes) {
    const { type, in: where, name, scheme: kind } = follow(document, scheme);
    if (type === 'apiKey' && typeof name === 'string' && (where === 'header' || where === 'query')) {
      return { kind: where, name };
    }
    if (type === 'http' && String(kind).toLowerCase() === 'basic') return { kind: 'basic', name: null };
    if (type === 'http' || type === 'oauth2' || type === 'openIdConnect') return { kind: 'bearer', name: null };
  }
  return { kind: 'none', name: null };
}
