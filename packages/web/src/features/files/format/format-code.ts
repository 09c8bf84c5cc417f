import type { Options, Plugin } from 'prettier';
import { format, formatWithCursor } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import * as postcss from 'prettier/plugins/postcss';

type Asked = {
  path: string;
  text: string;
  cursor: number;
  /** The part to format; all of the file without it. */
  range: { from: number; to: number } | null;
};

/** `cannot-read`: the code is broken at `line`; null where that is not known. */
export type Formatted =
  { ok: true; text: string; cursor: number } | { ok: false; problem: 'cannot-read'; line: number | null };

const parsers: Record<string, string> = { css: 'css', json: 'json', ts: 'babel-ts', tsx: 'babel-ts' };

/** Lays a file out the way Prettier does, with the quotes that the file has. */
export async function formatCode({ path, text, cursor, range }: Asked): Promise<Formatted> {
  const options: Options = {
    parser: parsers[path.slice(path.lastIndexOf('.') + 1)] ?? 'babel',
    // What its types call a plugin lacks the index signature of what its options take.
    plugins: [babel, estree as Plugin, postcss],
    printWidth: 100,
    singleQuote: hasSingleQuotes(text),
  };
  try {
    if (!range) {
      const { formatted, cursorOffset } = await formatWithCursor(text, { ...options, cursorOffset: cursor });
      return { ok: true, text: formatted, cursor: cursorOffset };
    }
    const formatted = await format(text, { ...options, rangeStart: range.from, rangeEnd: range.to });
    return { ok: true, text: formatted, cursor: Math.min(cursor, formatted.length) };
  } catch (error) {
    const { loc } = error as { loc?: { start?: { line?: number } } };
    return { ok: false, problem: 'cannot-read', line: loc?.start?.line ?? null };
  }
}

/** By what the imports are written with, else by what there is more of. */
function hasSingleQuotes(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const ofImports = count(/from '/g) - count(/from "/g);
  return ofImports === 0 ? count(/'/g) > count(/"/g) : ofImports > 0;
}
