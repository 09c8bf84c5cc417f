import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

export type KitNeeds = {
  /** For each part the kit's files that it is made of, itself among them: `ui/field.tsx`, `lib/classes.ts`. */
  files: Record<string, string[]>;
  /** For each part the packages that those files import; of the headless parts each by itself: `radix-ui/Slot`. */
  packages: Record<string, string[]>;
};

/** Follows the imports of each part (`button` for `ui/button.tsx`) through the kit in `folder`. */
export async function readKitNeeds(folder: string, parts: readonly string[]): Promise<KitNeeds> {
  const imports = new Map<string, string[]>();

  async function follow(file: string, seen: Set<string>): Promise<Set<string>> {
    if (seen.has(file)) return seen;
    seen.add(file);
    const specifiers = imports.get(file) ?? importsOf(await readFile(join(folder, file), 'utf8'));
    imports.set(file, specifiers);
    for (const specifier of specifiers)
      if (specifier.startsWith('.')) await follow(posix.join(posix.dirname(file), specifier), seen);
    return seen;
  }

  const needs: KitNeeds = { files: {}, packages: {} };
  for (const part of parts) {
    const files = [...(await follow(`ui/${part}.tsx`, new Set()))];
    const packages = files.flatMap((file) => imports.get(file) ?? []).filter((specifier) => !specifier.startsWith('.'));
    needs.files[part] = files;
    needs.packages[part] = [...new Set(packages)];
  }
  return needs;
}

const importsOf = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export|\})(.*) from '([^']+)';$/gm)].flatMap(([, names, specifier]) =>
    specifier === 'radix-ui'
      ? [...names!.matchAll(/[{,] (\w+)/g)].map((match) => `radix-ui/${match[1]}`)
      : [specifier!],
  );
