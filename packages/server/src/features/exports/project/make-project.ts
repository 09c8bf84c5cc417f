import { projectPathOf } from '@whittle/domain/exports/project-paths';
import { compileApp } from '../../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../../compile/load-platform.ts';
import { kitFilesOf, linkSources, placeOf, providersOf, readAppSources } from './app-sources.ts';
import { iconFile, indexHtml } from './index-html.ts';
import { addKit } from './kit-source.ts';
import { connectFile, mainFile } from './main-file.ts';
import { MissingModules } from './missing-modules.ts';
import { packageJson } from './package-json.ts';
import { PlatformModules } from './platform-modules.ts';
import { platformPath, platformSource } from './platform-source.ts';
import { type Project, ProjectFiles } from './project.ts';
import { readme } from './readme.ts';
import { addStyles, areStylesPrepared } from './styles.ts';
import { pluginPath, viteConfig, vitePlugin } from './vite-config.ts';

export type ExportedDraft = {
  id: string;
  name: string;
  slug: string;
  /** Where the app is published, or would be. */
  url: string;
  title: string;
  description: string;
  accentColor: string | null;
  files: ReadonlyMap<string, string>;
  hasData: boolean;
  hasPrivateFiles: boolean;
};

const connectPath = 'src/whittle/connect.js';

/** The Vite project of an app, without data and uploads. Files of assets are left out: their bytes are uploads. */
export async function makeProject(app: ExportedDraft, platform: BuiltPlatform): Promise<Project> {
  const compiled = compileApp(app.files, platform);
  const sources = readAppSources(app.files, compiled, platform);
  const { root } = compiled;
  const providers = providersOf(sources, compiled);
  const project = new ProjectFiles();
  for (const [path, content] of app.files) project.addOwn(projectPathOf(path), content);
  for (const [path, content] of sources.provided) project.add(placeOf(path), content);

  const entities = [...app.files.keys()].flatMap((path) => /^entities\/(\w+)\.json$/.exec(path)?.[1] ?? []);
  const modules = new PlatformModules(project, entities);
  const missing = new MissingModules(project);
  const kitFiles = kitFilesOf(sources.requests);
  if (providers.includes('toaster')) kitFiles.push('ui/sonner.tsx');
  const kit = addKit(project, kitFiles);

  const holder = (path: string) => {
    const problem = sources.broken.get(path);
    return problem === undefined ? projectPathOf(path) : missing.ask(problem, []);
  };
  const byName = Object.entries(compiled.pages).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const pages = Object.fromEntries(byName.map(([name, path]) => [name, holder(path)]));
  const layout = compiled.layout === null ? null : holder(compiled.layout);
  const { links, packages, wrappers } = linkSources(sources, {
    icons: platform.icons,
    areStylesPrepared: areStylesPrepared(app.files),
    project,
    modules,
    missing,
    kitPlaceOf: kit.placeOf,
  });

  const start = platformSource(['exported/start-exported.tsx', 'exported/connect.ts', 'sdk/modules.ts', ...wrappers]);
  for (const [path, text] of start.files) project.add(path, text);
  project.add(connectPath, connectFile(`./${platformPath('exported/connect.ts').replace('src/whittle/', '')}`));

  const mainPath = project.has('src/main.jsx') ? 'src/whittle/main.jsx' : 'src/main.jsx';
  const main = mainFile({
    mainPage: compiled.mainPage,
    providers,
    pages,
    layout,
    root: root === null ? null : holder(root),
    style: await addStyles(project, app.files, compiled, platform),
    start: platformPath('exported/start-exported.tsx'),
    connect: connectPath,
  });
  project.add(mainPath, main);

  const specifiers = [...packages, ...kit.packages, ...start.packages, ...connectorsOf(main), 'react', 'react-dom'];
  const { text, missing: unknown } = packageJson(app.slug, specifiers);
  project.add('package.json', text);
  const needsPlugin = !links.isEmpty || Object.keys(sources.languages).length > 0;
  project.add('vite.config.js', viteConfig(needsPlugin));
  if (needsPlugin) project.add(pluginPath, vitePlugin(links, sources.languages));
  project.add('index.html', indexHtml(app).replace('/src/main.jsx', `/${mainPath}`));
  project.add('public/icon.svg', iconFile(app));
  project.add('.env', envFile(app));
  project.add('.gitignore', 'node_modules\ndist\ndata\n');
  const notes = [...new Set([...missing.messages, ...unknown.map((name) => `The package “${name}” is missing.`)])];
  const functions = [...app.files.keys()].filter((path) => path.startsWith('functions/')).length;
  project.add('README.md', readme({ ...app, functions, notes }));
  return { files: project.files, generated: [...project.generated].sort(), notes };
}

/** The second half says the same to code that was written for the vendor's builder. */
const envFile = ({ url, id }: ExportedDraft) =>
  [
    `VITE_WHITTLE_URL=${url}`,
    `VITE_WHITTLE_APP_ID=${id}`,
    'VITE_BASE44_APP_ID=$VITE_WHITTLE_APP_ID',
    'VITE_BASE44_APP_BASE_URL=$VITE_WHITTLE_URL',
    '',
  ].join('\n');

const connectorsOf = (code: string) =>
  [...code.matchAll(/ from '([^'@./][^']*|@[^'/][^']*)'/g)].map((match) => match[1]!);
