import type { ExportedApp } from './assemble.ts';
import type { ImportReport } from '@whittle/contract/imports';
import type { Preview } from './open-preview.ts';

/** Every address of an app: its pages, the routes that it writes by hand, and those that its notes name. */
export function pathsOf({ files, notes }: ExportedApp, report: ImportReport, ids: Preview['ids']): string[] {
  const modules = [...files].filter(([path]) => report.hasOwnRoot && isModule(path));
  const sources = modules.map(([, bytes]) => new TextDecoder().decode(bytes));
  const tables = sources.filter((source) => /<Route\b|create(?:Browser|Hash|Memory)Router|useRoutes/.test(source));
  const routes = tables.flatMap(routesOf);
  // An app with a root of its own shows what it routes, and its other pages are parts of those.
  const showsPages = !report.hasOwnRoot || tables.some(listsPages);
  const pages = showsPages ? report.pages.map((page) => `/${page}`) : [];
  const all = [...pages, ...routes, ...notes.paths.flatMap((path) => known(path, ids))];
  return [...new Set(all.length === 0 ? ['/'] : all)];
}

const isModule = (path: string) => /\.[jt]sx?$/.test(path) && !/(?:^|\/)(?:node_modules|functions|base44)\//.test(path);

/**
 * The addresses in a route table; patterns with parameters are left out, since nobody knows what they mean, and relative
 * ones in a table that has others, since they continue one of those.
 */
function routesOf(source: string): string[] {
  const written = [/<Route\b[^>]*?\bpath=["'{`]+([^"'`}]+)/g, /\bpath:\s*["'`]([^"'`]+)["'`]/g];
  const paths = written.flatMap((pattern) => [...source.matchAll(pattern)].map(([, path]) => path!));
  const areNested = paths.some((path) => path.startsWith('/'));
  return paths.flatMap((path) => {
    if (/[:*$]/.test(path) || (areNested && !path.startsWith('/'))) return [];
    return [path.startsWith('/') ? path : `/${path}`];
  });
}

/** A root of the app's own may still make its routes of the list of pages, as the vendor's does. */
const listsPages = (source: string): boolean => /\bpath=\{`\/?\$\{\w+\}`\}/.test(source);

/** Without records there is nothing that an address with an id would lead to. */
const known = (path: string, ids: Preview['ids']) => {
  const filled = withIds(path, ids);
  return filled === path || !filled.includes(noRecord) ? [filled] : [];
};

const noRecord = 'no-record';

/** `{Entity}` in an address is the id of a record of it. */
export const withIds = (path: string, ids: Preview['ids']) =>
  path.replaceAll(/\{(\w+)\}/g, (_, entity: string) => ids[entity] ?? noRecord);
