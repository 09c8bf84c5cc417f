import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import type { IconTable } from './icon-table.ts';
import { folderEntry, leafletModule, libraryEntry } from './library-entry.ts';
import { sharedFolders } from './specifiers.ts';

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
      return specifier in sharedFolders ? folderEntry(specifier) : libraryEntry(specifier);
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

export const leafletId = 'leaflet-module:';
const fromHere = fileURLToPath(import.meta.url);

/**
 * What libraries get as well when they import another one: the same copy of leaflet as the app, which has its marker's
 * pictures, and the html2canvas that reads today's colours (jspdf and html2pdf.js draw with it).
 */
export function libraryLinks(): Plugin {
  return {
    name: 'whittle-library-links',
    resolveId(source, importer) {
      if (source === 'leaflet') return { id: leafletId, moduleSideEffects: true };
      if (source === 'html2canvas') return this.resolve('html2canvas-pro', fromHere);
      return importer === leafletId ? this.resolve(source, fromHere) : null;
    },
    load: (id) => (id === leafletId ? { code: leafletModule, moduleType: 'js' } : null),
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
