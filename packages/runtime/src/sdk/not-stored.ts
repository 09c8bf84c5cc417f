import { recordHeaders } from '@whittle/contract/record-headers';

const warned = new Set<string>();

/** ENT-36: a field that an entity does not have is lost without an error; whoever wrote the page reads it in the console. */
export function warnOfNotStored(path: string, headers: Headers): void {
  const entity = /\/entities\/([^/]+)/.exec(path)?.[1];
  const names = headers.get(recordHeaders.notStored)?.split(',').map(decodeURIComponent) ?? [];
  for (const name of names) {
    const sentence = `${entity} has no field "${name}": it was not stored. Add the field to the entity to keep it.`;
    if (warned.has(sentence)) continue;
    warned.add(sentence);
    console.warn(sentence);
  }
}
