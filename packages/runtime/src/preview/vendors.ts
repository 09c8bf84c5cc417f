import type { VendorAddresses } from '@whittle/contract/preview';
import type { Exports } from '../registry/module-scope.ts';
import { builtInLibraries } from './built-in-libraries.ts';

const loaded = new Map<string, Exports>(Object.entries(builtInLibraries));
let addresses: VendorAddresses = {};

export function setVendorAddresses(next: VendorAddresses): void {
  addresses = next;
}

/** Loads libraries by their import specifiers; those that are there already cost nothing. */
export async function loadVendors(specifiers: Iterable<string>): Promise<void> {
  const missing = [...specifiers].filter((specifier) => !loaded.has(specifier));
  if (missing.length > 0) await Promise.all(missing.map(load));
}

export const areLoaded = (specifiers: Iterable<string>): boolean =>
  [...specifiers].every((specifier) => loaded.has(specifier));

async function load(specifier: string): Promise<void> {
  const address = addresses[specifier] ?? memberAddress(specifier);
  if (!address) throw new Error(`There is no library “${specifier}”.`);
  const exports = (await import(address.url)) as Exports;
  loaded.set(specifier, address.member === null ? exports : (exports[address.member] as Exports));
}

/** `lodash/debounce` by the entry `lodash/*`. */
function memberAddress(specifier: string): VendorAddresses[string] | null {
  const name = specifier.replace(/.*\//, '');
  const folder = addresses[`${specifier.slice(0, -name.length)}*`];
  return folder ? { url: folder.url, member: folder.member!.replace('*', name) } : null;
}

export function vendor(specifier: string): Exports {
  const exports = loaded.get(specifier);
  if (!exports) throw new Error(`The library “${specifier}” is not loaded.`);
  return exports;
}
