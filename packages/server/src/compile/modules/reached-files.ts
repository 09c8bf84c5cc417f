import type { CompiledApp } from '../compile-app.ts';
import { fileOfModule } from './value-files.ts';

/** The files that an app can come to run: its root, or its pages and layout, and all that they import. */
export function reachedFiles({
  modules,
  root,
  layout,
  pages,
}: Pick<CompiledApp, 'modules' | 'root' | 'layout' | 'pages'>): ReadonlySet<string> {
  const waiting = root === null ? [...Object.values(pages), ...(layout === null ? [] : [layout])] : [root];
  const seen = new Set(waiting);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const next of modules.get(id)?.imports ?? []) {
      if (seen.has(next) || !modules.has(next)) continue;
      seen.add(next);
      waiting.push(next);
    }
  }
  return new Set([...seen].map((id) => fileOfModule(id).path));
}
