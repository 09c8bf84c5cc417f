import { recordHeaders } from '@whittle/contract/record-headers';

const warned = new Set<string>();

/**
 * What a write answers with success and did not store as it was sent (ENT-36), or stored although the entity says
 * otherwise (ENT-41): whoever wrote the page reads it in the console, once.
 */
export function warnOfNotStored(path: string, headers: Headers): void {
  const entity = /\/entities\/([^/]+)/.exec(path)?.[1];
  const namesIn = (header: string) => headers.get(header)?.split(',').map(decodeURIComponent) ?? [];
  for (const name of namesIn(recordHeaders.notStored))
    warn(`${entity} has no field "${name}": it was not stored. Add the field to the entity to keep it.`);
  for (const name of namesIn(recordHeaders.unlikeDeclared))
    warn(
      `${entity} says another format, other choices or a limit for "${name}": what was sent was stored as it is. Send what the entity says, or change the entity.`,
    );
}

function warn(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(sentence);
}
