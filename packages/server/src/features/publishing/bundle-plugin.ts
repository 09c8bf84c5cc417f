import { libraryEntry } from '@whittle/runtime/build/library-entry.ts';
import { librarySources } from '@whittle/runtime/build/specifiers.ts';
import type { LineMark } from '@whittle/domain/preview/line-map';
import type { Plugin } from 'rolldown';
import { expandBundlerCalls } from '../../compile/modules/bundler-calls.ts';
import { absentId, toEsmForm } from '../../compile/modules/esm-form.ts';
import type { CompiledApp } from '../../compile/compile-app.ts';
import { compileFile, componentNameOf } from '../../compile/modules/module-cache.ts';
import type { Platform } from '../../compile/platform.ts';
import { platformFileText } from '../../compile/modules/platform-files.ts';
import { indexFiles, resolveImport } from '../../compile/modules/resolve.ts';
import { fileOfModule, isValueModule, namedValues, valueOf } from '../../compile/modules/value-files.ts';
import { bundleEntry, runtimeFile } from './bundle-entry.ts';
import { createIconFile, withSingleIcons } from './lucide-imports.ts';

export const entryId = 'whittle:entry';
const allIconsId = 'whittle:all-icons';
const libraryPrefix = 'library:';
/** Libraries are found from here. */
const libraryImporter = runtimeFile('published/start-published.tsx');

/** Modules of the platform by the ids that the compiler gives them. */
const platformSources: Record<string, string> = {
  'whittle/jsx-runtime': runtimeFile('boundaries/jsx-runtime.ts'),
  '@/lib/utils': runtimeFile('kit/lib/utils.ts'),
  '@/hooks/use-mobile': runtimeFile('kit/hooks/use-mobile.ts'),
  '@/hooks/use-toast': runtimeFile('kit/ui/use-toast.tsx'),
  'sdk:absent': runtimeFile('sdk/absent.ts'),
  'sdk:utils': runtimeFile('sdk/page-url.ts'),
  'sdk:client': runtimeFile('sdk/client.ts'),
  'sdk:package': runtimeFile('sdk/package.ts'),
  'sdk:functions': runtimeFile('sdk/functions.ts'),
  'sdk:agents': runtimeFile('sdk/agents.ts'),
  'sdk:env': runtimeFile('sdk/env.ts'),
  'sdk:worker': runtimeFile('sdk/failing-worker.ts'),
  'sdk:notes': runtimeFile('shell/notes.tsx'),
  'sdk:page-slot': runtimeFile('shell/page-slot.tsx'),
  'sdk:entities': runtimeFile('sdk/entities.ts'),
  'sdk:auth': runtimeFile('sdk/auth.ts'),
  'sdk:integrations': runtimeFile('sdk/integrations.ts'),
  'sdk:own-components': runtimeFile('boundaries/own-components.ts'),
  'sdk:icons': runtimeFile('icons/lucide.ts'),
  'sdk:icon-tools': runtimeFile('icons/lucide-tools.ts'),
};

/**
 * Makes a bundle's modules of an app's files, which lie in memory, and of the platform's. `onLines` hears where the
 * lines of each file's code stem from.
 */
export function appModules(
  files: ReadonlyMap<string, string>,
  app: CompiledApp,
  platform: Platform,
  onLines: (path: string, lines: LineMark[][]) => void,
  entry = bundleEntry(app),
): Plugin {
  const index = indexFiles(files.keys());
  const iconName = (name: string) => (platform.icons.has(name) ? name : 'Square');

  const textOf = (path: string) =>
    files.get(path) ?? platformFileText(path, platform.providedFiles, app, 'published') ?? '';

  const loadFile = (id: string): string => {
    const text = textOf(fileOfModule(id).path);
    if (isValueModule(id)) {
      const read = valueOf(id, text);
      if (!read.ok) throw new Error(`${id}: ${read.message}`);
      return esmValue(read.value);
    }
    const path = id;
    const expanded = expandBundlerCalls(path, text, files.keys());
    if (!expanded.ok) throw new Error(`${path}: ${expanded.problem.message}`);
    const compiled = compileFile(path, expanded.source, 'published');
    if (!compiled.ok) throw new Error(`${path}: ${compiled.problem.message}`);
    const { code, record, lines } = compiled.bundled!;
    onLines(path, lines);
    return toEsmForm(code, record, {
      resolve: (specifier) => resolveImport(specifier, path, index, platform),
      iconName,
      path,
      componentName: componentNameOf(path),
    });
  };

  /** The modules that are in no file; null for the others. */
  const codeOf = (id: string): string | null => {
    if (id === entryId) return entry;
    if (id.startsWith(libraryPrefix)) return libraryEntry(id.slice(libraryPrefix.length));
    if (id === allIconsId) return `export default JSON.parse(${JSON.stringify(platform.icons.table())});`;
    const [, kind, name] = /^(app|icon|platform):(.*)$/.exec(id) ?? [];
    if (kind === 'app') return loadFile(name!);
    if (kind === 'icon') return iconCode(platform.icons.data(name!) ?? platform.icons.data('Square')!);
    if (id.startsWith(absentId)) return absentCode(id.slice(absentId.length));
    return kind === 'platform' ? singleCode(name!) : null;
  };

  return {
    name: 'whittle-app',
    resolveId(id, importer) {
      if (id === entryId || /^(?:app|icon|platform):/.test(id))
        return { id, moduleSideEffects: !id.startsWith('icon:') };
      if (id in platformSources)
        return { id: platformSources[id]!, moduleSideEffects: hasEffects(platformSources[id]!) };
      const part = /^@\/components\/ui\/(.+)$/.exec(id)?.[1];
      if (part) return { id: runtimeFile(`kit/ui/${part}.tsx`), moduleSideEffects: false };
      if (id === allIconsId) return { id, moduleSideEffects: false };
      // Libraries are the runtime package's own, wherever the importing module lies.
      if (!importer || importer === entryId || /^(?:app|icon|platform):/.test(importer)) {
        const source = librarySources[id];
        if (source) return { id: libraryPrefix + id, moduleSideEffects: source.hasEffects === true };
        const one = /^lodash\/(\w+)$/.exec(id)?.[1];
        return this.resolve(one ? `lodash-es/${one}.js` : id, libraryImporter, { skipSelf: true });
      }
      if (importer.startsWith(libraryPrefix)) return this.resolve(id, libraryImporter);
      return null;
    },
    load(id) {
      const code = codeOf(id);
      return code === null ? null : { code, moduleType: 'js' };
    },
    transform: {
      filter: { id: /[\\/]runtime[\\/]src[\\/]/ },
      handler: (code) => ({ code: withSingleIcons(code) }),
    },
  };
}

const hasEffects = (path: string) => !/[\\/]kit[\\/]/.test(path);

const iconCode = (data: string) =>
  `import create from ${JSON.stringify(createIconFile)};\nexport default /* @__PURE__ */ create(${data});`;

const absentCode = (message: string) =>
  `import { absentModule } from "sdk:absent";\nexport default absentModule(${JSON.stringify(message)});`;

/** A JSON file's keys are exports too. */
function esmValue(value: unknown): string {
  const names = namedValues(value);
  const text = `const value = ${JSON.stringify(value)};\nexport default value;\n`;
  const parts = names.map((name, index) => `const key${index} = value.${name};\nexport { key${index} as ${name} };`);
  return text + parts.join('\n');
}

/**
 * The client of one entity, one function, or one package of integrations. The person of an app can do more than an entity:
 * its client comes with the calls of sdk/auth.ts.
 */
function singleCode(id: string): string {
  const [kind, ...rest] = id.split('/');
  const name = rest.join('/');
  const exported = rest.at(-1)!.replace(/^(?=\d)|[^\w$]/g, '_');
  const [source, made] =
    kind === 'entities'
      ? [`${name === 'User' ? 'import "sdk:auth";' : ''}import { entityClient as make } from "sdk:entities";`, name]
      : kind === 'functions'
        ? ['import { functionNamed as make } from "sdk:functions";', name]
        : ['import { integrationPackage as make } from "sdk:integrations";', name];
  return `${source}\nconst made = make(${JSON.stringify(made)});\nexport { made as default, made as ${exported} };`;
}
