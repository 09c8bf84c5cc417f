import type { AppOutline } from '../app-outline.ts';
import type { CodeForm } from './transpile.ts';

const prefix = 'whittle/';
export const isPlatformFile = (path: string) => path.startsWith(prefix);

/** Files that are written for each app: the table of its pages, and the router that older projects make of it. */
const madeForApp = new Set(['pages.config', 'pages/index', 'pages']);

/**
 * The id of the file that the platform lends to an app at this path without extension, when the app has none there; null
 * where it lends nothing.
 */
export function providedFile(stem: string, provided: ReadonlyMap<string, string>): string | null {
  if (madeForApp.has(stem)) return `${prefix}${stem === 'pages' ? 'pages/index' : stem}.jsx`;
  for (const extension of ['jsx', 'js']) {
    if (provided.has(`${stem}.${extension}`)) return `${prefix}${stem}.${extension}`;
  }
  return null;
}

/** The id of a file with one function of a library in it, `date-fns/format`. */
export const singleExportFile = (library: string, name: string) => `${prefix}single/${library}/${name}.js`;

/** The id of a file that gives moment a language and makes it the one in use, as `moment/locale/de` does. */
export const momentLanguageFile = (language: string) => `${prefix}moment/${language}.js`;

/** The text of a file of the platform; undefined for any other path. */
export function platformFileText(
  path: string,
  provided: ReadonlyMap<string, string>,
  app: AppOutline,
  form: CodeForm,
): string | undefined {
  if (!isPlatformFile(path)) return undefined;
  const own = path.slice(prefix.length);
  if (own === 'pages.config.jsx') return pagesConfig(app, form);
  if (own === 'pages/index.jsx') return pagesRouter;
  const [, library, name] = /^single\/(.+)\/(\w+)\.js$/.exec(own) ?? [];
  if (library !== undefined) return `export { ${name} as default, ${name} } from ${JSON.stringify(library)};`;
  const language = /^moment\/([\w-]+)\.js$/.exec(own)?.[1];
  if (language !== undefined) return momentLanguage(language);
  return provided.get(own);
}

/**
 * Every page by name, each behind a boundary of its own. In a preview the pages are there already; a published app loads
 * each when it is first shown.
 */
function pagesConfig({ pages, layout, mainPage }: AppOutline, form: CodeForm): string {
  const entries = Object.entries(pages).map(([name, path], index) => ({ name, path, index }));
  const quoted = (text: string) => JSON.stringify(text);
  return [
    `import { pageSlot } from 'whittle/page-slot';`,
    layout === null ? 'const Layout = null;' : `import Layout from ${quoted(`@/${layout}`)};`,
    ...entries.flatMap(({ path, index }) =>
      form === 'preview' ? [`import * as page${index} from ${quoted(`@/${path}`)};`] : [],
    ),
    'export const PAGES = {',
    ...entries.map(({ name, path, index }) =>
      form === 'preview'
        ? `  ${quoted(name)}: pageSlot(${quoted(name)}, { page: () => page${index}.default }),`
        : `  ${quoted(name)}: pageSlot(${quoted(name)}, { load: () => import(${quoted(`@/${path}`)}) }),`,
    ),
    '};',
    `export const pagesConfig = { mainPage: ${quoted(mainPage ?? '')} || undefined, Pages: PAGES, Layout };`,
    'export default pagesConfig;',
  ].join('\n');
}

const momentLanguage = (language: string): string => `
import moment from 'moment';
import language from 'moment/dist/locale/${language}';
moment.locale('${language}');
export default language;`;

const pagesRouter = `
import { PagesRouter } from 'whittle/page-slot';
import { pagesConfig } from '@/pages.config';

export default function Pages() {
  return <PagesRouter {...pagesConfig} />;
}
`;
