import { fontFiles } from '@whittle/runtime/kit/fonts.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runtimeFolder } from '../../../compile/load-platform.ts';
import type { ProjectFiles } from './project.ts';

const require = createRequire(join(runtimeFolder, 'package.json'));
const kitStyles = join(runtimeFolder, 'src/kit/styles');
const globals = 'src/globals.css';
const prepared = 'src/whittle/styles/app.css';

/** Adds the platform's sheet and the typefaces that the app uses; answers the sheet that the project starts with. */
export function addStyles(project: ProjectFiles, own: string | undefined): string {
  const base = readFileSync(join(kitStyles, 'base.css'), 'utf8');
  // Classes are looked for in the source alone: a project holds data, too.
  project.add(
    'src/whittle/styles/base.css',
    base.replace("@import 'tailwindcss'", "@import 'tailwindcss' source('../..')"),
  );
  for (const family of new Set([...(own ?? '').matchAll(/whittle\/fonts\/([\w-]+)\.css/g)].map((match) => match[1]!))) {
    addFont(project, family);
  }
  if (own !== undefined && standsOnBase(own)) return globals;
  project.add(prepared, withBase(own ?? ''));
  return prepared;
}

const baseImport = /@import\s+(?:url\()?["']whittle\/base\.css["']\)?\s*;?/;
const tailwindImport = /@import\s+(?:url\()?["']tailwindcss["']\)?\s*;?/;
const oldDirectives = /^\s*@tailwind\s+(?:base|components|utilities)\s*;/gm;

const standsOnBase = (own: string) =>
  baseImport.test(own) && !tailwindImport.test(own) && own.search(oldDirectives) < 0;

/** As the compiler reads a sheet that does not stand on the platform's own, or is written for an older Tailwind. */
function withBase(own: string): string {
  const cleaned = own.replace(oldDirectives, '').replace(tailwindImport, '');
  return baseImport.test(cleaned) ? cleaned : `@import "whittle/base.css";\n${cleaned}`;
}

function addFont(project: ProjectFiles, family: string): void {
  const files = [...fontFiles].filter(([name]) => name.startsWith(`${family}-`));
  if (files.length === 0) return;
  const sheet = readFileSync(join(kitStyles, 'fonts', `${family}.css`), 'utf8');
  project.add(`src/whittle/styles/fonts/${family}.css`, sheet);
  for (const [name, source] of files) project.add(`public/_whittle/fonts/${name}`, { copyOf: require.resolve(source) });
}
