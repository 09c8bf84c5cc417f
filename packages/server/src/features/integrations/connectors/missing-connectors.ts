/** `integrations.PetStore.listPets(` and `from '@/integrations/PetStore'`. */
const uses = [
  /\bintegrations\s*(?:\?\.|\.)\s*([A-Z][A-Za-z0-9]*)\s*(?:\?\.|\.)\s*[A-Za-z_]/g,
  /['"]@\/integrations\/([A-Z][A-Za-z0-9]*)['"]/g,
  /\bintegrations\s*\.\s*custom\s*\.\s*call\(\s*['"]([\w-]{1,100})['"]/g,
];
const codeFile = /\.(jsx?|tsx?|mjs)$/;

/** Packages that an app's code calls and that are neither Core nor installed, sorted (INTEG-01). */
export function missingConnectors(files: ReadonlyMap<string, string>, installed: readonly string[]): string[] {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const there = new Set(['core', ...installed.map(plain)]);
  const missing = new Set<string>();
  for (const [path, content] of files) {
    if (!codeFile.test(path) || !content.includes('integrations')) continue;
    for (const use of uses) {
      for (const [, name] of content.matchAll(use)) if (!there.has(plain(name!))) missing.add(name!);
    }
  }
  return [...missing].toSorted();
}
