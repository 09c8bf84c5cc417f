/** `text` is the strict JSON that was read. */
export type LenientJson = { ok: true; value: unknown; text: string } | { ok: false; message: string };

/**
 * Reads JSON as models write it: comments and trailing commas are forgiven, everything else is refused with the
 * parser's reason.
 */
export function parseLenientJson(text: string): LenientJson {
  const strict = tryParse(text);
  if (strict.ok) return { ok: true, value: strict.value, text };
  const repairedText = withoutTrailingCommas(withoutComments(text));
  const repaired = tryParse(repairedText);
  return repaired.ok ? { ok: true, value: repaired.value, text: repairedText } : { ok: false, message: strict.message };
}

function tryParse(text: string): { ok: true; value: unknown } | { ok: false; message: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

/** A string is matched first, so that `//` or `,]` inside one stays. */
const stringOrComment = /"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const stringOrTrailingComma = /"(?:[^"\\\n]|\\.)*"|,(?=\s*[}\]])/g;

const withoutComments = (text: string) => text.replace(stringOrComment, (match) => (match[0] === '"' ? match : ' '));
const withoutTrailingCommas = (text: string) =>
  text.replace(stringOrTrailingComma, (match) => (match[0] === '"' ? match : ''));

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
