import type { EntitySchema } from '@whittle/contract/entities';
import { entitySchemaSchema } from '@whittle/contract/entities';
import { isEntityName } from '../files/names.ts';
import { isPlainObject } from '../entities/json.ts';
import { parseEntity } from '../entities/entity.ts';
import { readJsonc } from '../source-code/jsonc.ts';

export type DeclaredEntity = { name: string; path: string; schema: EntitySchema };
export type EntityFileRead = { ok: true; entity: DeclaredEntity } | { ok: false; message: string };

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
  if (!read.ok)
    return { ok: false, message: `The file is not valid JSON (${read.message}), so its entity is missing.` };
  if (!isPlainObject(read.value))
    return { ok: false, message: 'The file declares no entity: it must be a JSON object.' };
  const { value } = read;
  const named = typeof value['name'] === 'string' ? value['name'].trim() : '';
  const fileName = entityFileName(path) ?? '';
  const name = entityName(fileName, named, used);
  if (!isEntityName(name)) return { ok: false, message: `“${fileName}” cannot be the name of an entity.` };
  const parsed = entitySchemaSchema.safeParse({ properties: {}, ...value, type: 'object', name });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, message: `The entity cannot be read: ${issue?.path.join('.')}: ${issue?.message}.` };
  }
  const usable = parseEntity(name, JSON.stringify(parsed.data));
  return usable.ok ? { ok: true, entity: { name, path, schema: parsed.data } } : { ok: false, message: usable.message };
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
