import { librarySources, lodashFunctions } from './specifiers.ts';

export const leafletFile = 'leaflet/dist/leaflet-src.esm.js';

/** The module that stands for a library: its exports as apps expect them (`librarySources`). */
export function libraryEntry(specifier: string): string {
  const { from, default: kind, names } = librarySources[specifier]!;
  const name = JSON.stringify(from);
  const lines = names
    ? [`import all from ${name};`, ...names.map((one) => `export const ${one} = all.${one};`)]
    : [`export * from ${name};`];
  if (kind === 'own') lines.push(`export { default } from ${name};`);
  if (kind === 'everything') lines.push(`import * as everything from ${name};`, 'export default everything;');
  if (specifier === 'leaflet') lines.push(ownMarkers);
  if (specifier === 'pdfjs-dist') lines.push(pdfInPage);
  return lines.join('\n');
}

/** The namespace that stands for `lodash/{name}` in the file of lodash. */
export const lodashMember = (name: string) => `$${name}`;

/** Further exports of the file of lodash: a namespace per function. */
export function lodashMembers(): string {
  const members = lodashFunctions.map((name) => `export const ${lodashMember(name)} = { default: all.${name} };`);
  return `\nimport * as all from 'lodash-es';\n${members.join('\n')}`;
}

/**
 * A PDF is read in the page itself, because a worker would have to come from the app's own origin. Exports set the worker's
 * address to what they import as the default export of its file.
 */
const pdfInPage = `
import * as worker from 'pdfjs-dist/build/pdf.worker.mjs';
globalThis.pdfjsWorker = worker;
export default '';`;

/** Leaflet finds its marker's pictures beside its style sheet, which no bundle has there; here they are in the code. */
const ownMarkers = `
import { Icon } from '${leafletFile}';
import iconUrl from 'leaflet/dist/images/marker-icon.png';
import iconRetinaUrl from 'leaflet/dist/images/marker-icon-2x.png';
import shadowUrl from 'leaflet/dist/images/marker-shadow.png';
delete Icon.Default.prototype._getIconUrl;
Icon.Default.mergeOptions({ iconUrl, iconRetinaUrl, shadowUrl });`;
