import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type KitNeeds = {
  /** For each part the parts that it imports, directly and through others. */
  parts: Record<string, string[]>;
  /** For each part the packages that it and those parts import. */
  packages: Record<string, string[]>;
};

export async function readKitNeeds(folder: string, parts: readonly string[]): Promise<KitNeeds> {
  const direct = new Map<string, { parts: string[]; packages: string[] }>();
  for (const part of parts) {
    const source = await readFile(join(folder, `${part}.tsx`), 'utf8');
    const specifiers = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1]!);
    direct.set(part, {
      parts: specifiers.flatMap((one) => /^\.\/([\w-]+)\.tsx$/.exec(one)?.[1] ?? []),
      packages: specifiers.filter((one) => !one.startsWith('.')),
    });
  }
  const collect = (part: string, seen: Set<string>): Set<string> => {
    for (const next of direct.get(part)?.parts ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      collect(next, seen);
    }
    return seen;
  };
  const needs: KitNeeds = { parts: {}, packages: {} };
  for (const part of parts) {
    const others = [...collect(part, new Set())];
    needs.parts[part] = others;
    needs.packages[part] = [...new Set([part, ...others].flatMap((one) => direct.get(one)?.packages ?? []))];
  }
  return needs;
}
