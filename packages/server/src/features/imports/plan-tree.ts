import type { ImportPlan } from '@whittle/domain/imports/import-plan';
import { saysTheSame } from '@whittle/domain/imports/says-the-same';

/** The files of the app that a plan becomes; `addresses` are those of its stored files. */
export function planTree(
  { files, assets, entities, entityTexts }: Pick<ImportPlan, 'files' | 'assets' | 'entities' | 'entityTexts'>,
  addresses: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const tree = new Map(files);
  for (const path of assets.keys()) tree.set(path, addresses.get(path) ?? '/files/');
  for (const { name, schema } of entities) {
    const written = entityTexts.get(name);
    const isSame = written !== undefined && saysTheSame(name, written, schema);
    tree.set(`entities/${name}.json`, isSame ? written : `${JSON.stringify(schema, null, 2)}\n`);
  }
  return tree;
}
