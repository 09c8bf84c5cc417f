import { librarySources, sharedFolders } from './specifiers.ts';

/** The module that stands for a library: its exports as apps expect them (`librarySources`). */
export function libraryEntry(specifier: string): string {
  const { from, default: kind, names, adds } = librarySources[specifier]!;
  const name = JSON.stringify(from);
  const lines = names
    ? [`import all from ${name};`, ...names.map((one) => `export const ${one} = all.${one};`)]
    : [`export * from ${name};`];
  if (kind === 'own') lines.push(`export { default } from ${name};`);
  if (kind === 'everything') lines.push(`import * as everything from ${name};`, 'export default everything;');
  if (adds) lines.unshift(`import ${JSON.stringify(adds)};`);
  if (specifier === 'pdfjs-dist') lines.push(pdfInPage);
  return lines.join('\n');
}

/** The namespace that stands for a module in the file of its folder (`sharedFolders`): `lodash/{name}`. */
export const folderMember = (name: string) => `$${name}`;

const folderFile = (folder: string, name: string) => `${folder}/${name}${name.endsWith('.png') ? '' : '.js'}`;

/** The module of a folder that is one file; that of lodash is the library itself as well. */
export function folderEntry(folder: string): string {
  const names = sharedFolders[folder]!;
  const lines =
    folder === 'lodash'
      ? [libraryEntry(folder), `import * as all from 'lodash-es';`]
      : names.map((name, index) => `import module${index} from ${JSON.stringify(folderFile(folder, name))};`);
  const members = names.map((name, index) => {
    const made = folder === 'lodash' ? `all.${name}` : `module${index}`;
    return `const member${index} = { default: ${made} };\nexport { member${index} as '${folderMember(name)}' };`;
  });
  if (folder === 'moment/dist/locale') lines.push(noMomentLanguage);
  return [...lines, ...members].join('\n');
}

/** Each language of moment makes itself the one in use; the one that an app imports is chosen by the file that imports it. */
const noMomentLanguage = `
import moment from 'moment/dist/moment.js';
moment.locale('en');`;

/**
 * A PDF is read in the page itself, because a worker would have to come from the app's own origin. Exports set the worker's
 * address to what they import as the default export of its file.
 */
const pdfInPage = `
import * as worker from 'pdfjs-dist/build/pdf.worker.mjs';
globalThis.pdfjsWorker = worker;
export default '';`;

/**
 * Leaflet as apps and other libraries import it. It finds its marker's pictures beside its stylesheet, which no bundle has
 * there; here they are in the code. Plugins add to the default export, which they find as the global `L`.
 */
export const leafletModule = `
import * as everything from 'leaflet/dist/leaflet-src.esm.js';
import iconUrl from 'leaflet/dist/images/marker-icon.png';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png';
const { Default } = everything.Icon;
delete Default.prototype._getIconUrl;
Default.mergeOptions({ iconUrl, iconRetinaUrl, shadowUrl });
const leaflet = { ...everything };
globalThis.L = leaflet;
export * from 'leaflet/dist/leaflet-src.esm.js';
export default leaflet;`;
