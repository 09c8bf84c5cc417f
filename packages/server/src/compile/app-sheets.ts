import type { FileProblem } from '@whittle/contract/preview';
import { isLayout } from '@whittle/domain/files/paths';
import { bareTokensIn, isTailwindConfig } from './tailwind-config.ts';

/** An app's own style sheets in the order in which they count. */
export type AppSheets = {
  sheets: { path: string; css: string }[];
  /** The app was made for Tailwind 3 or for its plain defaults, not for the platform's look. */
  isPlain: boolean;
  /** Tokens that hold three bare numbers of a colour. */
  bareTokens: ReadonlySet<string>;
  warnings: FileProblem[];
};

const alwaysRead = ['globals.css', 'index.css'];
const cssImport = /import\s*(?:[\w*{}\s,]+from\s*)?["']([^"'?]+\.css)["']/g;
/** `@import url("https://…")` of another site. */
const foreignImport = /@import\s+(?:url\(\s*)?["']?(?:https?:)?\/\/[^;]*;/g;

export function appSheets(files: ReadonlyMap<string, string>): AppSheets {
  const order = [...files.keys()].filter((path) => /\.[mc]?[jt]sx?$/.test(path)).toSorted((a, b) => rank(a) - rank(b));
  const imported = order.flatMap((path) => sheetsImportedBy(path, files));
  const paths = [...new Set([...alwaysRead.filter((path) => files.has(path)), ...imported])];
  const warnings: FileProblem[] = [];
  const sheets = paths.map((path) => ({ path, css: prepare(path, files, warnings) }));
  const bareTokens = new Set(sheets.flatMap(({ css }) => [...bareTokensIn(css)]));
  const isWhittle = sheets.some(({ css }) => css.includes('whittle/base.css'));
  const isTailwind3 = paths.some(
    (path) => path !== 'globals.css' && /@tailwind\b|@import\s+["']tailwindcss/.test(files.get(path)!),
  );
  const hasConfig = [...files.keys()].some(isTailwindConfig);
  return { sheets, isPlain: !isWhittle && (isTailwind3 || hasConfig || bareTokens.size > 0), bareTokens, warnings };
}

/** The entry's sheets come first, then the root's and the layout's, as a bundler would meet them. */
function rank(path: string): number {
  if (path.startsWith('main.')) return 0;
  if (path.startsWith('App.')) return 1;
  return isLayout(path) ? 2 : path.startsWith('pages/') ? 3 : 4;
}

function sheetsImportedBy(path: string, files: ReadonlyMap<string, string>): string[] {
  const source = files.get(path)!;
  if (!source.includes('.css')) return [];
  return [...source.matchAll(cssImport)].flatMap(([, specifier]) => {
    const found = sheetAt(specifier!, path, files);
    return found === null ? [] : [found];
  });
}

/** The sheet of the app that a file means, null for one of a library and for what is missing. */
export function sheetAt(specifier: string, from: string, files: ReadonlyMap<string, string>): string | null {
  const isOwn = /^(?:\.|@\/|\/)/.test(specifier) || files.has(specifier);
  if (!isOwn) return null;
  const path = specifier.startsWith('.')
    ? new URL(specifier, `file:///${encodeURI(from)}`).pathname
    : specifier.replace(/^@/, '');
  const own = decodeURI(path)
    .replace(/^\/(?:src\/)?/, '')
    .replace(/^src\//, '');
  return files.has(own) ? own : null;
}

/** A sheet as it is compiled: without Tailwind's own directives, and with the addresses of the app's pictures. */
function prepare(path: string, files: ReadonlyMap<string, string>, warnings: FileProblem[]): string {
  const css = files.get(path)!.replace(/^\u{feff}/u, '');
  return css
    .replace(foreignImport, (whole, at: number) => {
      const line = css.slice(0, at).split('\n').length;
      const message = 'Styles and fonts of other sites are not loaded by apps; the page is shown without this one.';
      warnings.push({ file: path, line, column: null, message, severity: 'warning' });
      return whole.replace(/[^\n]/g, '');
    })
    .replace(/^[ \t]*@tailwind\s+\w+\s*;/gm, '')
    .replace(/url\(\s*["']?((?:\.{1,2}|@|~@)\/[^"')]+)["']?\s*\)/g, (whole, address: string) => {
      const target = sheetAt(address.replace(/^~/, ''), path, files);
      return target === null ? whole : `url("${files.get(target)!.trim()}")`;
    });
}
