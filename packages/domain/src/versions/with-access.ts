import { parseLenientJson } from '../chat/lenient-json.ts';
import type { Access } from '../entities/access.ts';

/** The entity's file with these permissions; null when the file is no JSON object. */
export function withAccess(content: string, permissions: Access): string | null {
  const json = parseLenientJson(content);
  if (!json.ok || !isObject(json.value)) return null;
  const control = json.value['x-accessControl'];
  const schema = { ...json.value, 'x-accessControl': { ...(isObject(control) && control), permissions } };
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
