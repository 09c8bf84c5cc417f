import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Every icon of lucide-react: `data` by its own name as JSON, `names` leads each exported name to that name. */
export type IconTable = { data: Record<string, unknown>; names: Record<string, string> };

const tools = new Set(['createLucideIcon', 'Icon', 'LucideProvider', 'useLucideContext', 'icons']);

/**
 * Reads the icon set from the installed package; file by file, because its entry point exports components only. Brand
 * marks and the like, which lucide has dropped since, come from the last set that had them: apps still name them.
 */
export async function readIconTable(): Promise<IconTable> {
  const table: IconTable = { data: {}, names: {} };
  await addIcons(table, 'lucide-react', 'lucide-react.mjs', 'mjs');
  await addIcons(table, 'lucide-react-with-brands', 'lucide-react.js', 'js');
  return table;
}

async function addIcons(table: IconTable, packageName: string, entryFile: string, extension: string): Promise<void> {
  const folder = dirname(fileURLToPath(import.meta.resolve(packageName))).replace(/cjs$/, 'esm');
  const entry = await readFile(join(folder, entryFile), 'utf8');
  const statements = [...entry.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.m?js'/g)];
  await Promise.all(
    statements.map(async ([, list, file]) => {
      const names = [...list!.matchAll(/default as (\w+)/g)].map(([, name]) => name!);
      const missing = names.filter((name) => !tools.has(name) && !(name in table.names));
      if (missing.length === 0) return;
      const address = pathToFileURL(join(folder, 'icons', `${file}.${extension}`)).href;
      const icon = (await import(address)) as { __iconData?: unknown; __iconNode?: unknown };
      table.data[file!] ??= icon.__iconData ?? { name: file, size: 24, node: icon.__iconNode };
      for (const name of missing) table.names[name] = file!;
    }),
  );
}
