import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/** Style sheets that an app's globals.css may import, by the name it uses. Nothing else is ever read. */
export type StyleSheets = ReadonlyMap<string, string>;

const kitStyles = fileURLToPath(import.meta.resolve('@whittle/runtime/kit/styles/base.css')).replace(/base\.css$/, '');

export function readStyleSheets(): StyleSheets {
  const sheets = new Map<string, string>([['whittle/base.css', readFileSync(join(kitStyles, 'base.css'), 'utf8')]]);
  for (const file of readdirSync(join(kitStyles, 'fonts'))) {
    sheets.set(`whittle/fonts/${file}`, readFileSync(join(kitStyles, 'fonts', file), 'utf8'));
  }
  for (const name of ['index', 'theme', 'preflight', 'utilities']) {
    const content = readFileSync(require.resolve(`tailwindcss/${name}.css`), 'utf8');
    sheets.set(`tailwindcss/${name}.css`, content);
    sheets.set(`tailwindcss/${name}`, content);
    sheets.set(`./${name}.css`, content);
    if (name === 'index') sheets.set('tailwindcss', content);
  }
  return sheets;
}
