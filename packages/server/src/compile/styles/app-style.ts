import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { Scanner } from '@tailwindcss/oxide';
import type { FileProblem } from '@whittle/contract/preview';
import { isModule } from '@whittle/domain/files/file-kinds';
import { compile } from 'tailwindcss';
import { createLru } from '../../adapters/lru.ts';
import { type AppStylesheets, appStylesheets, stylesheetAt } from './app-stylesheets.ts';
import { withoutLayers } from './flat-layers.ts';
import {
  asTransforms,
  modernClass,
  opacityClasses,
  splitOpacities,
  underOldNames,
  withOldText,
  withOpacities,
} from '../legacy-tailwind/legacy-classes.ts';
import { withGapsBefore } from '../legacy-tailwind/legacy-gaps.ts';
import { inOldOrder } from '../legacy-tailwind/legacy-order.ts';
import { libraryStylesheetsIn, type Stylesheets } from './stylesheets.ts';
import { safelistIn } from './safelist.ts';
import { isTailwindConfig, readTailwindConfig, tailwindColours } from './tailwind-config.ts';

export type StyleInput = {
  files: ReadonlyMap<string, string>;
  /** Classes of the kit parts that the app uses. */
  kitClasses: readonly string[];
};

/** `links`: addresses of other sites' stylesheets that the app asks for. */
export type StyleResult = { css: string; links: string[]; problems: FileProblem[] };

export interface AppStyle {
  /** The style of these files. Only what changed since the last call is worked on. Never throws. */
  update(input: StyleInput): Promise<StyleResult>;
}

type Compiler = Awaited<ReturnType<typeof compile>>;

/** On one line, so that lines of an app's own stylesheet keep their numbers when it is put in front. */
const defaultSource = '@import "whittle/base.css";';

/**
 * Tailwind's utilities and nothing that is seen without one. Their values stand in them, so that a variable of the app that
 * has the name of one of Tailwind's is unset where the app does not set it.
 */
const blankSource =
  '@layer theme, utilities; @import "tailwindcss/theme" layer(theme) theme(inline reference); @import "tailwindcss/utilities" layer(utilities);';

/** How many classes that Tailwind does not know are taken out of `@apply` before a stylesheet is given up. */
const mostCuts = 40;

/**
 * Keeps one app's stylesheet. A stylesheet that cannot be read leaves the last good style in place and is reported. Classes
 * that are gone stay in the stylesheet until it is made again, which happens with each restart and each publish.
 */
export function createAppStyle(stylesheets: Stylesheets): AppStyle {
  const scanned = new Map<string, string>();
  const classes = new Set<string>();
  const imported = new Map<string, readonly string[]>();
  let source: string | null = null;
  let compiler: Compiler | null = null;
  let problems: FileProblem[] = [];
  let made = { css: '', shown: '' };

  /** Answers the classes that were not seen before. */
  function scan({ files, kitClasses }: StyleInput): string[] {
    const fresh: string[] = [];
    const add = (name: string) => {
      if (classes.has(name)) return;
      classes.add(name);
      fresh.push(modernClass(name));
    };
    for (const name of kitClasses) add(name);
    for (const [path, content] of files) {
      const isConfig = isTailwindConfig(path);
      if ((!isModule(path) && !isConfig) || scanned.get(path) === content) continue;
      scanned.set(path, content);
      if (isConfig) {
        for (const name of safelistIn(path, content)) add(name);
        continue;
      }
      imported.set(path, libraryStylesheetsIn(content));
      for (const name of classesIn(content, path.slice(path.lastIndexOf('.') + 1))) add(name);
    }
    return fresh;
  }

  /** Libraries' stylesheets stand below the app's own classes, on its first line, so that its lines keep their numbers. */
  function librarySource(files: StyleInput['files']): string {
    const names = [...imported].flatMap(([path, stylesheetNames]) => (files.has(path) ? stylesheetNames : []));
    return [...new Set(names)].map((name) => `@import "${name}" layer(components);`).join('');
  }

  function headOf({ isPlain, ownClasses, bareTokens }: AppStylesheets, files: StyleInput['files']): string {
    if (isPlain) return plainHead(files, bareTokens, classes);
    return ownClasses ? blankSource : defaultSource;
  }

  /** What the compiler made, as it would be of Tailwind 3. Most changes of an app leave it as it is. */
  function asTailwind3(css: string): string {
    if (css === made.css) return made.shown;
    const shown = withOpacities(inOldOrder(withoutLayers(underOldNames(css, classes))), splitOpacities(classes));
    made = { css, shown: withOldText(withGapsBefore(asTransforms(shown))) };
    return made.shown;
  }

  async function follow(head: string, own: AppStylesheets, files: StyleInput['files']): Promise<boolean> {
    const key = JSON.stringify([
      head,
      own.stylesheets,
      own.isPlain && [...files].filter(([path]) => path.startsWith('tailwind.')),
    ]);
    if (key === source && compiler) return false;
    source = key;
    problems = [];
    const left = own.stylesheets.map((stylesheet) => ({ ...stylesheet }));
    for (let cuts = 0; ; cuts += 1) {
      try {
        compiler = await compileStylesheets({ head, own: { ...own, stylesheets: left }, files, stylesheets });
        compiler.build(wanted([...classes].map(modernClass), own));
        return true;
      } catch (thrown) {
        const problem = problemOf(thrown, left);
        problems.push(problem);
        if (own.isPlain && cuts < mostCuts && withoutUnknownClass(left, problem)) continue;
        compiler ??= await compileStylesheets({
          head: defaultSource,
          own: { ...own, stylesheets: [] },
          files,
          stylesheets,
        });
        return true;
      }
    }
  }

  return {
    async update(input) {
      const { files } = input;
      const fresh = scan(input);
      const own = appStylesheets(files, classes);
      const libraries = librarySource(files);
      // Parts of the kit are drawn on the platform's stylesheet.
      if (input.kitClasses.length > 0) own.ownClasses = null;
      const isNew = await follow(libraries + headOf(own, files), own, files);
      const css = compiler!.build(wanted(isNew ? [...classes].map(modernClass) : fresh, own));
      const shown = own.isPlain ? asTailwind3(css) : css;
      return { css: shown, links: own.links, problems };
    },
  };
}

/** An app that is drawn by its own stylesheets alone means those with a class's name. */
const wanted = (names: string[], { ownClasses }: AppStylesheets): string[] =>
  ownClasses ? names.filter((name) => !ownClasses.has(name)) : names;

function plainHead(
  files: ReadonlyMap<string, string>,
  bareTokens: ReadonlySet<string>,
  classes: ReadonlySet<string>,
): string {
  const own = tailwindColours(files, bareTokens) + opacityClasses(splitOpacities(classes));
  return `@import "whittle/plain.css";${own}@plugin "tailwindcss-animate";@config "app";`;
}

/** Takes a class that `@apply` cannot find out of the stylesheets; false when that is not what was wrong. */
function withoutUnknownClass(left: { path: string; css: string }[], problem: FileProblem): boolean {
  const name = /unknown utility class [`'"]?([^`'"\s]+)[`'"]?/.exec(problem.message)?.[1]?.replace(/\.$/, '');
  if (name === undefined) return false;
  let isCut = false;
  for (const stylesheet of left) {
    stylesheet.css = stylesheet.css.replace(/@apply([^;}]*)/g, (whole, list: string) => {
      const names = list.split(/\s+/).filter(Boolean);
      if (!names.includes(name)) return whole;
      isCut = true;
      const rest = names.filter((one) => one !== name);
      return rest.length > 0 ? `@apply ${rest.join(' ')}` : '';
    });
  }
  problem.severity = 'warning';
  return isCut;
}

function problemOf(thrown: unknown, left: readonly { path: string }[]): FileProblem {
  const text = thrown instanceof Error ? thrown.message : String(thrown);
  const position = /^([^\s:]+\.css):(\d+):(\d+): /.exec(text);
  return {
    file: position?.[1] ?? left[0]?.path ?? 'globals.css',
    line: position ? Number(position[2]) : null,
    column: position ? Number(position[3]) : null,
    message: text.slice(position?.[0].length ?? 0),
    severity: 'error',
  };
}

const maxNames = 1_000_000;
const names = createLru<readonly string[]>({ maxWeight: maxNames, weigh: ({ length }) => 1 + length });

/** The names in a source that may be Tailwind classes. Kept by content: each publish makes the style again. */
export function classesIn(content: string, extension: string): readonly string[] {
  const key = hash('sha256', `${extension}\n${content}`, 'base64url');
  const known = names.get(key) ?? new Scanner({ sources: [] }).scanFiles([{ content, extension }]);
  names.set(key, known);
  return known;
}

type Source = { head: string; own: AppStylesheets; files: ReadonlyMap<string, string>; stylesheets: Stylesheets };

function compileStylesheets({ head, own, files, stylesheets }: Source): Promise<Compiler> {
  const texts = new Map(own.stylesheets.map(({ path, css }) => [path, css]));
  const importOf = ({ path, place }: AppStylesheets['stylesheets'][number]) =>
    `@import "app/${path}"${place ? ` layer(${place})` : ''};`;
  const only = own.stylesheets.length === 1 && !own.isPlain ? own.stylesheets[0]! : null;
  const rest = only === null ? own.stylesheets.map(importOf).join('') : '';
  return compile(only === null ? head + rest : withBase(only.css, head), {
    base: '/',
    from: only?.path ?? 'app.css',
    async loadStylesheet(id, base) {
      const from = base === '/' ? (only?.path ?? '') : base.replace(/^\/app\//, '');
      const own = id.startsWith('app/') ? id.slice(4) : stylesheetAt(id, from, files);
      const text = own === null ? undefined : (texts.get(own) ?? files.get(own));
      if (text !== undefined) return { path: own!, base: `/app/${own}`, content: text };
      if (base.startsWith('/app/') && id.startsWith('tailwindcss')) return { path: id, base, content: '' };
      const name = base === '/' && id === 'tailwindcss' ? 'whittle/base.css' : id;
      const content = stylesheets.get(name);
      if (content === undefined)
        throw new Error(`@import "${id}" leads to no stylesheet. Use "whittle/base.css" and "whittle/fonts/….css".`);
      return { path: name, base: `/${name}`, content };
    },
    async loadModule(id, base) {
      if (id === 'app') return { path: id, base, module: readTailwindConfig(files) };
      if (own.isPlain) return { path: id, base, module: plugins[id]?.() ?? (() => {}) };
      throw new Error(`@plugin and @config are not part of apps (“${id}”). Use tokens in :root and utilities.`);
    },
  });
}

const require = createRequire(import.meta.url);

/** Plugins of Tailwind that exports use; others add nothing. */
const plugins: Readonly<Record<string, (() => never) | undefined>> = Object.assign(
  Object.create(null) as Record<string, never>,
  { 'tailwindcss-animate': () => require('tailwindcss-animate') as never },
);

/** Every app stands on the platform's stylesheet, also when its own forgot to import it or is written for Tailwind 3. */
const withBase = (own: string, head: string): string =>
  /@import\s+(?:url\()?["'](?:whittle\/base\.css|tailwindcss)["']/.test(own)
    ? head.replace(defaultSource, '') + own
    : head + own;
