import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';
import { toEsmForm } from '../../../compile/esm-form.ts';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import { componentNameOf } from '../../../compile/module-cache.ts';
import { readModuleRecord } from '../../../compile/module-record.ts';
import { type Platform } from '../../../compile/platform.ts';
import { indexFiles, resolveImport } from '../../../compile/resolve.ts';
import { transpile } from '../../../compile/transpile.ts';

const require = createRequire(join(runtimeFolder, 'package.json'));
const lucide = join(dirname(require.resolve('lucide-react')), '..', 'esm');
const source = (path: string) => join(runtimeFolder, 'src', path);

/** Modules of the platform by the ids that the compiler gives them. */
const platformSources: Record<string, string> = {
  'whittle/jsx-runtime': source('boundaries/jsx-runtime.ts'),
  '@/lib/utils': source('kit/lib/utils.ts'),
  '@/hooks/use-mobile': source('kit/hooks/use-mobile.ts'),
  '@/hooks/use-toast': source('kit/ui/use-toast.tsx'),
  'sdk:utils': source('sdk/modules.ts'),
  'sdk:client': source('sdk/modules.ts'),
  'sdk:entities': source('sdk/entities.ts'),
  'sdk:auth': source('sdk/auth.ts'),
  'sdk:integrations': source('sdk/integrations.ts'),
  'sdk:own-components': source('boundaries/own-components.ts'),
  'sdk:icons': source('icons/lucide.ts'),
  'sdk:icon-tools': source('icons/lucide-tools.ts'),
  'sdk:start': source('published/start-published.tsx'),
};

/** Where the pieces of lucide-react lie, so that its list of all icons is never read. */
const lucideFiles: Record<string, string> = {
  createLucideIcon: join(lucide, 'createLucideIcon.mjs'),
  Icon: join(lucide, 'Icon.mjs'),
};

/** Makes a bundle's modules of an app's files and of the platform's. */
export function appModules(files: ReadonlyMap<string, string>, platform: Platform, entry: string): Plugin {
  const index = indexFiles(files.keys());
  const iconName = (name: string) => (platform.icons.has(name) ? name : 'Square');

  const loadFile = (path: string): string => {
    const text = files.get(path)!;
    if (path.endsWith('.json')) return `export default ${JSON.stringify(JSON.parse(text))};`;
    const transpiled = transpile(path, text, 'published');
    if (!transpiled.ok) throw new Error(`${path}: ${transpiled.problem.message}`);
    return toEsmForm(transpiled.code, readModuleRecord(transpiled.code), {
      resolve: (specifier) => resolveImport(specifier, path, index, platform),
      iconName,
      path,
      componentName: componentNameOf(path),
    });
  };

  return {
    name: 'whittle-app',
    resolveId(id, importer) {
      if (id === 'entry' || /^(?:app|icon|entity):/.test(id)) return { id, moduleSideEffects: !id.startsWith('icon:') };
      if (id in platformSources)
        return { id: platformSources[id]!, moduleSideEffects: hasEffects(platformSources[id]!) };
      const part = /^@\/components\/ui\/(.+)$/.exec(id)?.[1];
      if (part) return { id: source(`kit/ui/${part}.tsx`), moduleSideEffects: false };
      if (id === 'whittle:all-icons') return { id, moduleSideEffects: false };
      // Libraries are the runtime package's own, wherever the importing module lies.
      if (!importer || /^(?:app|icon|entity):|^entry$/.test(importer)) {
        return this.resolve(id, source('published/start-published.tsx'), { skipSelf: true });
      }
      return null;
    },
    load(id) {
      if (id === 'entry') return { code: entry, moduleType: 'js' };
      if (id.startsWith('app:')) return { code: loadFile(id.slice(4)), moduleType: 'js' };
      if (id.startsWith('icon:')) {
        const data = platform.icons.data(id.slice(5));
        const core = JSON.stringify(lucideFiles['createLucideIcon']);
        return {
          code: `import create from ${core};\nexport default /* @__PURE__ */ create(${data});`,
          moduleType: 'js',
        };
      }
      if (id.startsWith('entity:')) {
        const name = id.slice(7);
        const code = `import { entityClient } from "sdk:entities";${name === 'User' ? 'import "sdk:auth";' : ''}\nconst client = entityClient(${JSON.stringify(name)});\nexport default client;\nexport { client as ${name} };`;
        return { code, moduleType: 'js' };
      }
      if (id === 'whittle:all-icons') {
        const names = [...platform.icons.names()];
        const data = Object.fromEntries(names.map((name) => [name, JSON.parse(platform.icons.data(name)!) as unknown]));
        const table = { data, names: Object.fromEntries(names.map((name) => [name, name])) };
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});`, moduleType: 'js' };
      }
      return null;
    },
    transform: {
      filter: { id: /[\\/]runtime[\\/]src[\\/]/ },
      handler: (code) => ({ code: byIcon(code, iconName) }),
    },
  };
}

const hasEffects = (path: string) => !/[\\/]kit[\\/]/.test(path);

/** Replaces an import of several icons by one import for each, which costs the bundler nothing to follow. */
function byIcon(code: string, iconName: (name: string) => string): string {
  return code.replace(/(?:import|export) \{([^}]*)\} from ['"]lucide-react['"];?/g, (statement, list: string) => {
    const isExport = statement.startsWith('export');
    return list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && !item.startsWith('type '))
      .map((item) => {
        const [name = '', local = name] = item.split(/\s+as\s+/);
        const from =
          lucideFiles[name] ??
          (/^(?:LucideProvider|useLucideContext)$/.test(name) ? join(lucide, 'context.mjs') : null);
        if (from !== null && !lucideFiles[name])
          return `${isExport ? 'export' : 'import'} { ${name} as ${local} } from ${JSON.stringify(from)};`;
        const target = JSON.stringify(from ?? `icon:${iconName(name)}`);
        return isExport ? `export { default as ${local} } from ${target};` : `import ${local} from ${target};`;
      })
      .join('');
  });
}
