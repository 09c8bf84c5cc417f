import { isPlainObject } from '@whittle/domain/entities/json';

const maxChars = 300;

/** What a service says is wrong, in one line; null when its answer has no sentence. */
export function serviceSentence(data: unknown): string | null {
  const found = isPlainObject(data) ? inObject(data) : typeof data === 'string' && !/^\s*</.test(data) ? data : null;
  const line = found?.replace(/\s+/g, ' ').trim() ?? '';
  if (line === '') return null;
  return line.length > maxChars ? `${line.slice(0, maxChars)}…` : line;
}

/** Where services put it: their own words first, then the problem documents of HTTP. */
function inObject(data: Record<string, unknown>): string | null {
  for (const name of ['message', 'error_description', 'detail', 'error', 'errors', 'title']) {
    const value = Array.isArray(data[name]) ? data[name][0] : data[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
    const inner = isPlainObject(value) ? inObject(value) : null;
    if (inner !== null) return inner;
  }
  return null;
}
