import { moduleStem } from '@whittle/domain/files/paths';
import { nearest } from './nearest.ts';
import { packageAdvice } from './package-advice.ts';
import { kitSpecifier, type Platform } from './platform.ts';

/** Where an import leads. `style` stands for a stylesheet, which has no module. */
export type Resolution =
  | { kind: 'file'; path: string; warning?: string }
  | { kind: 'vendor'; specifier: string }
  | { kind: 'sdk'; name: string }
  | { kind: 'style' }
  | { kind: 'problem'; message: string; isHarmless?: boolean };

/** The files of one app, prepared for look-ups. */
export type FileIndex = {
  has(path: string): boolean;
  /** Path without extension to path; `index` files also stand for their folder. */
  byStem: ReadonlyMap<string, string>;
  /** The same in lower case, for imports whose capitals are wrong. */
  byLowerStem: ReadonlyMap<string, string>;
};

export function indexFiles(paths: Iterable<string>): FileIndex {
  const all = new Set(paths);
  const byStem = new Map<string, string>();
  const byLowerStem = new Map<string, string>();
  for (const path of all) {
    const stem = moduleStem(path);
    const stems = stem.endsWith('/index') ? [stem, stem.slice(0, -'/index'.length)] : [stem];
    for (const one of stems) {
      if (!byStem.has(one)) byStem.set(one, path);
      if (!byLowerStem.has(one.toLowerCase())) byLowerStem.set(one.toLowerCase(), path);
    }
  }
  return { has: (path) => all.has(path), byStem, byLowerStem };
}

/** Modules that the platform answers under fixed names, unless the app has a file there. */
const platformModules: Record<string, Resolution> = {
  'lib/utils': { kind: 'vendor', specifier: '@/lib/utils' },
  'hooks/use-mobile': { kind: 'vendor', specifier: '@/hooks/use-mobile' },
  'hooks/use-toast': { kind: 'vendor', specifier: '@/hooks/use-toast' },
  utils: { kind: 'sdk', name: 'utils' },
  'integrations/Core': { kind: 'sdk', name: 'integrations' },
  'api/integrations': { kind: 'sdk', name: 'integrations' },
  'api/base44Client': { kind: 'sdk', name: 'client' },
  'entities/all': { kind: 'sdk', name: 'entities/all' },
  entities: { kind: 'sdk', name: 'entities/all' },
  'api/entities': { kind: 'sdk', name: 'entities/all' },
};

/**
 * Finds what an import of `specifier` in the file `from` leads to: a file of the app first, then what the platform
 * offers under that name. What leads nowhere answers one sentence that says what to use instead. Pure.
 */
export function resolveImport(specifier: string, from: string, files: FileIndex, platform: Platform): Resolution {
  const written = specifier.replace(/\?.*$/, '');
  const path = appPath(written, from);
  if (path === null) return resolvePackage(written, platform);
  if (path.startsWith('..')) return { kind: 'problem', message: `“${specifier}” leads outside the app.` };
  if (path.endsWith('.css')) return { kind: 'style' };
  return findFile(path, files) ?? findPlatformModule(path, platform) ?? missing(specifier, path, files, platform);
}

/** The path inside the app that a specifier means, null for a package. */
function appPath(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(from.split('/').slice(0, -1), specifier);
  const absolute = /^(?:@\/|~\/|\/(?:src\/)?|src\/)(.*)$/.exec(specifier);
  return absolute ? join([], absolute[1]!.replace(/^src\//, '')) : null;
}

function join(folder: string[], relative: string): string {
  const parts = [...folder];
  for (const part of relative.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}

function findFile(path: string, files: FileIndex): Resolution | null {
  if (files.has(path)) return { kind: 'file', path };
  const stem = /\.(?:[jt]sx?|json)$/.test(path) ? moduleStem(path) : path;
  const exact = files.byStem.get(stem) ?? files.byStem.get(atHome(stem));
  if (exact !== undefined && !exact.startsWith('entities/')) return { kind: 'file', path: exact };
  const similar = files.byLowerStem.get(stem.toLowerCase());
  if (similar === undefined || similar.startsWith('entities/')) return null;
  return {
    kind: 'file',
    path: similar,
    warning: `The file is called “${similar}”: write the import with the same capitals.`,
  };
}

/** Where older apps keep a file that lies elsewhere now: `pages/Layout` is the layout. */
const atHome = (stem: string) => (/^(?:pages|components)\/layout$/i.test(stem) ? 'Layout' : stem);

function findPlatformModule(path: string, platform: Platform): Resolution | null {
  const stem = moduleStem(path);
  const fixed = platformModules[stem] ?? (stem === 'utils/index' ? platformModules['utils'] : undefined);
  if (fixed) return fixed;
  const entity = /^entities\/([A-Za-z]\w*)$/.exec(stem)?.[1];
  if (entity && !path.endsWith('.json')) return { kind: 'sdk', name: `entities/${entity}` };
  const part = /^components\/ui\/(.+)$/.exec(stem)?.[1];
  if (part && platform.kitParts.has(part)) return { kind: 'vendor', specifier: kitSpecifier(part) };
  return null;
}

function missing(specifier: string, path: string, files: FileIndex, platform: Platform): Resolution {
  const part = /^components\/ui\/(.+)$/.exec(moduleStem(path))?.[1];
  if (part) {
    const near = nearest(part, platform.kitParts);
    const hint = near ? `The nearest part is “${kitSpecifier(near)}”.` : 'Add the file, or use a part that exists.';
    return { kind: 'problem', message: `There is no part “${specifier}”. ${hint}` };
  }
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp[34]|woff2?|pdf)$/i.test(path)) {
    return {
      kind: 'problem',
      message: `“${specifier}” is not in the app. Apps hold code only: upload the file and use its address.`,
    };
  }
  const stem = moduleStem(path);
  const near = nearest(stem, files.byStem.keys()) ?? sameName(stem, files);
  const hint = near ? `Did you mean “@/${near}”?` : 'Add the file, or remove the import.';
  return { kind: 'problem', message: `“${specifier}” leads to no file of the app. ${hint}` };
}

/** A file of the same name in another folder. */
function sameName(stem: string, files: FileIndex): string | null {
  const name = stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
  for (const candidate of files.byStem.keys()) {
    if (candidate.slice(candidate.lastIndexOf('/') + 1).toLowerCase() === name) return candidate;
  }
  return null;
}

function resolvePackage(specifier: string, platform: Platform): Resolution {
  if (platform.libraries.has(specifier)) return { kind: 'vendor', specifier };
  if (specifier.endsWith('.css')) return { kind: 'style' };
  const legacy = /^@radix-ui\/react-(.+)$/.exec(specifier)?.[1];
  if (legacy && platform.kitParts.has(legacy)) {
    return {
      kind: 'problem',
      message: `The package “${specifier}” is not part of apps. Use “${kitSpecifier(legacy)}”.`,
    };
  }
  const instead = packageAdvice(specifier);
  if (instead) return { kind: 'problem', message: `The package “${specifier}” is not part of apps. ${instead}` };
  const libraries = [...platform.libraries].filter((one) => !/^(?:lodash\/|@radix-ui\/)/.test(one));
  const near = nearest(specifier, libraries);
  const packages = libraries.filter((one) => !one.includes('/') || one.startsWith('@'));
  const hint = near ? `Did you mean “${near}”?` : `Apps have ${packages.toSorted().join(', ')}.`;
  return { kind: 'problem', message: `The package “${specifier}” is not part of apps. ${hint}` };
}
