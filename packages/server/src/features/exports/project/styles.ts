import { fontFiles } from '@whittle/runtime/kit/fonts.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createAppStyle } from '../../../compile/styles/app-style.ts';
import type { CompiledApp } from '../../../compile/compile-app.ts';
import { type BuiltPlatform, runtimeFolder } from '../../../compile/load-platform.ts';
import type { ProjectFiles } from './project.ts';

const require = createRequire(join(runtimeFolder, 'package.json'));
const kitStyles = join(runtimeFolder, 'src/kit/styles');
const globals = 'src/globals.css';
const ownStylesheet = 'src/whittle/styles/app.css';

const baseImport = /@import\s+(?:url\()?["']whittle\/base\.css["']/;
const needsPreparing = /@import\s+(?:url\()?["']tailwindcss["']|@tailwind\b/;

/**
 * Whether an app's stylesheets are written for another Tailwind, or lie in several files that are read as one: then the project
 * holds what the compiler makes of them, because its own build would make something else.
 */
export function areStylesPrepared(files: ReadonlyMap<string, string>): boolean {
  const stylesheets = [...files.keys()].filter((path) => path.endsWith('.css'));
  const own = files.get('globals.css');
  if (own === undefined)
    return stylesheets.length > 0 || [...files.keys()].some((path) => path.startsWith('tailwind.config.'));
  return stylesheets.length > 1 || !baseImport.test(own) || needsPreparing.test(own);
}

/** Adds the stylesheet that the project starts with, and the typefaces that it names; answers its path. */
export async function addStyles(
  project: ProjectFiles,
  files: ReadonlyMap<string, string>,
  app: CompiledApp,
  platform: BuiltPlatform,
): Promise<string> {
  const own = files.get('globals.css');
  if (areStylesPrepared(files)) {
    const kitClasses = [...app.kitParts].flatMap((part) => platform.kitClasses[part] ?? []);
    const { css, links } = await createAppStyle(platform.stylesheets).update({ files, kitClasses });
    const imports = links.map((address) => `@import url("${address}");\n`).join('');
    for (const family of fontFamilies(css, /_whittle\/fonts\/([\w-]+?)-(?:latin|cyrillic)/g))
      addFontFiles(project, family);
    project.add(
      ownStylesheet,
      `/* Made from the app's own stylesheets and the classes that it used when it was exported. */\n${imports}${css}`,
    );
    return ownStylesheet;
  }
  const base = readFileSync(join(kitStyles, 'base.css'), 'utf8');
  // Classes are looked for in the source alone: a project holds data, too.
  project.add(
    'src/whittle/styles/base.css',
    base.replace("@import 'tailwindcss'", "@import 'tailwindcss' source('../../records')"),
  );
  for (const family of fontFamilies(own ?? '', /whittle\/fonts\/([\w-]+)\.css/g)) {
    addFontFiles(project, family);
    project.add(
      `src/whittle/styles/fonts/${family}.css`,
      readFileSync(join(kitStyles, 'fonts', `${family}.css`), 'utf8'),
    );
  }
  if (own !== undefined) return globals;
  project.add(ownStylesheet, '@import "whittle/base.css";\n');
  return ownStylesheet;
}

const fontFamilies = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].flatMap(([, family]) => (filesOf(family!).length > 0 ? [family!] : [])));

const filesOf = (family: string) => [...fontFiles].filter(([name]) => name.startsWith(`${family}-`));

function addFontFiles(project: ProjectFiles, family: string): void {
  for (const [name, source] of filesOf(family)) {
    project.add(`public/_whittle/fonts/${name}`, { copyOf: require.resolve(source) });
  }
}
