import ts from 'typescript-in-js';
import { changeBetween } from '../editor/replace-text.ts';
import { appTypes, entityFields } from './app-types.ts';

const isCode = (path: string) => /\.(?:[mc]?[jt]sx?|json)$/.test(path) && !path.startsWith('entities/');

/** Where a file of the app lies for TypeScript. */
export const placeOf = (path: string) => `/app/${path}`;
/** The file of the app at such a place; null for the platform's. */
export const pathAt = (place: string) => (place.startsWith('/app/') ? place.slice('/app/'.length) : null);

const options: ts.CompilerOptions = {
  ...{ target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext, jsx: ts.JsxEmit.ReactJSX, noEmit: true },
  ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, allowJs: true, checkJs: true, strict: false },
  ...{ allowSyntheticDefaultImports: true, resolveJsonModule: true, allowImportingTsExtensions: true, types: [] },
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  // What the app has comes first, then what the platform answers in its place.
  paths: { '@/*': ['./app/*', './platform/*'] },
};

/** The files of one app and of the platform, as TypeScript asks for them; nothing of it is on a disk. */
export function createLanguageHost(platform: Readonly<Record<string, string>>) {
  const own = new Map<string, string>();
  const files = new Map(Object.entries(platform));
  const versions = new Map<string, number>();
  const folders = new Map<string, Set<string>>();
  let project = 0;

  const set = (place: string, text: string | null) => {
    if (files.get(place) === (text ?? undefined)) return;
    project += 1;
    versions.set(place, project);
    if (text === null) files.delete(place);
    else files.set(place, text);
    folders.clear();
  };
  const foldersOf = () => {
    if (folders.size > 0) return folders;
    for (const place of files.keys()) {
      const parts = place.split('/');
      for (let depth = parts.length - 1; depth > 0; depth -= 1) {
        const folder = parts.slice(0, depth).join('/') || '/';
        const below = folders.get(folder) ?? new Set();
        folders.set(folder, below);
        if (depth < parts.length - 1) below.add(parts[depth]!);
      }
    }
    return folders;
  };
  const roots = () =>
    [...files.keys()].filter((place) => place.startsWith('/app/') || place === '/platform/libraries.d.ts');

  const host: ts.LanguageServiceHost = {
    getProjectVersion: () => String(project),
    getScriptFileNames: () => [...roots(), ...[...types].filter((place) => files.has(place))],
    getScriptVersion: (place) => String(versions.get(place) ?? 0),
    getScriptSnapshot: (place) => {
      const text = files.get(place);
      return text === undefined ? undefined : snapshotOf(text);
    },
    getCurrentDirectory: () => '/',
    getCompilationSettings: () => options,
    getDefaultLibFileName: () => '/lib/lib.es2023.d.ts',
    fileExists: (place) => files.has(place),
    readFile: (place) => files.get(place),
    directoryExists: (folder) => foldersOf().has(folder.replace(/\/$/, '') || '/'),
    getDirectories: (folder) => [...(foldersOf().get(folder.replace(/\/$/, '') || '/') ?? [])],
    readDirectory: (folder, extensions) =>
      [...files.keys()].filter(
        (place) => place.startsWith(`${folder.replace(/\/$/, '')}/`) && extensions?.some((one) => place.endsWith(one)),
      ),
    useCaseSensitiveFileNames: () => true,
  };
  let types = new Set<string>();

  return {
    host,
    /** Takes over what changed; null for a file that is gone. */
    update(changed: readonly (readonly [path: string, content: string | null])[]): void {
      for (const [path, content] of changed) {
        if (content === null) own.delete(path);
        else own.set(path, content);
        if (isCode(path)) set(placeOf(path), content);
      }
      const next = new Map([...appTypes(own)].map(([stem, text]) => [`/platform/${stem}.d.ts`, text]));
      for (const place of types) if (!next.has(place)) set(place, null);
      for (const [place, text] of next) set(place, text);
      types = new Set(next.keys());
    },
    /** The text in the editor, which may be newer than what is stored. */
    write: (path: string, text: string) => set(placeOf(path), text),
    read: (place: string) => files.get(place),
    entityFields: () => entityFields(own),
  };
}

/** A text that knows where it differs from an earlier one, so that only that part is read again. */
function snapshotOf(text: string): ts.IScriptSnapshot {
  return {
    getText: (from, to) => text.slice(from, to),
    getLength: () => text.length,
    getChangeRange(earlier) {
      const before = earlier.getText(0, earlier.getLength());
      const { from, to, insert } = changeBetween(before, text);
      return ts.createTextChangeRange(ts.createTextSpanFromBounds(from, to), insert.length);
    },
  };
}
