export type JsonRead = { ok: true; value: unknown } | { ok: false; message: string };

/** Reads JSON that may have comments and commas too many, as settings of exports do. Never throws. */
export function readJsonc(source: string): JsonRead {
  const plain = withoutComments(source.replace(/^\uFEFF/, ''));
  try {
    return { ok: true, value: JSON.parse(plain) as unknown };
  } catch (error) {
    return { ok: false, message: (error as Error).message };
  }
}

/** Comments and trailing commas become spaces, so that places in error messages stay true. */
function withoutComments(source: string): string {
  let out = '';
  let comma = -1;
  for (let at = 0; at < source.length;) {
    const two = source.slice(at, at + 2);
    const comment = two === '//' ? endOf(source, '\n', at, 0) : two === '/*' ? endOf(source, '*/', at + 2, 2) : null;
    if (comment !== null) {
      out += source.slice(at, comment).replace(/[^\n]/g, ' ');
      at = comment;
      continue;
    }
    const char = source[at]!;
    const end = char === '"' ? endOfText(source, at) : at + 1;
    if ((char === '}' || char === ']') && comma >= 0) out = `${out.slice(0, comma)} ${out.slice(comma + 1)}`;
    if (char === ',') comma = out.length;
    else if (!/\s/.test(char)) comma = -1;
    out += source.slice(at, end);
    at = end;
  }
  return out;
}

function endOf(source: string, mark: string, from: number, length: number): number {
  const found = source.indexOf(mark, from);
  return found < 0 ? source.length : found + length;
}

function endOfText(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '"') return at + 1;
  }
  return source.length;
}
