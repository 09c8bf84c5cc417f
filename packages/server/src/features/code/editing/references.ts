import { isModule } from '@whittle/domain/files/file-kinds';
import { moduleStem } from '@whittle/domain/files/paths';
import { replaceSpecifiers, type SpecifierPlace } from '@whittle/domain/source-code/module-paths';
import { parseSync } from 'oxc-parser';
import type { Platform } from '../../../compile/platform.ts';
import { indexFiles, resolveImport } from '../../../compile/modules/resolve.ts';

export type Reference = SpecifierPlace & { path: string; line: number };

type Files = ReadonlyMap<string, string>;

/** Where other files import `target`. A file that does not parse has no imports. */
export function findReferences(files: Files, target: string, platform: Platform): Reference[] {
  const index = indexFiles(files.keys());
  const found: Reference[] = [];
  for (const [path, code] of files) {
    if (path === target || !isModule(path) || path.endsWith('.json')) continue;
    for (const written of importsOf(path, code)) {
      const to = resolveImport(written.specifier, path, index, platform);
      if (to.kind !== 'file' || to.path !== target) continue;
      found.push({ ...written, path, line: code.slice(0, written.start).split('\n').length });
    }
  }
  return found;
}

/** The files that change when `from` is called `to`: the file itself, its relative imports, and every import of it. */
export function renameInFiles(
  files: Files,
  from: string,
  to: string,
  platform: Platform,
): { files: Map<string, string>; paths: string[] } {
  const after = new Map<string, string>();
  const paths = new Set([to]);
  const references = Map.groupBy(findReferences(files, from, platform), ({ path }) => path);
  for (const [path, code] of files) {
    if (path === from) {
      after.set(to, withMovedImports(files, { code, from, to, platform }));
      continue;
    }
    const own = references.get(path) ?? [];
    if (own.length > 0) paths.add(path);
    after.set(
      path,
      replaceSpecifiers(code, own, ({ specifier }) => specifierOf(to, specifier)),
    );
  }
  return { files: after, paths: [...paths] };
}

/** A file that moves to another folder names its neighbours from the root of the app. */
function withMovedImports(
  files: Files,
  { code, from, to, platform }: { code: string; from: string; to: string; platform: Platform },
): string {
  if (folderOf(from) === folderOf(to)) return code;
  const index = indexFiles(files.keys());
  const relative = importsOf(from, code).filter(({ specifier }) => specifier.startsWith('.'));
  return replaceSpecifiers(code, relative, ({ specifier }) => {
    const found = resolveImport(specifier, from, index, platform);
    return found.kind === 'file' ? specifierOf(found.path, specifier) : specifier;
  });
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1);

/** With an extension where the old words had one. */
function specifierOf(path: string, written: string): string {
  const hasExtension = /\.(?:[cm]?[jt]sx?|json|css)$/.test(written);
  return `@/${hasExtension ? path : moduleStem(path)}`;
}

function importsOf(path: string, code: string): SpecifierPlace[] {
  const language = /\.tsx?$/.test(path) ? 'tsx' : 'jsx';
  const { module, errors } = parseSync(path, code, { lang: language, sourceType: 'module' });
  if (errors.length > 0) return [];
  const stated = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
  ].map(({ value, start, end }) => ({ specifier: value, start, end }));
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const words = /^(['"`])([^'"`$]+)\1$/.exec(code.slice(start, end))?.[2];
    return words === undefined ? [] : [{ specifier: words, start, end }];
  });
  const once = new Map([...stated, ...dynamic].map((written) => [written.start, written]));
  return [...once.values()];
}
