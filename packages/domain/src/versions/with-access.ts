import { isPlainObject } from '../entities/json.ts';
import { readJsonc } from '../source-code/jsonc.ts';
import type { Access } from '../entities/access.ts';

/** The entity's file with these permissions; null when the file is no JSON object. */
export function withAccess(content: string, permissions: Access): string | null {
  const json = readJsonc(content);
  if (!json.ok || !isPlainObject(json.value)) return null;
  const control = json.value['x-accessControl'];
  const schema = { ...json.value, 'x-accessControl': { ...(isPlainObject(control) && control), permissions } };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
