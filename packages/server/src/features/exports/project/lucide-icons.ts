import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import type { IconSet } from '../../../compile/platform.ts';

const require = createRequire(join(runtimeFolder, 'package.json'));
let names: ReadonlySet<string> | undefined;

/** Whether the installed library itself exports an icon of this name; the platform keeps some that it dropped. */
export function isInLucide(name: string): boolean {
  if (!names) {
    const entry = join(dirname(require.resolve('lucide-react')), '..', 'esm', 'lucide-react.mjs');
    names = new Set([...readFileSync(entry, 'utf8').matchAll(/default as (\w+)/g)].map((match) => match[1]!));
  }
  return names.has(name);
}

/** A module that offers the library's icons and those that it does not have: as the platform draws them, else a square. */
export function lucideModule(wanted: readonly string[], icons: IconSet): string {
  const lines = wanted.map((name) => {
    const data = icons.data(name);
    return data === null
      ? `export { Square as ${name} } from 'lucide-react';`
      : `export const ${name} = createLucideIcon(${data});`;
  });
  const head = lines.some((line) => line.includes('createLucideIcon'))
    ? [`import { createLucideIcon } from 'lucide-react';`, '']
    : [];
  return `${[...head, `export * from 'lucide-react';`, '// Icons that the library does not have.', ...lines].join('\n')}\n`;
}
