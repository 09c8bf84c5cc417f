import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const folderOf = (file: string) => dirname(require.resolve(file));

/** JavaScript, the browser and React as TypeScript knows them. Comments of the browser's 2 MB are left out. */
export function readStandardTypes(): Record<string, string> {
  const files: Record<string, string> = {};
  const lib = folderOf('typescript-in-js/lib/typescript.js');
  for (const name of readdirSync(lib)) {
    if (!/^lib\.(?:es(?:5|6|20\d\d)|dom|decorators)(?:\.|$)/.test(name)) continue;
    if (/asynciterable|\.full\./.test(name)) continue;
    const text = readFileSync(join(lib, name), 'utf8');
    files[`/lib/${name}`] = name.startsWith('lib.dom') ? withoutComments(text) : text;
  }
  const react = folderOf('@types/react/package.json');
  for (const name of ['index.d.ts', 'global.d.ts', 'jsx-runtime.d.ts'])
    files[`/node_modules/@types/react/${name}`] = readFileSync(join(react, name), 'utf8');
  const css = createRequire(join(react, 'index.d.ts')).resolve('csstype/package.json');
  files['/node_modules/csstype/index.d.ts'] = withoutComments(readFileSync(join(dirname(css), 'index.d.ts'), 'utf8'));
  return files;
}

/** Comments that tell the compiler something stay: `/// <reference`. */
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\n\s*\n/g, '\n');
