import type { InstallRequest } from '@whittle/contract/integrations';
import { AppError } from '../../../http/app-error.ts';
import { operationsOf } from './openapi/operations.ts';
import type { OpenApiDocument } from './openapi/read-document.ts';

export const maxConnectors = 50;

/** `PetStore`, `petstore` and `pet-store` are the same package. */
export const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 60);

/** Operations that the document does not have, or that cannot be called, are nobody's. */
export function knownCallers(document: OpenApiDocument, callers: InstallRequest['callers']): InstallRequest['callers'] {
  const usable = operationsOf(document).flatMap(({ name, unusable }) => (unusable ? [] : name));
  return Object.fromEntries(usable.flatMap((name) => (Object.hasOwn(callers, name) ? [[name, callers[name]!]] : [])));
}

/** Throws `invalid-input` for what is no plain web address. */
export function readBaseUrl(text: string): string {
  const url = URL.parse(text.trim());
  const isUsable = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!isUsable) {
    throw new AppError('invalid-input', { fields: { baseUrl: 'must be a web address that begins with https://' } });
  }
  return url.href.replace(/\/+$/, '');
}
