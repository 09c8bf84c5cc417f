import { init, parse } from 'es-module-lexer';

await init;

/** One name that an import statement binds: `imported` is null for the whole namespace. */
export type ImportedName = { imported: string | null; local: string };

export type ImportStatement = {
  kind: 'import';
  specifier: string;
  names: ImportedName[];
  start: number;
  end: number;
};

/** `export { imported as exported } from`; `imported` null is `* as`, `exported` null is `export *`. */
export type ReExportStatement = {
  kind: 're-export';
  specifier: string;
  names: { imported: string | null; exported: string | null }[];
  start: number;
  end: number;
};

/** An export of something of the module's own; `local` is null for a default export that has no name. */
export type OwnExport = { exported: string; local: string | null; start: number };

export type DynamicImport = {
  /** Null when the address is computed. */
  specifier: string | null;
  start: number;
  /** Where the address begins, as an expression. */
  argumentStart: number;
  argumentEnd: number;
  /** Behind the closing bracket. */
  end: number;
};

export type ModuleRecord = {
  /** In the order of the code. */
  from: (ImportStatement | ReExportStatement)[];
  exports: OwnExport[];
  dynamic: DynamicImport[];
  metas: { start: number; end: number }[];
};

/**
 * Reads which modules `code` asks for and what it exports. `code` is what oxc printed: valid, one statement a line,
 * without comments inside import and export clauses.
 */
export function readModuleRecord(code: string): ModuleRecord {
  const [imports, exports] = parse(code);
  const record: ModuleRecord = { from: [], exports: [], dynamic: [], metas: [] };
  for (const entry of imports) {
    if (entry.t === 3) record.metas.push({ start: entry.s, end: entry.e });
    else if (entry.d >= 0) {
      const text = code.slice(entry.s, entry.e).trim();
      const isFixed = entry.n !== undefined && /^["']/.test(text);
      record.dynamic.push({
        specifier: isFixed ? entry.n! : null,
        start: entry.ss,
        argumentStart: entry.s,
        argumentEnd: entry.e,
        end: entry.se,
      });
    } else record.from.push(readStatement(code, entry.n ?? '', entry.ss, entry.se, entry.s));
  }
  const reExports = new Set(record.from.filter((one) => one.kind === 're-export').map((one) => one.start));
  for (const entry of exports) {
    if (!reExports.has(entry.ss)) record.exports.push({ exported: entry.n, local: entry.ln ?? null, start: entry.ss });
  }
  return record;
}

function readStatement(
  code: string,
  specifier: string,
  start: number,
  end: number,
  specifierStart: number,
): ImportStatement | ReExportStatement {
  const isExport = code.startsWith('export', start);
  const clause = code
    .slice(start + 6, specifierStart - 1)
    .replace(/\bfrom\s*$/, '')
    .trim();
  const braces = /\{([\s\S]*)\}/.exec(clause);
  const listed = braces ? splitNames(braces[1]!) : [];
  const rest = (braces ? clause.replace(braces[0], '') : clause).split(',').map((part) => part.trim());
  const stars = rest.filter((part) => part.startsWith('*')).map((part) => /\bas\s+(\S+)/.exec(part)?.[1] ?? null);

  if (isExport) {
    const names = listed.map(({ left, right }) => ({
      imported: left as string | null,
      exported: right as string | null,
    }));
    for (const star of stars) names.push({ imported: null, exported: star });
    return { kind: 're-export', specifier, names, start, end };
  }
  const names: ImportedName[] = [];
  for (const part of rest) if (/^[^*\s]+$/.test(part)) names.push({ imported: 'default', local: part });
  for (const star of stars) if (star) names.push({ imported: null, local: star });
  for (const { left, right } of listed) names.push({ imported: left, local: right });
  return { kind: 'import', specifier, names, start, end };
}

/** `a, b as c, "d-e" as f` → pairs of names without quotes. */
function splitNames(list: string): { left: string; right: string }[] {
  return [...list.matchAll(/("(?:[^"\\]|\\.)*"|[^\s,]+)(?:\s+as\s+("(?:[^"\\]|\\.)*"|[^\s,]+))?/g)].map((match) => {
    const left = unquote(match[1]!);
    return { left, right: match[2] === undefined ? left : unquote(match[2]) };
  });
}

const unquote = (name: string) => (name.startsWith('"') ? (JSON.parse(name) as string) : name);

/** The end of a statement with its semicolon. */
export const statementEnd = (code: string, end: number) => (code[end] === ';' ? end + 1 : end);
