import { noteOf } from './sentence.ts';
import type { ImportPlan } from './import-plan.ts';
import type { ModuleOutline } from '../source-code/module-outline.ts';
import { pathOfImport, stemOf } from '../source-code/module-paths.ts';
import { usualParts } from './usual-parts/usual-parts.ts';

/**
 * Gives the app of a vendor's builder the usual interface parts that its code asks for and that it has no files for, or
 * none that were changed.
 */
export function placeParts(plan: ImportPlan, kept: ReadonlySet<string>, modules: ReadonlyMap<string, ModuleOutline>) {
  if (plan.layout === 'vite' || plan.layout === 'whittle') return;
  const there = new Set([...plan.files.keys()].map((path) => stemOf(path).toLowerCase()));
  const added = new Set<string>();
  for (const from of kept) {
    for (const { specifier } of modules.get(from)?.imports ?? []) {
      const stem = stemOf(pathOfImport(specifier, from) ?? '');
      const part = /^components\/ui\/(.+)$/.exec(stem)?.[1];
      if (part && Object.hasOwn(usualParts, part) && !there.has(stem.toLowerCase())) added.add(part);
    }
  }
  for (const part of [...added].toSorted()) {
    const path = `components/ui/${part}.jsx`;
    plan.files.set(path, usualParts[part]!);
    plan.changed.push(noteOf('usual-part-added', path));
  }
}
