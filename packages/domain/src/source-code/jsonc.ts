import { stripComments } from 'jsonc-parser';

/** `text` is the strict JSON that was read. */
export type JsonRead = { ok: true; value: unknown; text: string } | { ok: false; message: string };

/**
 * Reads JSON as people and models write it: comments, trailing commas and a byte order mark are forgiven, everything else
 * is refused with the reason of the JSON parser, whose places are those of the source. Never throws.
 *
 * The value comes from `JSON.parse`, not from jsonc-parser's own reader, which takes a key `__proto__` for the prototype.
 */
export function readJsonc(source: string): JsonRead {
  const whole = source.replace(/^\uFEFF/, '');
  const strict = parse(whole);
  if (strict.ok) return strict;
  const read = parse(withoutTrailingCommas(stripComments(whole, ' ')));
  return read.ok ? { ...read, text: read.text.replace(/[ \t]+$/gm, '') } : read;
}

function parse(text: string): JsonRead {
  try {
    return { ok: true, value: JSON.parse(text) as unknown, text };
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
}

/** A string is matched first, so that `,]` inside one stays. */
const stringOrTrailingComma = /"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g;

const withoutTrailingCommas = (text: string) =>
  text.replace(stringOrTrailingComma, (match) => (match === ',' ? ' ' : match));
