import { mostLike } from '@whittle/domain/source-code/nearest-name';
import { extensionRank, formatOf } from '@whittle/domain/files/file-formats';
import { isModule } from '@whittle/domain/files/file-kinds';
import { isLayout, moduleStem } from '@whittle/domain/files/paths';
import { packagesAt } from './cdn-packages.ts';
import { isNativeShell, packageAdvice } from './package-advice.ts';
import { findConnector } from './package-names.ts';
import { providedFile } from './platform-files.ts';
import { findPlatformModule, findSimilarModule } from './platform-modules.ts';
import { kitSpecifier, type Platform } from '../platform.ts';
import { isAsset } from './value-files.ts';

/**
 * Where an import leads. A file of the platform's own stands under `whittle/`; `?raw` behind a path means the file's text,
 * `?url` an address that carries it.
 * `style` stands for a stylesheet, which has no module; `nothing` for what is missing without harm; `absent` for what is
 * missing so that whatever uses it fails, and nothing else (`isNative` for what only a shell around the browser has);
 * `worker` for one that fails when it is started.
 */
export type Resolution =
  | { kind: 'file'; path: string; warning?: string }
  | { kind: 'vendor'; specifier: string }
  | { kind: 'sdk'; name: string }
  | { kind: 'style' }
  | { kind: 'nothing'; warning: string }
  | { kind: 'worker'; warning: string }
  | { kind: 'absent'; message: string; isNative?: true }
  | { kind: 'problem'; message: string };

/** The files of one app, prepared for look-ups. */
export type FileIndex = {
  paths: ReadonlySet<string>;
  /** Path without extension to path; `index` files also stand for their folder. */
  byStem: ReadonlyMap<string, string>;
  /** The same in lower case, for imports whose capitals are wrong. */
  byLowerStem: ReadonlyMap<string, string>;
};

export function indexFiles(all: Iterable<string>): FileIndex {
  const paths = new Set(all);
  const byStem = new Map<string, string>();
  const byLowerStem = new Map<string, string>();
  for (const path of [...paths].filter(isImportedByStem).toSorted((a, b) => extensionRank(a) - extensionRank(b))) {
    const stem = moduleStem(path);
    const stems = stem.endsWith('/index') ? [stem, stem.slice(0, -'/index'.length)] : [stem];
    for (const one of stems) {
      if (!byStem.has(one)) byStem.set(one, path);
      if (!byLowerStem.has(one.toLowerCase())) byLowerStem.set(one.toLowerCase(), path);
    }
  }
  return { paths, byStem, byLowerStem };
}

const isImportedByStem = (path: string) => isModule(path) || (path.endsWith('.json') && !path.startsWith('entities/'));

/**
 * Finds what an import of `specifier` in the file `from` leads to: a file of the app first, then what the platform
 * offers under that name. What leads nowhere answers one sentence that says what to use instead. Pure.
 */
export function resolveImport(specifier: string, from: string, files: FileIndex, platform: Platform): Resolution {
  const [written = '', query = ''] = specifier.split('?');
  if (/^(?:shared)?worker\b/.test(query)) return { kind: 'worker', warning: noWorker(written) };
  const unknown = queryProblem(specifier, query);
  if (unknown !== null) return { kind: 'problem', message: unknown };
  const path = appPath(written, from);
  if (path === null) return resolvePackage(query === '' ? written : specifier, from, platform);
  for (const one of places(path, from)) {
    const found =
      findFile(one, query, files) ??
      findOfPlatform(one, files) ??
      findProvided(one, platform) ??
      findSimilar(one, files) ??
      findSimilarModule(one);
    if (found) return found;
  }
  if (path.startsWith('..')) return { kind: 'absent', message: `“${specifier}” leads outside the app.` };
  return missing(specifier, path, files, platform);
}

/**
 * The paths that a path may mean: older projects keep their layout among the pages, so what it or a page imports by a
 * relative path may be one folder up or down.
 */
function places(path: string, from: string): string[] {
  const inside = path.replace(/^(?:\.\.\/)+/, '');
  if (inside === path && path.startsWith('pages/')) return [path, path.slice('pages/'.length)];
  return isLayout(from) ? [inside, `pages/${inside}`] : [inside];
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

function findFile(path: string, query: string, files: FileIndex): Resolution | null {
  if (files.paths.has(path)) return whole(path, query);
  if (path.endsWith('.css')) return path.endsWith('.module.css') ? null : { kind: 'style' };
  const stem = stemOf(path);
  const exact = files.byStem.get(stem) ?? files.byStem.get(atHome(stem));
  return exact === undefined ? null : whole(exact, query);
}

const stemOf = (path: string) =>
  /^entities\/[^/]+\.json$/.test(path) ? path : moduleStem(path).replace(/\.json$/, '');

/** A module of the platform; an entity is found whatever the capitals that the import gives it. */
function findOfPlatform(path: string, files: FileIndex): Resolution | null {
  const found = findPlatformModule(path);
  const entity = found?.kind === 'sdk' ? /^entities\/(?!all$)\w+$/.exec(found.name)?.[0] : undefined;
  if (entity === undefined || files.paths.has(`${entity}.json`)) return found;
  const asked = `${entity}.json`.toLowerCase();
  const similar = [...files.paths].find((one) => one.toLowerCase() === asked);
  return similar === undefined ? found : { kind: 'sdk', name: similar.slice(0, -'.json'.length) };
}

/** A file whose name differs in its capitals; what the platform has under that very name comes first. */
function findSimilar(path: string, files: FileIndex): Resolution | null {
  const similar = files.byLowerStem.get(stemOf(path).toLowerCase());
  if (similar === undefined) return null;
  return {
    kind: 'file',
    path: similar,
    warning: `The file is called “${similar}”: write the import with the same capitals.`,
  };
}

const noWorker = (file: string) =>
  `“${file}”: apps cannot start a worker from a file of theirs, so it fails when it is started. Do the work in the page, in steps of a few milliseconds.`;

/** What a query asks for that apps do not have; null for what they do. */
function queryProblem(specifier: string, query: string): string | null {
  if (/^(?:react|component)\b/.test(query))
    return `“${specifier}”: a drawing is not imported as a component. Import it without the query and write <img src={…} />.`;
  return null;
}

/** A file, or what the query behind the import makes of it. */
function whole(path: string, query: string): Resolution {
  if (/^url\b/.test(query)) return { kind: 'file', path: isAsset(path) ? path : `${path}?url` };
  if (/^(?:raw|inline)\b/.test(query) && !isModuleText(path, query)) return { kind: 'file', path: `${path}?raw` };
  return path.endsWith('.css') && !path.endsWith('.module.css') ? { kind: 'style' } : { kind: 'file', path };
}

/** `?inline` changes only how a stylesheet is imported. */
const isModuleText = (path: string, query: string) => query.startsWith('inline') && !path.endsWith('.css');

/** Where older apps keep a file that lies elsewhere now: `pages/Layout` is the layout. */
const atHome = (stem: string) => {
  if (/^(?:pages|components)\/layout$/i.test(stem)) return 'Layout';
  return /^(?:components\/)?layout$/i.test(stem) ? 'pages/Layout' : stem;
};

/** A part of the kit, or a file that the platform lends to apps without it. */
function findProvided(path: string, platform: Platform): Resolution | null {
  const stem = moduleStem(path);
  const part = /^components\/ui\/(.+)$/.exec(stem)?.[1];
  if (part && platform.kitParts.has(part)) return { kind: 'vendor', specifier: kitSpecifier(part) };
  const provided = providedFile(stem, platform.providedFiles);
  return provided === null ? null : { kind: 'file', path: provided };
}

function missing(specifier: string, path: string, files: FileIndex, platform: Platform): Resolution {
  const part = /^components\/ui\/(.+)$/.exec(moduleStem(path))?.[1];
  if (part) {
    const near = mostLike(part, platform.kitParts);
    const hint = near ? `The nearest part is “${kitSpecifier(near)}”.` : 'Add the file, or use a part that exists.';
    return { kind: 'absent', message: `There is no part “${specifier}”. ${hint}` };
  }
  if (formatOf(path.toLowerCase())?.given === 'address') {
    return {
      kind: 'nothing',
      warning: `“${specifier}” is not in the app, so it stays empty. Upload the file and use its address.`,
    };
  }
  const stem = moduleStem(path);
  const near = mostLike(stem, files.byStem.keys()) ?? sameName(stem, files);
  const hint = near ? `Did you mean “@/${near}”?` : 'Add the file, or remove the import.';
  return { kind: 'absent', message: `“${specifier}” leads to no file of the app. ${hint}` };
}

/** A file of the same name in another folder. */
function sameName(stem: string, files: FileIndex): string | null {
  const name = stem.slice(stem.lastIndexOf('/') + 1).toLowerCase();
  for (const candidate of files.byStem.keys()) {
    if (candidate.slice(candidate.lastIndexOf('/') + 1).toLowerCase() === name) return candidate;
  }
  return null;
}

function resolvePackage(specifier: string, from: string, platform: Platform): Resolution {
  for (const name of packagesAt(specifier)) {
    const found = findConnector(name, from, platform);
    if (found && found.kind !== 'style') return found;
  }
  if (specifier.includes('?')) {
    // A file that the platform has, as the worker of pdfjs and the pictures of leaflet.
    const [file = ''] = specifier.split('?');
    const stub = /\.(?:m?js|png)$/.test(file) ? findConnector(file, from, platform) : null;
    if (stub) return stub;
    return {
      kind: 'problem',
      message: `“${specifier}”: the files of a package have no address in apps. Import the package itself.`,
    };
  }
  const found = findConnector(specifier, from, platform);
  if (found) return found;
  const legacy = /^@radix-ui\/react-(.+)$/.exec(specifier)?.[1];
  if (legacy && platform.kitParts.has(legacy)) {
    return {
      kind: 'absent',
      message: `The package “${specifier}” is not part of apps. Use “${kitSpecifier(legacy)}”.`,
    };
  }
  const instead = packageAdvice(specifier);
  const native = isNativeShell(specifier) ? { isNative: true as const } : {};
  if (instead)
    return { kind: 'absent', message: `The package “${specifier}” is not part of apps. ${instead}`, ...native };
  const libraries = [...platform.libraries].filter((one) => !/^(?:lodash\/|@radix-ui\/)/.test(one));
  const near = mostLike(specifier, libraries);
  const hint = near ? `Did you mean “${near}”?` : 'Write what it did as code of the app.';
  return { kind: 'absent', message: `The package “${specifier}” is not part of apps. ${hint}` };
}
