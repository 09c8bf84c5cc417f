import type { ImportTarget, RepairTools } from '@whittle/domain/repairs/app-facts';
import type { FileIndex } from '../../compile/modules/resolve.ts';
import { resolveImport } from '../../compile/modules/resolve.ts';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import { readLibraryNames } from '../../compile/modules/library-names.ts';
import { kitSpecifier } from '../../compile/platform.ts';
import { platformNames } from '../../compile/modules/platform-names.ts';
import { parseAppCode } from './parse-app-code.ts';

export type NamesOfPlatform = Pick<RepairTools, 'exportsOf' | 'kitNames' | 'libraries' | 'icons'>;

/** What apps may import by name: read once, from the kit and from what the build of the libraries wrote down. */
export function namesOfPlatform(platform: BuiltPlatform): NamesOfPlatform {
  const kit = platformNames(platform);
  const libraries = readLibraryNames();
  const kitNames = new Map<string, string>();
  const twice = new Set<string>();
  for (const part of platform.kitParts) {
    for (const name of kit.exportsOf(kitSpecifier(part)) ?? []) {
      if (kitNames.has(name)) twice.add(name);
      kitNames.set(name, kitSpecifier(part));
    }
  }
  for (const name of [...twice, 'default', 'toast']) kitNames.delete(name);
  return {
    exportsOf: (specifier) =>
      specifier.startsWith('@/') ? kit.exportsOf(specifier) : (libraries.get(specifier) ?? null),
    kitNames,
    libraries: platform.libraries,
    icons: platform.icons,
  };
}

/** The same for one state of an app's files. */
export const repairTools = (index: FileIndex, platform: BuiltPlatform, names: NamesOfPlatform): RepairTools => ({
  ...names,
  parse: parseAppCode,
  resolve: (specifier, from) => targetOf(specifier, from, index, platform),
});

function targetOf(specifier: string, from: string, index: FileIndex, platform: BuiltPlatform): ImportTarget {
  const to = resolveImport(specifier, from, index, platform);
  switch (to.kind) {
    case 'file':
      return { kind: 'file', path: to.path, hasOtherCapitals: to.warning !== undefined };
    case 'vendor':
      return { kind: 'library', specifier: to.specifier };
    case 'sdk':
      return { kind: 'platform', name: to.name };
    case 'problem':
    case 'absent':
      return { kind: 'problem', message: to.message };
    default:
      return { kind: 'other' };
  }
}
