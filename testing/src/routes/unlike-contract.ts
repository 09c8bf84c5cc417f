import type { Call } from '@whittle/contract/call';

/**
 * How an answer differs from what its call promises, null when it does not: another status, a value that the response schema
 * refuses, or a field that it does not name, which nobody meant to send.
 */
export function unlikeContract(call: Call, { status, text }: { status: number; text: string }): string | null {
  if (call.answer !== 'json' && call.answer !== 'json-text') return null;
  if (!call.response) return text === '' ? null : `an answer where none is promised: ${text.slice(0, 100)}`;
  if (status === 204) return 'no answer where one is promised';
  const sent: unknown = JSON.parse(text);
  const read = call.response.safeParse(sent);
  if (!read.success) return read.error.message;
  const unnamed = unnamedIn(sent, read.data);
  return unnamed === null ? null : `"${unnamed}" is sent and not in the response schema`;
}

/** The path of the first field of `sent` that the schema left out. */
function unnamedIn(sent: unknown, read: unknown): string | null {
  if (typeof sent !== 'object' || sent === null || typeof read !== 'object' || read === null) return null;
  for (const [name, value] of Object.entries(sent)) {
    if (!Object.hasOwn(read, name)) return name;
    const inner = unnamedIn(value, (read as Record<string, unknown>)[name]);
    if (inner !== null) return `${name}.${inner}`;
  }
  return null;
}
