import { parseSync } from 'oxc-parser';
import type { ImportPlan } from './import-plan.ts';
import { type Recognition, recogniseExport } from './recognise-export.ts';
import type { SyntaxNode } from '../source-code/syntax.ts';

/** What a project becomes on a platform that answers none of its imports. For tests. */
export function planOf(files: Record<string, string>): ImportPlan {
  const recognised = recognise(files);
  if (!recognised.ok) throw new Error('this is no app');
  return recognised.plan;
}

/** The same with the apps that an archive holds; `folder` is the chosen one. */
export const recognise = (files: Record<string, string>, folder: string | null = null): Recognition =>
  recogniseExport(new Map(Object.entries(files)), {
    parse: (path, source) =>
      parseSync(path, source, { lang: 'tsx', sourceType: 'module' }).program as unknown as SyntaxNode,
    platform: { answers: () => false, exportsOf: () => null },
    folder,
  });
