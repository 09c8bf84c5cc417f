import { isPlainObject } from '../entities/json.ts';
import { belowRoot } from '../source-code/static-path.ts';
import { readJsonc } from '../source-code/jsonc.ts';

/** The code of an archive beside the app's own folder, by its path below the archive's top folder. */
export type Beside = ReadonlyMap<string, () => string>;

/** A package of the same repository: what imports of it lead to, and the file that names it. */
export type WorkspacePackage = {
  name: string;
  folder: string;
  declaredIn: string;
  exports: unknown;
  entries: string[];
};

const extensions = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '.json', '.css'];
const indexes = ['/index.ts', '/index.tsx', '/index.js', '/index.jsx', '/index.mjs'];

/** The module that a path without its extension means. */
export const moduleAt = (path: string, has: (path: string) => boolean): string | null =>
  [...extensions, ...indexes].map((end) => path + end).find(has) ?? null;

export function readWorkspace(beside: Beside): WorkspacePackage[] {
  return [...beside].flatMap(([path, text]) => {
    if (!/(^|\/)package\.json$/.test(path)) return [];
    const read = readJsonc(text());
    const manifest = read.ok && isPlainObject(read.value) ? read.value : {};
    const { name, exports, source, module, main } = manifest;
    if (typeof name !== 'string' || name === '') return [];
    const entries = [source, module, main].filter((one): one is string => typeof one === 'string');
    return [{ name, folder: path.slice(0, -'package.json'.length), declaredIn: path, exports, entries }];
  });
}

/**
 * The file of the archive that `@scope/ui` or `@scope/ui/button` means, or null. What a package's build would make is sought
 * in its source.
 */
export function moduleOfPackage(
  { name, folder, exports, entries }: WorkspacePackage,
  specifier: string,
  has: (path: string) => boolean,
): string | null {
  const rest = specifier.slice(name.length).replace(/^\//, '');
  const written = exportOf(exports, rest === '' ? '.' : `./${rest}`);
  const usual =
    rest === '' ? [...entries, 'src/index', 'index', 'src/main'] : [`src/${rest}`, rest, `src/components/${rest}`];
  for (const target of [...written, ...usual]) {
    for (const one of [
      target,
      target.replace(/^(?:\.\/)?(?:dist|build|lib|out)\//, 'src/').replace(/\.[cm]?js$/, ''),
    ]) {
      const path = belowRoot(`${folder}${one}`);
      const found = path === null ? null : moduleAt(path, has);
      if (found !== null) return found;
    }
  }
  return null;
}

/** What `exports` of a manifest says of a path, the source before what a build makes of it. */
function exportOf(exports: unknown, path: string): string[] {
  if (typeof exports === 'string' || !isPlainObject(exports)) return path === '.' ? targetsIn(exports) : [];
  const isByPath = Object.keys(exports).some((key) => key.startsWith('.'));
  if (!isByPath) return path === '.' ? targetsIn(exports) : [];
  if (Object.hasOwn(exports, path)) return targetsIn(exports[path]);
  return Object.entries(exports).flatMap(([pattern, value]) => {
    const [before = '', after] = pattern.split('*');
    if (after === undefined || !path.startsWith(before) || !path.endsWith(after)) return [];
    const star = path.slice(before.length, path.length - after.length);
    return targetsIn(value).map((target) => target.replaceAll('*', star));
  });
}

const conditions = ['source', 'development', 'browser', 'import', 'module', 'default', 'require'];

function targetsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!isPlainObject(value)) return [];
  return conditions.flatMap((condition) => (Object.hasOwn(value, condition) ? targetsIn(value[condition]) : []));
}
