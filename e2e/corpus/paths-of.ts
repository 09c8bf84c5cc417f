import type { ExportedApp } from './assemble.ts';
import type { ImportReport } from '@whittle/contract/imports';
import type { Preview } from './open-preview.ts';

/** Every address of an app: its pages, the routes that it writes by hand, and those that its notes name. */
export function pathsOf({ files, notes }: ExportedApp, report: ImportReport, ids: Preview['ids']): string[] {
  const root = [...files].find(([path]) => /^(?:[^/]+\/)?src\/App\.[jt]sx?$/.test(path))?.[1];
  const source = root ? new TextDecoder().decode(root) : '';
  const routes = report.hasOwnRoot ? routesOf(source) : [];
  const isOwnTable = report.hasOwnRoot && routes.length > 0 && !listsPages(source);
  const pages = isOwnTable ? [] : report.pages.map((page) => `/${page}`);
  return [...new Set([...pages, ...routes, ...notes.paths.flatMap((path) => known(path, ids))])];
}

/**
 * The addresses in a route table; patterns with parameters are left out, since nobody knows what they mean, and relative
 * ones in a table that has others, since they continue one of those.
 */
function routesOf(source: string): string[] {
  const paths = [...source.matchAll(/<Route\b[^>]*?\bpath=["'{`]+([^"'`}]+)/g)].map(([, path]) => path!);
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
