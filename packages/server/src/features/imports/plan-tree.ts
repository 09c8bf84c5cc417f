import type { ImportPlan } from '@whittle/domain/imports/import-plan';

/** The files of the app that a plan becomes; `addresses` are those of its stored files. */
export function planTree(
  { files, assets, entities }: Pick<ImportPlan, 'files' | 'assets' | 'entities'>,
  addresses: ReadonlyMap<string, string> = new Map(),
): Map<string, string> {
  const tree = new Map(files);
  for (const path of assets.keys()) tree.set(path, addresses.get(path) ?? '/files/');
  for (const { name, schema } of entities) tree.set(`entities/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`);
  return tree;
}
