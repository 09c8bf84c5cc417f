import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blankStylesheet } from './app-stylesheets.ts';
import { plainBase } from './plain-base.ts';

const require = createRequire(import.meta.url);

/** Stylesheets that an app's globals.css may import, by the name it uses. Nothing else is ever read. */
export type Stylesheets = ReadonlyMap<string, string>;

/** Stylesheets of libraries, by the names that apps import them by in their code. */
const libraryStylesheets: Record<string, string> = {
  'leaflet/dist/leaflet.css': 'leaflet/dist/leaflet.css',
  'react-quill/dist/quill.snow.css': 'react-quill-new/dist/quill.snow.css',
  'react-quill/dist/quill.bubble.css': 'react-quill-new/dist/quill.bubble.css',
  'react-quill-new/dist/quill.snow.css': 'react-quill-new/dist/quill.snow.css',
  'react-quill-new/dist/quill.bubble.css': 'react-quill-new/dist/quill.bubble.css',
  'quill/dist/quill.snow.css': 'react-quill-new/dist/quill.snow.css',
  'driver.js/dist/driver.css': 'driver.js/dist/driver.css',
  'react-phone-number-input/style.css': 'react-phone-number-input/style.css',
  'react-day-picker/style.css': 'react-day-picker/style.css',
  'react-day-picker/dist/style.css': 'react-day-picker/style.css',
};

/** Those of them that a source imports. */
export function libraryStylesheetsIn(source: string): string[] {
  if (!source.includes('.css')) return [];
  return [...source.matchAll(/import\s*["']([^"']+\.css)["']/g)].flatMap(([, name]) =>
    Object.hasOwn(libraryStylesheets, name!) ? [name!] : [],
  );
}

const runtimeRequire = createRequire(import.meta.resolve('@whittle/runtime/kit/styles/base.css'));

/** A library's stylesheet with its pictures in it, since it is served from elsewhere than the library lies. */
function readLibraryStylesheet(specifier: string): string {
  const path = runtimeRequire.resolve(specifier);
  return readFileSync(path, 'utf8').replace(/url\(["']?([\w./-]+\.png)["']?\)/g, (_, image: string) => {
    const content = readFileSync(join(dirname(path), image)).toString('base64');
    return `url(data:image/png;base64,${content})`;
  });
}

const kitStyles = fileURLToPath(import.meta.resolve('@whittle/runtime/kit/styles/base.css')).replace(/base\.css$/, '');

export function readStylesheets(): Stylesheets {
  const base = readFileSync(join(kitStyles, 'base.css'), 'utf8');
  const stylesheets = new Map<string, string>([
    ['whittle/base.css', base],
    ['whittle/plain.css', plainBase(base)],
    [blankStylesheet, ''],
  ]);
  for (const file of readdirSync(join(kitStyles, 'fonts'))) {
    stylesheets.set(`whittle/fonts/${file}`, readFileSync(join(kitStyles, 'fonts', file), 'utf8'));
  }
  for (const name of ['index', 'theme', 'preflight', 'utilities']) {
    const content = readFileSync(require.resolve(`tailwindcss/${name}.css`), 'utf8');
    stylesheets.set(`tailwindcss/${name}.css`, content);
    stylesheets.set(`tailwindcss/${name}`, content);
    stylesheets.set(`./${name}.css`, content);
    if (name === 'index') stylesheets.set('tailwindcss', content);
  }
  for (const [name, source] of Object.entries(libraryStylesheets)) stylesheets.set(name, readLibraryStylesheet(source));
  return stylesheets;
}
