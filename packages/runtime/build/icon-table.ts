import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Every icon of lucide-react: `data` by its own name as JSON, `names` leads each exported name to that name. */
export type IconTable = { data: Record<string, unknown>; names: Record<string, string> };

const tools = new Set(['createLucideIcon', 'Icon', 'LucideProvider', 'useLucideContext', 'icons']);

/** Reads the icon set from the installed package; file by file, because its entry point exports components only. */
export async function readIconTable(): Promise<IconTable> {
  const folder = dirname(fileURLToPath(import.meta.resolve('lucide-react'))).replace(/cjs$/, 'esm');
  const entry = await readFile(join(folder, 'lucide-react.mjs'), 'utf8');
  const table: IconTable = { data: {}, names: {} };
  const statements = [...entry.matchAll(/export \{([^}]*)\} from '\.\/icons\/([^']+)\.mjs'/g)];
  await Promise.all(
    statements.map(async ([, list, file]) => {
      const icon = (await import(pathToFileURL(join(folder, 'icons', `${file}.mjs`)).href)) as { __iconData: unknown };
      table.data[file!] = icon.__iconData;
      for (const [, name] of list!.matchAll(/default as (\w+)/g)) if (!tools.has(name!)) table.names[name!] = file!;
    }),
  );
  return table;
}
