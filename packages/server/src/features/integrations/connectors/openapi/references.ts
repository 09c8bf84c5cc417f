import { decodeText } from '@whittle/domain/addresses/decode';
import { isPlainObject } from '@whittle/domain/entities/json';
import type { OpenApiDocument } from './read-document.ts';

type Node = Record<string, unknown>;
const maxSteps = 20;

/** What a `$ref` into the same document leads to, or the node itself; an empty one for what leads nowhere. */
export function follow(document: OpenApiDocument, node: unknown): Node {
  let at = node;
  for (let step = 0; step < maxSteps; step += 1) {
    if (!isPlainObject(at)) return {};
    const { $ref: reference } = at as { $ref?: unknown };
    if (typeof reference !== 'string') return at as Node;
    at = atPointer(document, reference);
  }
  return {};
}

function atPointer(document: OpenApiDocument, reference: string): unknown {
  let at: unknown = document;
  for (const part of reference.slice(2).split('/')) {
    const key = decodeText(part)?.replaceAll('~1', '/').replaceAll('~0', '~');
    if (key === undefined || typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Node)[key];
  }
  return at;
}
