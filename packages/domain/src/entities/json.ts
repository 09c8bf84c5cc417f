/** Keys that could reach an object's prototype when a value is copied around; they are never kept (S-22). */
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** Deeper values are refused: nothing that people enter nests like that, and it keeps every walk off the stack's end. */
export const maxJsonDepth = 32;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const isSafeKey = (key: string): boolean => !unsafeKeys.has(key);

export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** PostgreSQL stores neither U+0000 nor half of a surrogate pair. */
export const isStorableText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export type JsonProblem = 'too-deep' | 'unstorable';

/** A copy without unsafe keys that is certain to be storable as JSON, or why there is none. */
export function copyJson(value: unknown, depth = 0): { ok: true; value: Json } | { ok: false; problem: JsonProblem } {
  if (depth > maxJsonDepth) return { ok: false, problem: 'too-deep' };
  if (value === null || typeof value === 'boolean') return { ok: true, value };
  if (typeof value === 'number') return Number.isFinite(value) ? { ok: true, value } : unstorable;
  if (typeof value === 'string') return isStorableText(value) ? { ok: true, value } : unstorable;
  if (Array.isArray(value)) {
    const items: Json[] = [];
    for (const item of value) {
      const copy = copyJson(item, depth + 1);
      if (!copy.ok) return copy;
      items.push(copy.value);
    }
    return { ok: true, value: items };
  }
  if (!isPlainObject(value)) return unstorable;
  const object: Record<string, Json> = {};
  for (const [key, member] of Object.entries(value)) {
    if (!isSafeKey(key)) continue;
    if (!isStorableText(key)) return unstorable;
    const copy = copyJson(member, depth + 1);
    if (!copy.ok) return copy;
    object[key] = copy.value;
  }
  return { ok: true, value: object };
}

const unstorable = { ok: false, problem: 'unstorable' } as const;
