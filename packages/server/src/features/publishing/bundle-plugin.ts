import { readFileSync } from 'node:fs';
import type { Plugin } from 'rolldown';
import type { CompiledApp } from '../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import { indexFiles, resolveImport } from '../../compile/resolve.ts';
import { bundleEntry, runtimeFile } from './bundle-entry.ts';
import { iconModule } from './icon-module.ts';
import { sdkModuleCode } from './sdk-modules.ts';

export const entryId = 'whittle:entry';
const appPrefix = 'app:';
const sdkPrefix = 'sdk:';
const iconsId = 'whittle:icons';
const emptyId = 'whittle:nothing';

type ModuleType = 'js' | 'jsx' | 'ts' | 'tsx' | 'json';

/** Lets a bundler read an app from memory: its imports lead where they lead in the preview (compile/resolve.ts). */
export function appModules(files: ReadonlyMap<string, string>, app: CompiledApp, platform: BuiltPlatform): Plugin {
  const index = indexFiles(files.keys());
  const icons = iconModule([...codeOf(files), ...kitSources(app, platform)], platform.icons);
  const entities = [...files.keys()].flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  const fromRuntime = runtimeFile('published/start-published.tsx');

  return {
    name: 'whittle-app',
    async resolveId(source, importer) {
      if (source === entryId || source.startsWith(appPrefix)) return source;
      if (source.startsWith(sdkPrefix)) return source;
      const part = kitFile(source);
      if (source === 'lucide-react' && icons !== null) return iconsId;
      if (importer === undefined || !importer.startsWith(appPrefix)) {
        if (part) return runtimeFile(part);
        return importer === entryId || importer === iconsId || importer?.startsWith(sdkPrefix)
          ? this.resolve(source, fromRuntime)
          : null;
      }
      // Generated code gets a JSX runtime that keeps a broken component from taking the page with it.
      if (source === 'react/jsx-runtime') return runtimeFile('boundaries/jsx-runtime.ts');
      if (source === ownComponents) return ownComponents;
      const to = resolveImport(source, importer.slice(appPrefix.length), index, platform);
      switch (to.kind) {
        case 'file':
          return appPrefix + to.path;
        case 'sdk':
          return to.name === 'nothing' ? emptyId : sdkPrefix + to.name;
        case 'vendor': {
          const kit = kitFile(to.specifier);
          return kit ? runtimeFile(kit) : this.resolve(to.specifier, fromRuntime);
        }
        case 'style':
          return emptyId;
        case 'problem':
          throw new Error(to.message);
      }
    },
    load(id) {
      if (id === entryId) return { code: bundleEntry(app), moduleType: 'js' };
      if (id === emptyId) return { code: 'export {};', moduleType: 'js' };
      if (id === iconsId) return { code: icons!, moduleType: 'js', moduleSideEffects: false };
      if (id.startsWith(sdkPrefix)) {
        return { code: sdkModuleCode(id.slice(sdkPrefix.length), entities), moduleType: 'js' };
      }
      if (!id.startsWith(appPrefix)) return null;
      const path = id.slice(appPrefix.length);
      return { code: files.get(path)! + ownership(path), moduleType: moduleTypeOf(path) };
    },
  };
}

const codeOf = (files: ReadonlyMap<string, string>) =>
  [...files].flatMap(([path, content]) => (/\.[jt]sx?$/.test(path) ? [content] : []));

/** The sources of the kit parts that an app uses, and of the toaster that may be put around it. */
function kitSources({ kitParts }: CompiledApp, { manifest }: BuiltPlatform): string[] {
  const names = new Set(['sonner', ...kitParts].flatMap((part) => manifest.kitFiles[part] ?? []));
  return [...names].map((name) => readFileSync(runtimeFile(`kit/${name}`), 'utf8'));
}

/** JSX is accepted in every script, as in the preview. */
function moduleTypeOf(path: string): ModuleType {
  if (path.endsWith('.json')) return 'json';
  if (path.endsWith('.ts')) return 'ts';
  return path.endsWith('.tsx') ? 'tsx' : 'jsx';
}

function kitFile(specifier: string): string | null {
  if (specifier === '@/hooks/use-toast') return 'kit/ui/use-toast.tsx';
  const part = /^@\/(?:components\/(ui\/.+)|(lib\/utils|hooks\/.+))$/.exec(specifier);
  if (!part) return null;
  return part[1] ? `kit/${part[1]}.tsx` : `kit/${part[2]}.ts`;
}

const ownComponents = runtimeFile('boundaries/own-components.ts');

/** Names the components of a file to the boundaries, so that a broken one is missing alone. */
function ownership(path: string): string {
  if (!/^components\/.*\.[jt]sx$/.test(path)) return '';
  return `
import * as __whittleSelf from ${JSON.stringify(appPrefix + path)};
import { addOwnComponent as __whittleAdd } from ${JSON.stringify(ownComponents)};
for (const [name, value] of Object.entries(__whittleSelf)) __whittleAdd(value, ${JSON.stringify(path)}, name);
`;
}
