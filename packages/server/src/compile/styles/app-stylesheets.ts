import { decodePath } from '@whittle/domain/addresses/decode';
import { isLayout } from '@whittle/domain/files/paths';
import type { StylesheetPlace } from './flat-layers.ts';
import { appliedNames, conditionalNames, modernStylesheet } from '../legacy-tailwind/legacy-stylesheets.ts';
import { bareTokensIn, isTailwindConfig } from './tailwind-config.ts';

/** An app's own stylesheets in the order in which they count. */
export type AppStylesheets = {
  stylesheets: { path: string; css: string; place: StylesheetPlace | null }[];
  /** The app was made for Tailwind 3 or for its plain defaults, not for the platform's look. */
  isPlain: boolean;
  /** The app is drawn by its own stylesheets alone; these are the classes that they speak of. Null where the platform's lie below. */
  ownClasses: ReadonlySet<string> | null;
  /** Tokens that hold three bare numbers of a colour. */
  bareTokens: ReadonlySet<string>;
  /** Addresses of other sites' stylesheets, mostly fonts, which a page loads beside its own style. */
  links: string[];
};

/** What a stylesheet imports to say that it needs no look of the platform below it. */
export const blankStylesheet = 'whittle/blank.css';

const alwaysRead = ['globals.css', 'index.css'];
const cssImport = /import\s*(?:[\w*{}\s,]+from\s*)?["']([^"'?]+\.css)["']/g;
/** `@import url("https://…");` of another site, whose address may hold what ends a statement elsewhere. */
const foreignImport =
  /@import\s+(?:url\(\s*(?:"((?:https?:)?\/\/[^"]*)"|'((?:https?:)?\/\/[^']*)'|((?:https?:)?\/\/[^)]*?))\s*\)|"((?:https?:)?\/\/[^"]*)"|'((?:https?:)?\/\/[^']*)')[^;{}]*;?/g;

/** `classes` are the names that the app's code may use. */
export function appStylesheets(files: ReadonlyMap<string, string>, classes: Iterable<string>): AppStylesheets {
  const order = [...files.keys()].filter((path) => /\.[mc]?[jt]sx?$/.test(path)).toSorted((a, b) => rank(a) - rank(b));
  const imported = order.flatMap((path) => stylesheetsImportedBy(path, files));
  const paths = [...new Set([...alwaysRead.filter((path) => files.has(path)), ...imported])];
  const links = new Set<string>();
  const stylesheets = paths.map((path) => ({ path, css: prepare(path, files, links), place: null }));
  const bareTokens = new Set(stylesheets.flatMap(({ css }) => [...bareTokensIn(css)]));
  const isWhittle = stylesheets.some(({ css }) => css.includes('whittle/base.css'));
  const isBlank = !isWhittle && stylesheets.some(({ css }) => css.includes(blankStylesheet));
  const isTailwind3 = paths.some(
    (path) => path !== 'globals.css' && /@tailwind\b|@import\s+["']tailwindcss/.test(files.get(path)!),
  );
  const hasConfig = [...files.keys()].some(isTailwindConfig);
  const isPlain = !isWhittle && !isBlank && (isTailwind3 || hasConfig || bareTokens.size > 0);
  const ownClasses = isBlank ? new Set(paths.flatMap((path) => classesOfStylesheet(files.get(path)!))) : null;
  const known = { isPlain, ownClasses, bareTokens, links: [...links] };
  if (!isPlain) return { stylesheets, ...known };
  const applied = appliedNames(stylesheets.map(({ css }) => css));
  const conditional = conditionalNames(classes);
  const place = placeOfOthers(files);
  const modern = stylesheets.map(({ path, css }) =>
    // A stylesheet that speaks of layers has its place by them.
    alwaysRead.includes(path) || /@layer|@tailwind|@import/.test(css)
      ? { path, css: modernStylesheet(css, { applied, conditional }), place: null }
      : { path, css, place },
  );
  return { stylesheets: modern, ...known };
}

const classesOfStylesheet = (css: string): string[] =>
  [...css.matchAll(/\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g)].map(([, name]) => name!.replaceAll('\\', ''));

/** The vendor's entry, which stays out of an import, asks for the app and all that is below it first. */
function placeOfOthers(files: ReadonlyMap<string, string>): StylesheetPlace {
  const entry = [...files].find(([path]) => /^main\.[jt]sx?$/.test(path))?.[1] ?? '';
  const [stylesheet, app] = [/index\.css["']/, /from\s*["'][^"']*\bApp(?:\.[jt]sx?)?["']/].map((one) =>
    entry.search(one),
  );
  return stylesheet! >= 0 && stylesheet! < app! ? 'after' : 'before';
}

/** The entry's stylesheets come first, then the root's and the layout's, as a bundler would meet them. */
function rank(path: string): number {
  if (path.startsWith('main.')) return 0;
  if (path.startsWith('App.')) return 1;
  return isLayout(path) ? 2 : path.startsWith('pages/') ? 3 : 4;
}

function stylesheetsImportedBy(path: string, files: ReadonlyMap<string, string>): string[] {
  const source = files.get(path)!;
  if (!source.includes('.css')) return [];
  return [...source.matchAll(cssImport)].flatMap(([, specifier]) => {
    const found = stylesheetAt(specifier!, path, files);
    return found === null ? [] : [found];
  });
}

/** The stylesheet of the app that a file means, null for one of a library and for what is missing. */
export function stylesheetAt(specifier: string, from: string, files: ReadonlyMap<string, string>): string | null {
  const isOwn = /^(?:\.|@\/|\/)/.test(specifier) || files.has(specifier);
  if (!isOwn) return null;
  const path = specifier.startsWith('.')
    ? new URL(specifier, `file:///${encodeURI(from)}`).pathname
    : specifier.replace(/^@/, '');
  const own = decodePath(path)
    ?.replace(/^\/(?:src\/)?/, '')
    .replace(/^src\//, '');
  return own !== undefined && files.has(own) ? own : null;
}

/**
 * A stylesheet as it is compiled: without Tailwind's own directives, with the addresses of the app's pictures, and without what
 * it takes from other sites, which goes to `links`.
 */
function prepare(path: string, files: ReadonlyMap<string, string>, links: Set<string>): string {
  const css = files.get(path)!.replace(/^\u{feff}/u, '');
  return css
    .replace(foreignImport, (whole, ...addresses: (string | undefined)[]) => {
      const address = addresses.slice(0, 5).find((one) => one !== undefined)!;
      links.add(address.replace(/^(?:http:)?\/\//, 'https://'));
      return whole.replace(/[^\n]/g, '');
    })
    .replace(/@import\s+url\(\s*["']?((?:\.{1,2}|@)\/[^"')]+\.css)["']?\s*\)/g, '@import "$1"')
    .replace(/^[ \t]*@tailwind\s+\w+\s*;/gm, '')
    .replace(/url\(\s*["']?((?:\.{1,2}|@|~@)\/[^"')]+)(?:["']\s*)?\)/g, (whole, address: string) => {
      const target = stylesheetAt(address.replace(/^~/, ''), path, files);
      return target === null ? whole : `url("${files.get(target)!.trim()}")`;
    });
}
