import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import type { IconTable } from './icon-table.ts';
import { leafletFile, libraryEntry, lodashMembers } from './library-entry.ts';

const prefix = 'vendor-entry:';
const kitEntryId = 'kit-entry:';

export const vendorEntry = (specifier: string) => prefix + specifier;
export const kitEntry = (kit: string) => kitEntryId + kit;

type Members = ReadonlyMap<string, { member: string; source: string }>;

/** Makes an entry point of each library, and one of all that shares a file of the kit: a namespace for each specifier. */
export function vendorEntries(kits: Record<string, Members>): Plugin {
  return {
    name: 'whittle-vendor-entries',
    resolveId: (id) => (id.startsWith(prefix) || id.startsWith(kitEntryId) ? { id, moduleSideEffects: true } : null),
    load(id) {
      if (id.startsWith(kitEntryId)) {
        return [...kits[id.slice(kitEntryId.length)]!.values()]
          .map(({ member, source }) => `export * as ${member} from ${JSON.stringify(source)};`)
          .join('\n');
      }
      if (!id.startsWith(prefix)) return null;
      const specifier = id.slice(prefix.length);
      return libraryEntry(specifier) + (specifier === 'lodash' ? lodashMembers() : '');
    },
  };
}

/** Answers `whittle:all-icons` with the whole icon set; it becomes a chunk that only dynamic imports load. */
export function allIcons(table: IconTable): Plugin {
  const id = 'whittle:all-icons';
  return {
    name: 'whittle-all-icons',
    resolveId: (source) => (source === id ? id : null),
    load: (loaded) => (loaded === id ? `export default JSON.parse(${JSON.stringify(JSON.stringify(table))});` : null),
  };
}

/** Leads whoever imports leaflet to one and the same copy of it. */
export function oneLeaflet(): Plugin {
  return {
    name: 'whittle-one-leaflet',
    resolveId(source, importer) {
      return source === 'leaflet' ? this.resolve(leafletFile, importer) : null;
    },
  };
}

/** Leads imports of the kit, however they are written, to its sources. */
export function kitSources(runtimeFolder: string): Plugin {
  return {
    name: 'whittle-kit',
    resolveId(source) {
      const part = /^@\/(?:components\/(ui\/.+)|(lib\/utils|hooks\/.+))$/.exec(source);
      return part ? this.resolve(join(runtimeFolder, 'src/kit', part[1] ?? part[2]!)) : null;
    },
  };
}
