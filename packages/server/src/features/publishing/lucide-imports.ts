import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runtimeFolder } from '../../compile/load-platform.ts';

const require = createRequire(join(runtimeFolder, 'package.json'));
const folder = join(dirname(require.resolve('lucide-react')), '..', 'esm');

/** Exports of lucide-react that are no icons: their file, and their name in it. */
const tools: Record<string, { file: string; name: string }> = {
  createLucideIcon: { file: join(folder, 'createLucideIcon.mjs'), name: 'default' },
  Icon: { file: join(folder, 'Icon.mjs'), name: 'default' },
  LucideProvider: { file: join(folder, 'context.mjs'), name: 'LucideProvider' },
  useLucideContext: { file: join(folder, 'context.mjs'), name: 'useLucideContext' },
};

export const createIconFile = tools['createLucideIcon']!.file;

/**
 * Replaces each import of several icons in a source of the platform by one import for each (`icon:{name}`). The library's
 * own entry point names two thousand files, which a bundler would have to read every time.
 */
export function withSingleIcons(code: string): string {
  return code.replace(/\b(import|export) \{([^}]*)\} from ['"]lucide-react['"];?/g, (_, verb: string, list: string) =>
    list
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '' && !item.startsWith('type '))
      .map((item) => {
        const [wanted = '', local = wanted] = item.split(/\s+as\s+/);
        const { file, name } = tools[wanted] ?? { file: `icon:${wanted}`, name: 'default' };
        return `${verb} { ${name} as ${local} } from ${JSON.stringify(file)};`;
      })
      .join(''),
  );
}
