import type { AppProvider } from '@whittle/contract/preview';
import { projectPathOf } from '@whittle/domain/exports/project-paths';
import { isModule } from '@whittle/domain/files/file-kinds';
import { moduleStem } from '@whittle/domain/files/paths';
import { transformSync } from 'oxc-transform';
import type { AppOutline } from '../../../compile/app-outline.ts';
import type { CompiledApp } from '../../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../../compile/load-platform.ts';
import { isPlatformFile, platformFileText } from '../../../compile/modules/platform-files.ts';
import { type IconSet, kitSpecifier, useToastSpecifiers } from '../../../compile/platform.ts';
import { componentNameOf } from '../../../compile/modules/module-cache.ts';
import { readModuleRecord } from '../../../compile/modules/module-record.ts';
import { indexFiles, type Resolution, resolveImport } from '../../../compile/modules/resolve.ts';
import { transpile } from '../../../compile/modules/transpile.ts';
import { ImportLinks, plainTarget } from './import-links.ts';
import { connectorOf, pinned, wrapperOf } from './installed-packages.ts';
import type { addKit } from './kit-source.ts';
import { isInLucide, lucideModule } from './lucide-icons.ts';
import type { MissingModules } from './missing-modules.ts';
import type { PlatformModules } from './platform-modules.ts';
import { platformPath } from './platform-source.ts';
import type { ProjectFiles } from './project.ts';

type Request = { from: string; specifier: string; names: string[]; to: Resolution };

const emptyModule = 'src/whittle/missing/nothing.js';
const emptyStyle = 'src/whittle/styles/empty.css';
const iconsFile = 'src/whittle/icons.js';

/** What the app's own code asks for, as the compiler understands it. */
export function readAppSources(files: ReadonlyMap<string, string>, outline: AppOutline, platform: BuiltPlatform) {
  const index = indexFiles(files.keys());
  /** Files that the platform lends to apps that have none of that name, by the path that the compiler gives them. */
  const provided = new Map<string, string>();
  const requests: Request[] = [];
  /** Files that do not compile, with the reason. */
  const broken = new Map<string, string>();
  /** Files whose extension does not say what they are written in, with what Vite should read them as. */
  const languages: Record<string, 'jsx' | 'tsx'> = {};
  const unknownIcons = new Map<string, Set<string>>();
  const exportsOf = new Map<string, ReadonlySet<string>>();

  const waiting = [...files].filter(([path]) => isLoaded(path));
  const request = (from: string, specifier: string, names: string[]) => {
    const to = resolveImport(specifier, from, index, platform);
    requests.push({ from, specifier, names, to });
    if (to.kind !== 'file' || files.has(to.path) || provided.has(to.path)) return;
    const text = platformFileText(to.path, platform.providedFiles, outline, 'published');
    if (text === undefined) return;
    provided.set(to.path, text);
    if (isLoaded(to.path)) waiting.push([to.path, text]);
  };

  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, source] = next;
    const result = transpile(path, source, 'published');
    if (!result.ok) {
      const { line, message } = result.problem;
      broken.set(path, `${path}${line === null ? '' : `, line ${line}`}: ${message}`);
      continue;
    }
    const language = languageOf(path, source);
    if (language !== null) languages[placeOf(path)] = language;
    const record = readModuleRecord(result.code);
    const reExported = record.from.flatMap((one) => (one.kind === 're-export' ? one.names : []));
    exportsOf.set(path, new Set([...record.exports, ...reExported].flatMap(({ exported }) => exported ?? [])));
    for (const { specifier, names } of record.from) {
      const wanted = names.flatMap(({ imported }) => (imported === null ? [] : [imported]));
      request(path, specifier, wanted);
      if (specifier !== 'lucide-react') continue;
      for (const name of wanted.filter((one) => isIconName(one) && !isInLucide(one)))
        unknownIcons.set(path, (unknownIcons.get(path) ?? new Set()).add(name));
    }
    for (const { specifier } of record.dynamic) {
      if (specifier !== null) request(path, specifier, []);
    }
  }
  return { requests, broken, languages, unknownIcons, exportsOf, provided };
}

export type AppSources = ReturnType<typeof readAppSources>;

const isLoaded = (path: string) => isModule(path) && !/^(?:functions|agents)\//.test(path);

/** A file of the app, or one that the platform lends under `whittle/`, in the project; without the query of an import. */
export const placeOf = (path: string): string =>
  isPlatformFile(path) ? `src/${path.slice('whittle/'.length)}` : projectPathOf(path.replace(/\?.*$/, ''));
const isIconName = (name: string) => /^[A-Z]/.test(name) && !/^Lucide(?:Icon|Props|Provider)$/.test(name);

/** Null where Vite reads a file as its extension says. */
function languageOf(path: string, source: string): 'jsx' | 'tsx' | null {
  const usual = path.endsWith('.tsx') ? 'tsx' : path.endsWith('.jsx') ? 'jsx' : /\.[cm]?ts$/.test(path) ? 'ts' : 'js';
  for (const lang of [usual, 'jsx', 'tsx'] as const) {
    const { errors } = transformSync(path, source, { lang, sourceType: 'module' });
    if (errors.some(({ severity }) => severity === 'Error')) continue;
    return lang === usual || lang === 'js' || lang === 'ts' ? null : lang;
  }
  return null;
}

/** Libraries that need something around the app, which its code does not put there. */
export function providersOf({ requests }: AppSources, { providers }: Pick<CompiledApp, 'providers'>): AppProvider[] {
  const namesOf = (specifier: string) =>
    requests.filter((one) => one.specifier === specifier).flatMap(({ names }) => names);
  const needs = (specifier: string, provider: string) => {
    const names = namesOf(specifier);
    return names.length > 0 && !names.includes(provider);
  };
  const asksVendor = (...specifiers: string[]) =>
    requests.some(({ to }) => to.kind === 'vendor' && specifiers.includes(to.specifier));
  const asksForToasts = namesOf('sonner').length > 0 || asksVendor(...useToastSpecifiers);
  const hasToaster =
    namesOf('sonner').includes('Toaster') || asksVendor(kitSpecifier('sonner'), kitSpecifier('toaster'));
  return [
    ...(needs('@tanstack/react-query', 'QueryClientProvider') ? (['query-client'] as const) : []),
    ...(providers.includes('router') ? (['router'] as const) : []),
    ...(asksForToasts && !hasToaster ? (['toaster'] as const) : []),
  ];
}

type Places = {
  icons: IconSet;
  /** All stylesheets are in one already. */
  areStylesPrepared: boolean;
  project: ProjectFiles;
  modules: PlatformModules;
  missing: MissingModules;
  kitPlaceOf: ReturnType<typeof addKit>['placeOf'];
};

/** Kit files that the requests lead to. */
export const kitFilesOf = (requests: readonly Request[]): string[] => [
  ...new Set(requests.flatMap(({ to }) => (to.kind === 'vendor' ? (kitFileOf(to.specifier) ?? []) : []))),
];

function kitFileOf(specifier: string): string | null {
  const part = /^@\/components\/ui\/(.+)$/.exec(specifier)?.[1];
  if (part !== undefined) return `ui/${part}.tsx`;
  if (specifier === '@/lib/utils') return 'lib/utils.ts';
  if (specifier === '@/hooks/use-toast') return 'hooks/use-toast.ts';
  return specifier === '@/hooks/use-mobile' ? 'hooks/use-mobile.ts' : null;
}

/**
 * Finds the project's file for each request: links for those that a plain set-up would not find, the packages to
 * install, and the platform's own modules that stand for a library.
 */
export function linkSources({ requests, broken, unknownIcons, exportsOf }: AppSources, places: Places) {
  const { icons, project, modules, missing, kitPlaceOf } = places;
  const links = new ImportLinks();
  const packages = new Set<string>();
  const wrappers = new Set<string>();

  const targetOf = ({ from, specifier, names, to }: Request): string | null => {
    switch (to.kind) {
      case 'file': {
        const problem = broken.get(to.path);
        if (problem !== undefined) return missing.ask(problem, names);
        return otherNameOf(to.path, names, exportsOf.get(to.path)) ?? placeOf(to.path);
      }
      case 'sdk':
        return modules.ask(to.name, stemOf(specifier, from), names);
      case 'style':
        return styleOf(specifier, from);
      case 'problem':
      case 'absent':
        return missing.ask(to.message, names);
      // Vite runs the worker, as it did before the app came here.
      case 'worker':
        return null;
      case 'nothing':
        return emptyModule;
      case 'vendor': {
        const kitFile = kitFileOf(to.specifier);
        if (kitFile !== null) return kitPlaceOf(kitFile);
        const wrapper = wrapperOf(to.specifier);
        if (wrapper !== null) {
          wrappers.add(wrapper);
          return platformPath(wrapper);
        }
        packages.add(to.specifier);
        if (pinned(connectorOf(to.specifier)) !== null && to.specifier !== specifier) return `package:${to.specifier}`;
        return pinned(connectorOf(to.specifier)) === null
          ? missing.ask(`The package “${specifier}” is missing.`, names)
          : null;
      }
    }
  };

  /** A component that a file exports only by name is the default too, and the other way round, as where the app was made. */
  const otherNameOf = (path: string, names: string[], exported: ReadonlySet<string> | undefined): string | null => {
    const component = componentNameOf(path);
    if (component === null || exported === undefined) return null;
    const [has, lacks] = exported.has(component) ? [component, 'default'] : ['default', component];
    if (!exported.has(has) || exported.has(lacks) || !names.includes(lacks)) return null;
    const source = placeOf(path);
    const bridge = `src/whittle/names/${path.replace(/\.\w+$/, '.js')}`;
    const to = `'@/${source.slice('src/'.length)}'`;
    const own = has === 'default' ? `export { default } from ${to};\n` : '';
    project.add(bridge, `export * from ${to};\n${own}export { ${has} as ${lacks} } from ${to};\n`);
    return bridge;
  };

  const styleOf = (specifier: string, from: string): string | null => {
    if (places.areStylesPrepared) return emptyStyle;
    if (plainTarget(specifier, placeOf(from), project.has) !== null) return null;
    if (specifier.startsWith('.') || specifier.startsWith('@/') || pinned(connectorOf(specifier)) === null)
      return emptyStyle;
    packages.add(specifier);
    return null;
  };

  const targets = requests.map((request) => ({ ...request, target: targetOf(request) }));
  modules.write();
  missing.write();
  if (targets.some(({ target }) => target === emptyStyle)) project.add(emptyStyle, '');
  if (targets.some(({ target }) => target === emptyModule)) project.add(emptyModule, "export default '';\n");
  for (const { from, specifier, target } of targets) {
    const importer = placeOf(from);
    if (target !== null && plainTarget(specifier, importer, project.has) !== target)
      links.add(importer, specifier, target);
  }
  if (unknownIcons.size > 0) {
    const names = [...new Set([...unknownIcons.values()].flatMap((ofFile) => [...ofFile]))].sort();
    project.add(iconsFile, lucideModule(names, icons));
    for (const path of unknownIcons.keys()) links.add(placeOf(path), 'lucide-react', iconsFile);
  }
  return { links, packages, wrappers };
}

/** The path below `src/` that an import of a platform module spells, without extension; null for a package's name. */
function stemOf(specifier: string, from: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('@/')) return moduleStem(plain.slice(2));
  if (!plain.startsWith('.')) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of plain.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return moduleStem(parts.join('/'));
}
