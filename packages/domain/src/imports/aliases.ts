import type { ImportNote } from '@whittle/contract/imports';
import { type Alias, declaredAliases, declaredBase, repositoryAliases } from './declared-aliases.ts';
import type { ImportFact } from '../source-code/module-outline.ts';
import { createFindModule, pathOfImport, replaceSpecifiers } from '../source-code/module-paths.ts';
import { noteOf } from './sentence.ts';
import type { SortedFiles } from './sort-files.ts';
import { moduleOfPackage, readWorkspace } from './workspace.ts';
import type { ParseCode } from '../source-code/syntax.ts';

export interface Aliases {
  /** The source of a module with its specifiers written without aliases, and relative ones so that they lead somewhere. */
  resolve(source: string, imports: readonly ImportFact[], from: string): string;
  /** A sentence for each alias that was met, and for each module with paths that led nowhere. */
  notes(): ImportNote[];
}

/**
 * The names by which a project imports its own files. `@` and `~` are not among them, since what they stand for is found by
 * where files lie; nor is a name for what is not there.
 */
export function readAliases(
  { sources, outside, beside, folder, assets, setUp, repositorySetUp }: SortedFiles,
  parse: ParseCode,
): Aliases {
  const paths = [...sources.keys(), ...outside.keys(), ...beside.keys(), ...assets.keys()];
  const workspace = readWorkspace(beside);
  const isBeside = (path: string) => beside.has(path) || sources.has(path);
  const findModule = createFindModule(paths);
  const findOwn = createFindModule([...sources.keys(), ...assets.keys()]);
  const isThere = (specifier: string) =>
    !specifier.startsWith('@/') ||
    findModule(specifier, '') !== null ||
    paths.some((path) => path.startsWith(`${specifier.slice(2)}/`));
  const aliases = [...setUp]
    .flatMap(([path, source]) => declaredAliases(path, source, { parse, folder }))
    .concat([...repositorySetUp].flatMap(([path, source]) => repositoryAliases(path, source)))
    .filter(({ name, to }) => !/^[@~]?$/.test(name) && name !== to && isThere(to))
    .toSorted((a, b) => b.name.length - a.name.length || rank(a) - rank(b));
  const bases = [...setUp].flatMap(([path, source]) => {
    const to = declaredBase(path, source);
    return to === null ? [] : [{ to, declaredIn: path }];
  });
  const met = new Map<unknown, ImportNote>();

  function meet({ to: place, declaredIn }: { to: string; declaredIn: string }, name: string | null, key: unknown) {
    const note =
      name === null
        ? noteOf('alias-by-path', declaredIn, { place })
        : noteOf('alias-by-name', declaredIn, { name, place });
    met.set(key, note);
  }

  function plain(specifier: string): string | null {
    const alias = aliases.find(
      ({ name, isExact }) => specifier === name || (!isExact && specifier.startsWith(`${name}/`)),
    );
    if (!alias) return fromWorkspace(specifier) ?? fromBase(specifier);
    meet(alias, alias.name, alias);
    return alias.to + specifier.slice(alias.name.length);
  }

  /** `@scope/ui`, as long as the archive has that package. */
  function fromWorkspace(specifier: string): string | null {
    for (const one of workspace) {
      if (specifier !== one.name && !specifier.startsWith(`${one.name}/`)) continue;
      const path = moduleOfPackage(one, specifier, isBeside);
      if (path === null) continue;
      meet({ ...one, to: `@/${one.folder.replace(/\/$/, '')}` }, one.name, one);
      return `@/${path}`;
    }
    return null;
  }

  /** `components/Card`, as long as there is such a file: packages are written the same way. */
  function fromBase(specifier: string): string | null {
    const base = /^\w[\w-]*\//.test(specifier) && bases.find(({ to }) => findModule(to + specifier, '') !== null);
    if (!base) return null;
    meet(base, null, base);
    return base.to + specifier;
  }

  /**
   * `./components/Card` of a layout or a page in `pages/`, which means the folder beside `pages`: the vendor's build takes
   * paths that lead nowhere from the source's root.
   */
  function fromRoot(specifier: string, from: string): string | null {
    const path = specifier.startsWith('.') ? pathOfImport(specifier, from) : null;
    if (path === null || findModule(specifier, from) !== null) return null;
    const rooted = `@/${specifier.replace(/^(?:\.{1,2}\/)+/, '')}`;
    if (findOwn(rooted, '') === null) return null;
    if (!met.has(from)) met.set(from, noteOf('imports-from-root', from, { file: specifier }));
    return rooted;
  }

  return {
    resolve(source, imports, from) {
      return replaceSpecifiers(source, imports, ({ specifier }) => {
        const written = plain(specifier) ?? fromRoot(specifier, from);
        return written === null || needsEscape.test(written) ? null : written;
      });
    },
    notes: () => [...met.values()],
  };
}

/** What would end a text, or begin a hole in one. */
const needsEscape = /['"`\\\r\n]|\$\{/;

/** The build counts before the editor. */
const rank = ({ declaredIn }: Alias): number => (declaredIn.endsWith('.json') ? 1 : 0);
