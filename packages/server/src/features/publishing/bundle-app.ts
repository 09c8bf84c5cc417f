import type { FileProblem } from '@whittle/contract/preview';
import { isModule } from '@whittle/domain/files/file-kinds';
import { hasOwnSignIn } from '@whittle/domain/publishing/own-sign-in';
import type { LineMark } from '@whittle/domain/preview/line-map';
import { transform as minifyCss } from 'lightningcss';
import { libraryLinks } from '@whittle/runtime/build/vendor-plugin.ts';
import { type OutputChunk, type Plugin, rolldown } from 'rolldown';
import { createAppStyle } from '../../compile/styles/app-style.ts';
import { withBranding } from '../../compile/styles/with-branding.ts';
import { checksOf } from '../../compile/check-app.ts';
import { type CompiledApp, compileApp } from '../../compile/compile-app.ts';
import type { BuiltPlatform } from '../../compile/load-platform.ts';
import { runtimeFolder } from '../../compile/load-platform.ts';
import { reachedFiles } from '../../compile/modules/reached-files.ts';
import { appModules, entryId } from './bundle-plugin.ts';
import { fileId, pathOfId } from './bundle-entry.ts';
import { placesOf } from './bundle-places.ts';
import { assetName, type Bundle, makeAsset } from './bundle.ts';

/**
 * Bundles an app for its visitors: production React, only what is used of each library, a file per page, minified, with a
 * hash of the content in each name. Answers what keeps it from running instead when a file that it needs does not compile.
 * Assets with names in `stored` are there already.
 */
export async function bundleApp(
  files: ReadonlyMap<string, string>,
  platform: BuiltPlatform,
  stored: ReadonlySet<string> = new Set(),
): Promise<Bundle> {
  const app = compileApp(files, platform, 'published');
  const reached = reachedFiles(app);
  const isInTheWay = (problem: FileProblem) =>
    !app.absences.has(problem) && (reached.has(problem.file) || !isModule(problem.file));
  const check = (all: FileProblem[]) => checksOf(app, all.filter(isInTheWay)).problems;

  const styled = styleOf(app, files, platform);
  if (check(app.problems).length > 0)
    return { ok: false, problems: check([...app.problems, ...(await styled).problems]) };
  const lines = new Map<string, LineMark[][]>();
  // The bundler's own threads work while the style is made.
  const [style, output] = await Promise.all([
    styled,
    bundleModules(appModules(files, app, platform, (path, marks) => lines.set(path, marks))),
  ]);
  const all = [...app.problems, ...style.problems];
  const problems = check(all);
  if (problems.length > 0) return { ok: false, problems };

  const chunks = output.filter((one) => one.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry)!;
  // What a browser passes over in a stylesheet is passed over here, too.
  const stylesheet = {
    filename: 'app.css',
    code: new TextEncoder().encode(withBranding(style.css, files)),
    minify: true,
    errorRecovery: true,
  };
  const css = minifyCss(stylesheet).code;
  const cssName = assetName(css, 'css');
  const isNew = (name: string) => !stored.has(name);
  // Compressed by other threads, while this one follows where the lines stem from.
  const assets = [
    ...chunks.filter(({ fileName }) => isNew(fileName)).map(scriptAsset),
    ...(isNew(cssName) ? [makeAsset(cssName, 'text/css; charset=utf-8', css)] : []),
  ];
  const places = placesOf(chunks, pathOfId, (path) => lines.get(path));
  const pageChunks = Object.entries(app.pages).map(([name, path]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === fileId(path));
    return [name, chunk ? needs(chunk, chunks) : []] as const;
  });
  return {
    ok: true,
    warnings: checksOf(app, all).problems,
    assets: await Promise.all(assets),
    storedAssets: [...chunks.map(({ fileName }) => fileName), cssName].filter((name) => stored.has(name)),
    places: new TextEncoder().encode(JSON.stringify(places)),
    outline: {
      entry: entry.fileName,
      css: cssName,
      pages: Object.keys(app.pages),
      mainPage: app.mainPage,
      preload: needs(entry, chunks).slice(1),
      pagePreload: Object.fromEntries(pageChunks),
      language: app.language,
      direction: app.direction,
      theme: app.theme,
      foot: app.foot,
      socialImage: app.socialImage,
      hasOwnSignIn: hasOwnSignIn(files),
      makesCode: [...reached].some((path) => turnsTextIntoCode.test(files.get(path) ?? '')),
      viewport: app.viewport,
      icon: app.icon,
      links: style.links,
    },
  };
}

/** `eval`, `new Function` and what else a content policy calls so. */
const turnsTextIntoCode = /\beval\b|\bFunction\s*\(|\bWebAssembly\b/;

const scriptAsset = ({ fileName, code }: OutputChunk) =>
  makeAsset(fileName, 'text/javascript; charset=utf-8', new TextEncoder().encode(code));

function styleOf(app: CompiledApp, files: ReadonlyMap<string, string>, platform: BuiltPlatform) {
  const kitClasses = [...app.kitParts].flatMap((part) => platform.kitClasses[part] ?? []);
  return createAppStyle(platform.stylesheets).update({ files, kitClasses });
}

async function bundleModules(modules: Plugin) {
  const bundle = await rolldown({
    cwd: runtimeFolder,
    input: { app: entryId },
    platform: 'browser',
    resolve: { conditionNames: ['production', 'browser', 'import', 'module', 'default'] },
    plugins: [modules, libraryLinks()],
    // A name that a library does not have is undefined, as in the preview: only what uses it fails.
    shimMissingExports: true,
    moduleTypes: { '.png': 'dataurl' },
    transform: {
      define: { 'process.env.NODE_ENV': '"production"' },
      jsx: { runtime: 'automatic' },
    },
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      format: 'es',
      entryFileNames: '[hash].js',
      chunkFileNames: '[hash].js',
      hashCharacters: 'base36',
      minify: true,
      // For errors of visitors; the files themselves neither carry nor name it.
      sourcemap: 'hidden',
      comments: false,
      // What every page needs is one file; what several share is split by who needs it, so that no page loads more. Only
      // the entry names the pages: a change of one of them leaves the other files as they are, and browsers keep them.
      // Merging small shared files makes some that import one another, and a library then runs before the React that it
      // needs.
      codeSplitting: { groups: [{ name: 'core', tags: ['$initial'], test: (id) => id !== entryId }] },
    });
    return output;
  } finally {
    await bundle.close();
  }
}

/** A chunk and everything that it loads before it runs. */
function needs(chunk: OutputChunk, chunks: OutputChunk[], seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = chunks.find(({ fileName }) => fileName === name);
    if (next) needs(next, chunks, seen);
  }
  return [...seen];
}
