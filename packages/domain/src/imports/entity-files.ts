import type { EntitySchema } from '@whittle/contract/entities';
import type { ImportNote } from '@whittle/contract/imports';
import { entitySchemaSchema } from '@whittle/contract/entities';
import { isEntityName } from '../files/names.ts';
import { isPlainObject } from '../entities/json.ts';
import { parseEntity } from '../entities/entity.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import { noteOf, plainNote } from './sentence.ts';

export type DeclaredEntity = { name: string; path: string; schema: EntitySchema };
export type EntityFileRead = { ok: true; entity: DeclaredEntity } | { ok: false; note: ImportNote };

const places = [
  /^(?:src\/)?entities\/([^/]+)\.jsonc?$/i,
  /^base44\/entities\/([^/]+)\.jsonc?$/i,
  /^whittle\/entities\/([^/]+)\.json$/,
];

/** The name that a file would declare an entity under, null for a file that declares none. */
export function entityFileName(path: string): string | null {
  for (const place of places) {
    const name = place.exec(path)?.[1];
    if (name) return name;
  }
  return null;
}

/** Reads a file that declares an entity; `used` are the names that the code asks for. Never throws. */
export function readEntityFile(path: string, source: string, used: ReadonlySet<string>): EntityFileRead {
  const read = readJsonc(source);
  if (!read.ok) return { ok: false, note: noteOf('entity-not-json', path, { reason: read.message }) };
  if (!isPlainObject(read.value)) return { ok: false, note: noteOf('entity-not-object', path) };
  const { value } = read;
  const named = typeof value['name'] === 'string' ? value['name'].trim() : '';
  const fileName = entityFileName(path) ?? '';
  const name = entityName(fileName, named, used);
  if (!isEntityName(name)) return { ok: false, note: noteOf('entity-name', path, { name: fileName }) };
  const parsed = entitySchemaSchema.safeParse({ properties: {}, ...value, type: 'object', name });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const reason = `${issue?.path.join('.')}: ${issue?.message}`;
    return { ok: false, note: noteOf('entity-unreadable', path, { reason }) };
  }
  const usable = parseEntity(name, JSON.stringify(parsed.data));
  return usable.ok
    ? { ok: true, entity: { name, path, schema: parsed.data } }
    : { ok: false, note: plainNote(path, usable.message) };
}

/**
 * The builder's own tree names files after entities, and older ones carry another spelling inside; the vendor's command
 * line writes `blog-post.jsonc` with the name inside. What the code asks for decides between them.
 */
function entityName(fileName: string, named: string, used: ReadonlySet<string>): string {
  const plain = (name: string) => name.toLowerCase().replace(/[-_ ]/g, '');
  const spellings = [fileName, named].filter((name) => name !== '');
  const asked = spellings.find((name) => used.has(name));
  const similar = [...used].find((name) => spellings.some((spelling) => plain(spelling) === plain(name)));
  return asked ?? similar ?? (isEntityName(fileName) ? fileName : named);
}
